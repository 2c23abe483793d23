// Saved games: a text is a record or it is refused, and a record replays or says where it does not. By hand: `%`, and a
// record below it.
#include "engine/record.h"

#include "tests/fuzz/edits.h"

using namespace tessera;

namespace {

void read_and_replay(const AnyGame* game, const std::string& text)
{
    try {
        const GameRecord read = record_from_text("record", text);
        replay(game != nullptr ? *game : *fuzz::game_called(read.rule_set), read);
    } catch (const BadRecord&) {  // says what is wrong with the text, or where the game cannot go on
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (const auto w = fuzz::written(data, size)) {
        read_and_replay(nullptr, w->text);
        return 0;
    }
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

    read_and_replay(game.get(), fuzz::edited(record_text(record), input));
    return 0;
}
