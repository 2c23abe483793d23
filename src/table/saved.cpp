// The whole game as one file, and new tables made of one.
#include <fmt/format.h>

#include <algorithm>

#include "table/table.h"

namespace tessera::table {

namespace {

constexpr std::size_t actions_between_checkpoints = 50;
constexpr const char* human = "human";

// Games from elsewhere may have bots that sit at no table.
std::string level_like(const std::string& player)
{
    const std::vector<std::string> levels = bot_levels();
    return std::find(levels.begin(), levels.end(), player) == levels.end() ? "medium" : player;
}

}  // namespace

std::optional<Refusal> Table::secrecy(std::span<const Seat> asking) const
{
    if (!game().hidden_information() || is_over()) return std::nullopt;
    const std::vector<Seat> people = seats_of_people();
    const bool is_alone = people.size() == 1 && asking.size() == 1 && people[0] == asking[0] && open_seats().empty();
    if (is_alone) return std::nullopt;
    return Refusal{RefusalCode::Hidden, "",
                   "The whole game holds what others may not know. It can be had when the game is over.", ""};
}

GameRecord Table::record(Position upto) const
{
    GameRecord record;
    record.rule_set = header_.rule_set;
    record.options = header_.options;
    record.content_fingerprint = game().content_fingerprint();
    for (const Occupant& occupant : occupants_)
        record.players.push_back(occupant.kind == SeatKind::Bot ? occupant.level : human);
    record.names = names_;
    AnyState s = history_.at(0);
    for (Position i = 0; i < upto; ++i) {
        const Action action = history_.taken()[i].action;
        record.log.push_back(game().text(action));
        game().apply(s, action);
        if ((i + 1) % actions_between_checkpoints == 0 || i + 1 == upto)
            record.checkpoints.push_back({i + 1, game().signature(s)});
    }
    return record;
}

Beginning beginning_of(const LoadedRuleSet& loaded, const GameRecord& record, const std::vector<Occupant>* seats,
                       const Settings& settings, Time now)
{
    const AnyGame& game = *loaded.game;
    if (record.rule_set != game.rule_set().id)
        throw BadRecord(fmt::format("the record is of {}, expected {}", record.rule_set, game.rule_set().id));
    if (record.content_fingerprint != game.content_fingerprint())
        throw BadRecord(
            fmt::format("the game was played with other content: found {:016x}, expected {:016x}. It can be continued "
                        "only with the content it began with.",
                        record.content_fingerprint, game.content_fingerprint()));
    Beginning beginning;
    beginning.header = {record.rule_set, loaded.options, record.content_fingerprint, {}, settings};
    for (std::size_t i = 0; i < record.players.size(); ++i) {
        Occupant who{SeatKind::Human, "", record.names[i]};
        if (record.players[i] != human) who = {SeatKind::Bot, level_like(record.players[i]), record.names[i]};
        beginning.header.seats.push_back(std::move(who));
    }
    if (seats != nullptr) {
        if (seats->size() != record.players.size())
            throw BadRecord(
                fmt::format("the record has {} seats, and {} were said", record.players.size(), seats->size()));
        beginning.header.seats = *seats;
    }
    replay(game, record, record.log.size(), [&](const ReplayedAction& done) {
        const Decider who = game.decider(done.before);
        Acted acted;
        if (who.is_seat()) acted.seat = who.seat();
        acted.action = game.text(done.action);
        acted.forced = who.is_seat() && game.legal(done.before).size() == 1;
        beginning.entries.push_back({now, std::move(acted)});
    });
    return beginning;
}

}  // namespace tessera::table
