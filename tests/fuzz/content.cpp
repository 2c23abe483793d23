// Content that a designer edited, and options given by hand: loading either succeeds, and then the game can be played,
// or says what is wrong.
#include "engine/content.h"

#include "base/ensure.h"
#include "tests/fuzz/edits.h"

using namespace tessera;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    FuzzedDataProvider input(data, size);
    static const std::vector<RuleSetListing> listings = [] {
        std::vector<RuleSetListing> all = shipped_rule_sets();
        for (RuleSetListing& listing : calibration_rule_sets()) all.push_back(std::move(listing));
        return all;
    }();
    const RuleSetListing& listing = listings[input.ConsumeIntegralInRange<std::size_t>(0, listings.size() - 1)];

    OptionSettings settings;
    ContentFiles files = content_from(listing.game->content);
    try {
        if (input.ConsumeBool()) settings.push_back(parse_setting(input.ConsumeRandomLengthString(40)));
        ContentFile& file = files[input.ConsumeIntegralInRange<std::size_t>(0, files.size() - 1)];
        file.text = fuzz::edited(file.text, input);

        Content content(files);
        const std::unique_ptr<AnyGame> game = listing.game->load(content, listing.info.id, settings);
        AnyState s = game->new_game({game->rule_set().most_seats});
        fuzz::play_on(*game, s, 60, size);
    } catch (const ContentError& e) {
        ensure(!e.mistakes().empty(), "an error says what is wrong");
    }
    return 0;
}
