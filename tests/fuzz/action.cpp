// Actions as somebody types or sends them: what can be read is written back the same, and is either legal or refused.
// By hand: `% RULE_SET SEATS ACTIONS`, so many actions at random before, and below it an action in words or as JSON.
#include <boost/json.hpp>

#include "base/ensure.h"
#include "engine/names.h"
#include "tests/fuzz/edits.h"

using namespace tessera;

namespace {

void try_out(const AnyGame& game, const AnyState& s, Action action)
{
    ensure(game.action_from_text(game.text(action)) == action, "an action survives as text");
    ensure(game.action_from_json(game.to_json(action)) == action, "an action survives as JSON");
    if (const Verdict verdict = game.check(s, action)) {
        AnyState after = s;
        game.apply(after, action);
    } else {
        ensure(!verdict.reason().empty(), "a refusal has a reason");
    }
}

void read_typed(const AnyGame& game, const AnyState& s, const std::string& text)
{
    try {
        try_out(game, s, game.action_from_text(text));
    } catch (const BadValue&) {  // says what is wrong with the text
    }
}

void read_json(const AnyGame& game, const AnyState& s, const std::string& text)
{
    boost::system::error_code error;
    const boost::json::value json = boost::json::parse(text, error);
    if (error) return;
    try {
        try_out(game, s, game.action_from_json(json));
    } catch (const BadValue&) {
    }
}

constexpr int most_actions = 120;

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (const auto w = fuzz::written(data, size)) {
        const std::shared_ptr<const AnyGame> game = fuzz::game_called(w->word(0));
        AnyState s = game->new_game(fuzz::seats_said(*game, w->word(1)));
        fuzz::play_on(*game, s, fuzz::number_in(w->word(2), 0, most_actions), 1);
        w->text.starts_with('{') ? read_json(*game, s, w->text) : read_typed(*game, s, w->text);
        return 0;
    }
    FuzzedDataProvider input(data, size);
    const std::shared_ptr<const AnyGame> game = fuzz::some_game(input);
    AnyState s = game->new_game(fuzz::some_seats(*game, input));
    const int actions = input.ConsumeIntegralInRange<int>(0, most_actions);
    const std::vector<Action> log = fuzz::play_on(*game, s, actions, size);
    const Action last = log.empty() ? Action{} : log.back();
    if (input.ConsumeBool())
        read_typed(*game, s, fuzz::edited(game->text(last), input));
    else
        read_json(*game, s, fuzz::edited(boost::json::serialize(game->to_json(last)), input));
    return 0;
}
