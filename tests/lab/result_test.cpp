// Results: the same in parts as in one piece, written and read without loss, and compared with honest verdicts.
#include "lab/result.h"

#include <gmock/gmock.h>

#include <boost/json.hpp>

#include "engine/content.h"
#include "engine/registry.h"
#include "lab/figures.h"
#include "lab/play.h"

namespace tessera::lab {
namespace {

namespace json = boost::json;

ReadyArm arm_of(const std::string& rule_set, const std::string& player, std::size_t seats,
                const OptionSettings& settings = {})
{
    return ready_arm(rule_set, load_rule_set(rule_set, settings), std::vector<Sitter>(seats, {player, {}}), false,
                     content_from(game_of(rule_set).content));
}

Result played(const ReadyStudy& study, GameRange range)
{
    return {study.study, {range}, play_part(study, range).counts};
}

ReadyStudy study_of(const std::string& kind, std::vector<ReadyArm> arms)
{
    return ready_study(kind, 7, std::move(arms));
}

std::string text_of(const Result& result) { return json::serialize(to_json(result)); }

TEST(Result, IsTheSameInOnePieceAndInParts)
{
    const ReadyStudy study = study_of("run", {arm_of("market-trading", "random", 3)});
    const Result whole = played(study, {0, 40});
    Result parts = played(study, {25, 40});
    parts.merge(played(study, {0, 11}));
    EXPECT_EQ(parts.ranges.size(), 2u);
    parts.merge(played(study, {11, 25}));
    EXPECT_EQ(text_of(parts), text_of(whole));
    EXPECT_EQ(parts.games(), 40u);
}

TEST(Result, IsReadBackWithoutLoss)
{
    const ReadyStudy study =
        study_of("compare", {arm_of("treasury-0.6", "random", 2), arm_of("treasury-0.7", "random", 2)});
    const Result result = played(study, {0, 12});
    const std::string text = text_of(result);
    EXPECT_EQ(text_of(result_from(json::parse(text))), text);

    const Part part = play_part(study, {3, 5});
    EXPECT_EQ(part_from(text_of(part)).rows, part.rows);
}

TEST(Result, RefusesWhatDoesNotFit)
{
    const ReadyStudy study = study_of("run", {arm_of("market-trading", "random", 2)});
    Result result = played(study, {0, 2});
    EXPECT_THROW(result.merge(played(study, {1, 3})), BadResult);
    EXPECT_THROW(result.merge(played(study_of("run", {arm_of("market-trading", "random", 3)}), {2, 3})), BadResult);
    EXPECT_THROW(result_from(json::parse("{}")), BadResult);
    EXPECT_THROW(result_from(json::parse(R"({"format": "tessera-lab", "version": 99})")), BadResult);
    EXPECT_THROW(result_from(json::parse(R"({"format": "tessera-lab", "version": 1, "study": []})")), BadResult);
}

// Whatever number is changed, the file is refused or read; nothing breaks.
TEST(Result, OfChangedFilesIsRefusedOrRead)
{
    const ReadyStudy study = study_of("run", {arm_of("market-trading", "random", 2)});
    const json::value good = json::parse(text_of(played(study, {0, 2})));
    const auto with = [&](auto&& change) {
        json::value changed = good;
        change(changed.at("counts").at("arms").at(0).as_object());
        return changed;
    };
    EXPECT_THROW(result_from(with([](json::object& arm) { arm["seats"] = 3; })), BadResult);
    EXPECT_THROW(result_from(with([](json::object& arm) { arm["seats"] = 0; })), BadResult);
    EXPECT_THROW(result_from(with([](json::object& arm) { arm["moments"].as_array().pop_back(); })), BadResult);
    EXPECT_THROW(result_from(with([](json::object& arm) { arm["columns"].as_array().clear(); })), BadResult);
    EXPECT_THROW(result_from(with([](json::object& arm) { arm["columns"].at(0).as_object()["scale"] = 0; })),
                 BadResult);
    EXPECT_THROW(result_from(with([](json::object& arm) { arm["ratios"].as_array().clear(); })), BadResult);
    EXPECT_THROW(result_from(with([](json::object& arm) { arm["news"].as_object()["games"] = 7; })), BadResult);
    EXPECT_NO_THROW(to_json(result_from(with([](json::object& arm) { arm["played"] = "nothing"; }))));
}

TEST(Result, HasARowForEachGameOfEachArm)
{
    const ReadyStudy study =
        study_of("compare", {arm_of("treasury-0.6", "random", 2), arm_of("treasury-0.7", "random", 2)});
    const Part part = play_part(study, {4, 7});
    const auto count = [](const std::string& text, char c) { return std::count(text.begin(), text.end(), c); };
    EXPECT_EQ(count(part.rows, '\n'), 6);
    EXPECT_EQ(count(part.rows, ','), 6 * count(header_of(study), ','));
    EXPECT_TRUE(part.rows.starts_with("4,treasury-0.6,"));
}

// The same rules twice, on the same seeds: no figure may differ at all.
TEST(Comparison, OfAGameWithItselfSeesNoDifference)
{
    const ReadyStudy study =
        study_of("compare", {arm_of("market-trading", "random", 2), arm_of("market-trading", "random", 2)});
    const json::object figures = figures_of(played(study, {0, 60}));
    const json::array& compared = figures.at("comparisons").at(0).at("figures").as_array();
    EXPECT_GT(compared.size(), 40u);
    for (const json::value& figure : compared) {
        if (figure.at("group") == json::value("card")) continue;  // these are not paired
        EXPECT_EQ(figure.at("difference").at("value").to_number<double>(), 0) << json::serialize(figure);
        EXPECT_NE(figure.at("finding"), json::value("more"));
        EXPECT_NE(figure.at("finding"), json::value("less"));
    }
}

TEST(Comparison, PutsTheBiggestMoversFirst)
{
    const ReadyStudy study =
        study_of("compare", {arm_of("treasury-0.6", "random", 2), arm_of("treasury-0.7", "random", 2)});
    const json::object figures = figures_of(played(study, {0, 80}));
    const json::array& compared = figures.at("comparisons").at(0).at("figures").as_array();
    bool decided = true;
    double last = 1e300;
    for (const json::value& figure : compared) {
        const bool now = figure.at("finding") == json::value("more") || figure.at("finding") == json::value("less");
        EXPECT_FALSE(now && !decided) << "a verdict comes after figures without one";
        if (now != decided) last = 1e300;
        decided = now;
        EXPECT_LE(figure.at("in_deviations").to_number<double>(), last);
        last = figure.at("in_deviations").to_number<double>();
    }
    // Version 0.6 has an age more.
    const auto turns = std::find_if(compared.begin(), compared.end(), [](const json::value& figure) {
        return figure.at("name") == json::value("turns");
    });
    ASSERT_NE(turns, compared.end());
    EXPECT_EQ(turns->at("finding"), json::value("less"));
}

TEST(Questions, OfEveryRuleSetThatShipsAreGood)
{
    for (const RuleSetListing& listing : shipped_rule_sets()) {
        const std::vector<NewsKind> kinds = news_kinds_of(load_rule_set(listing.info.id)->schema());
        EXPECT_NO_THROW(questionnaire_from(content_from(listing.game->content), kinds)) << listing.info.id;
    }
}

TEST(Questions, TellEveryMistakeWithItsLine)
{
    const std::vector<NewsKind> kinds{{"trade-closed", true, "good", true, {"grain"}, "units"},
                                      {"round-began", false, "", false, {}, ""}};
    const ContentFiles files{{"questions.toml", R"(
[[question]]
id = "a"
text = "A"
count = ["trade-close", "trade-closed:grian", "amount of round-began", "round-began of winners"]
)"}};
    try {
        questionnaire_from(files, kinds);
        FAIL() << "expected mistakes";
    } catch (const ContentError& e) {
        EXPECT_EQ(e.mistakes().size(), 4u);
        EXPECT_THAT(e.what(), testing::HasSubstr("questions.toml:5: there is no news \"trade-close\"; did you mean"));
    }
    EXPECT_TRUE(questionnaire_from({}, kinds).questions.empty());
}

}  // namespace
}  // namespace tessera::lab
