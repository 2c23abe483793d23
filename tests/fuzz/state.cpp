// Positions from outside: what can be read is written back the same. By hand: `% RULE_SET SEATS`, and below it what is
// changed in the position that a game begins with.
#include <boost/json.hpp>

#include "base/ensure.h"
#include "engine/names.h"
#include "tests/fuzz/edits.h"

using namespace tessera;

namespace {

void read(const AnyGame& game, const AnyState& before, const std::string& text, bool patching)
{
    boost::system::error_code error;
    const boost::json::value json = boost::json::parse(text, error);
    if (error) return;
    try {
        AnyState read = before;
        if (patching)
            game.patch(read, json);
        else
            read = game.state_from_json(json);
        const AnyState again = game.state_from_json(game.to_json(read));
        ensure(game.signature(again) == game.signature(read), "a position survives as JSON");
    } catch (const BadValue&) {  // says what is wrong with the position
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (const auto w = fuzz::written(data, size)) {
        const std::shared_ptr<const AnyGame> game = fuzz::game_called(w->word(0));
        read(*game, game->new_game(fuzz::seats_said(*game, w->word(1))), w->text, true);
        return 0;
    }
    FuzzedDataProvider input(data, size);
    const std::shared_ptr<const AnyGame> game = fuzz::some_game(input);
    AnyState s = game->new_game(fuzz::some_seats(*game, input));
    fuzz::play_on(*game, s, input.ConsumeIntegralInRange<int>(0, 200), size);
    const bool patching = input.ConsumeBool();
    read(*game, s, fuzz::edited(boost::json::serialize(game->to_json(s)), input), patching);
    return 0;
}
