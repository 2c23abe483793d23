// Content that a designer edited, and options given by hand: loading either succeeds, and then the game can be played,
// or says what is wrong. By hand: `% RULE_SET FILE [KEY=VALUE]`, and below it the text of that file.
#include "engine/content.h"

#include "base/ensure.h"
#include "tests/fuzz/edits.h"

using namespace tessera;

namespace {

const std::vector<RuleSetListing>& all_listings()
{
    static const std::vector<RuleSetListing> listings = [] {
        std::vector<RuleSetListing> all = shipped_rule_sets();
        for (RuleSetListing& listing : calibration_rule_sets()) all.push_back(std::move(listing));
        return all;
    }();
    return listings;
}

void load_and_play(const RuleSetListing& listing, const ContentFiles& files, const std::string& setting,
                   std::uint64_t seed)
{
    try {
        OptionSettings settings;
        if (!setting.empty()) settings.push_back(parse_setting(setting));
        Content content(files);
        const std::unique_ptr<AnyGame> game = listing.game->load(content, listing.info.id, settings);
        AnyState s = game->new_game({game->rule_set().most_seats});
        fuzz::play_on(*game, s, 60, seed);
    } catch (const ContentError& e) {
        ensure(!e.mistakes().empty(), "an error says what is wrong");
    }
}

void load_written(const fuzz::Written& w)
{
    const auto named = [&](const RuleSetListing& listing) { return listing.info.id == w.word(0); };
    const auto found = std::find_if(all_listings().begin(), all_listings().end(), named);
    const RuleSetListing& listing = found == all_listings().end() ? all_listings().front() : *found;
    ContentFiles files = content_from(listing.game->content);
    const auto file =
        std::find_if(files.begin(), files.end(), [&](const ContentFile& one) { return one.name == w.word(1); });
    if (file == files.end())
        files.push_back({w.word(1), w.text});
    else if (!w.text.empty())
        file->text = w.text;
    load_and_play(listing, files, w.word(2), w.text.size());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (const auto w = fuzz::written(data, size)) {
        load_written(*w);
        return 0;
    }
    FuzzedDataProvider input(data, size);
    const RuleSetListing& listing =
        all_listings()[input.ConsumeIntegralInRange<std::size_t>(0, all_listings().size() - 1)];
    ContentFiles files = content_from(listing.game->content);
    const std::string setting = input.ConsumeBool() ? input.ConsumeRandomLengthString(40) : "";
    ContentFile& file = files[input.ConsumeIntegralInRange<std::size_t>(0, files.size() - 1)];
    file.text = fuzz::edited(file.text, input);
    load_and_play(listing, files, setting, size);
    return 0;
}
