// Files that were written before the words changed are still read: a saved game, and results of the lab.
#include <gmock/gmock.h>

#include <boost/json.hpp>
#include <filesystem>

#include "tests/apps/program.h"
#include "tests/support/places.h"

namespace tessera {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string from_before = source_tree() + "tests/from_before/";

// The folder of a result, unpacked.
std::string old_result(const std::string& name)
{
    std::string folder = scratch_path("result-from-before-" + name);
    std::filesystem::create_directories(folder);
    const std::string kept = from_before + "relevance/" + name;
    const Ran unpacked = run_other_program({"gzip", "-dc", kept + "/result.json.gz"});
    EXPECT_EQ(unpacked.exit_code, 0) << unpacked.err;
    std::ofstream(folder + "/result.json") << unpacked.out;
    std::filesystem::copy_file(kept + "/games.csv", folder + "/games.csv",
                               std::filesystem::copy_options::overwrite_existing);
    return folder;
}

TEST(FromBefore, ASavedGameIsToldAndPlayedOn)
{
    const Ran told = run_program({"replay", from_before + "saved_game.json", "--quiet"});
    EXPECT_EQ(told.exit_code, 0) << told.err;

    const std::string copy = write_scratch("saved-from-before.json", read_whole(from_before + "saved_game.json"));
    const Ran played = run_program({"play", copy}, "1\nquit\n");
    EXPECT_EQ(played.exit_code, 0) << played.err;
    EXPECT_GT(read_whole(copy).size(), read_whole(from_before + "saved_game.json").size());
}

TEST(FromBefore, ResultsAreReadAndMerged)
{
    const std::string whole = scratch_path("merged-from-before");
    const Ran merged = run_program({"lab", "merge", old_result("first"), old_result("second"), "-o", whole});
    ASSERT_EQ(merged.exit_code, 0) << merged.err;

    const boost::json::value result = boost::json::parse(read_whole(whole + "/result.json"));
    EXPECT_EQ(result.at("version"), 2);
    EXPECT_EQ(boost::json::serialize(result.at("games")), "[[0,2]]");
    const boost::json::array& arms = result.at("study").at("arms").as_array();
    ASSERT_EQ(arms.size(), 5u);
    using Words = boost::json::array;
    EXPECT_EQ(arms[1].at("sitters").at(0).at("uniform"), Words{"choose-building"});
    EXPECT_EQ(arms[1].at("sitters").at(0).at("forbidden"), Words{});
    EXPECT_EQ(arms[3].at("sitters").at(0).at("uniform"), Words{});
    EXPECT_EQ(arms[3].at("sitters").at(0).at("forbidden"), Words{"build"});
    for (const boost::json::value& counts : result.at("counts").at("arms").as_array())
        EXPECT_EQ(counts.at("news").at("games"), 2);

    // The report is made of today's words, so that its page finds them.
    const std::string report = read_whole(whole + "/report.html");
    EXPECT_THAT(report, HasSubstr(R"("forbidden":["build"])"));
    EXPECT_THAT(report, Not(HasSubstr(R"("never":)")));
}

}  // namespace
}  // namespace tessera
