// Saved games: a text is a record or it is refused, and a record replays or says where it does not.
#include "engine/record.h"

#include "tests/fuzz/edits.h"

using namespace tessera;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    FuzzedDataProvider input(data, size);
    const std::shared_ptr<const AnyGame> game = fuzz::some_game(input);
    const Seats seats = fuzz::some_seats(*game, input);
    AnyState s = game->new_game(seats);

    GameRecord record;
    record.rule_set = game->rule_set().id;
    record.content_fingerprint = game->content_fingerprint();
    record.players.assign(static_cast<std::size_t>(seats.count), "random");
    record.names.assign(static_cast<std::size_t>(seats.count), "Anna");
    const int actions = input.ConsumeIntegralInRange<int>(0, 60);
    for (Action action : fuzz::play_on(*game, s, actions, size)) record.log.push_back(game->text(action));
    record.checkpoints = {{record.log.size(), game->signature(s)}};

    try {
        const GameRecord read = record_from_text("record", fuzz::edited(record_text(record), input));
        replay(*game, read);
    } catch (const BadRecord&) {  // says what is wrong with the text, or where the game cannot go on
    }
    return 0;
}
