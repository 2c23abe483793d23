// Positions from outside: what can be read is written back the same.
#include <boost/json.hpp>

#include "base/ensure.h"
#include "engine/names.h"
#include "tests/fuzz/edits.h"

using namespace tessera;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    FuzzedDataProvider input(data, size);
    const std::shared_ptr<const AnyGame> game = fuzz::some_game(input);
    AnyState s = game->new_game(fuzz::some_seats(*game, input));
    fuzz::play_on(*game, s, input.ConsumeIntegralInRange<int>(0, 200), size);
    const bool patching = input.ConsumeBool();

    boost::system::error_code error;
    const std::string text = fuzz::edited(boost::json::serialize(game->to_json(s)), input);
    const boost::json::value json = boost::json::parse(text, error);
    if (error) return 0;
    try {
        AnyState read = s;
        if (patching)
            game->patch(read, json);
        else
            read = game->state_from_json(json);
        const AnyState again = game->state_from_json(game->to_json(read));
        ensure(game->signature(again) == game->signature(read), "a position survives as JSON");
    } catch (const BadValue&) {  // says what is wrong with the position
    }
    return 0;
}
