// Actions as somebody types or sends them: what can be read is written back the same, and is either legal or refused.
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

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    FuzzedDataProvider input(data, size);
    const std::shared_ptr<const AnyGame> game = fuzz::some_game(input);
    AnyState s = game->new_game(fuzz::some_seats(*game, input));
    const int actions = input.ConsumeIntegralInRange<int>(0, 120);
    const std::vector<Action> log = fuzz::play_on(*game, s, actions, size);
    const Action last = log.empty() ? Action{} : log.back();
    const bool typed = input.ConsumeBool();
    try {
        if (typed) {
            try_out(*game, s, game->action_from_text(fuzz::edited(game->text(last), input)));
        } else {
            boost::system::error_code error;
            const std::string text = fuzz::edited(boost::json::serialize(game->to_json(last)), input);
            const boost::json::value json = boost::json::parse(text, error);
            if (!error) try_out(*game, s, game->action_from_json(json));
        }
    } catch (const BadValue&) {  // says what is wrong with the text
    }
    return 0;
}
