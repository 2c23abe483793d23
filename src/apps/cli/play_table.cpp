#include "apps/cli/play_table.h"

#include <algorithm>

#include "apps/cli/seating.h"
#include "base/random.h"

namespace tessera::cli {

namespace {

constexpr std::size_t actions_between_checkpoints = 50;

}  // namespace

PlayTable::PlayTable(std::shared_ptr<const AnyGame> game, GameRecord record)
    : game_(std::move(game)), players_(players_for(game_)), record_(std::move(record)), state_(0)
{
    for (const std::string& player : record_.players)
        bots_.push_back(player == human ? nullptr : players_->bot(player_named(player)));
    rebuild(record_.log.size());
}

bool PlayTable::is_human(Seat seat) const { return bots_[index_of(seat)] == nullptr; }

std::size_t PlayTable::humans() const
{
    return static_cast<std::size_t>(std::count(record_.players.begin(), record_.players.end(), human));
}

bool PlayTable::advance(const Enough& stop)
{
    while (!is_over()) {
        if (stop()) return false;
        const Decider decider = game_->decider(state_);
        if (decider.is_chance()) {
            Rng rng(seed_of_this_moment());
            take(game_->sample_chance(state_, rng));
        } else if (!is_human(decider.seat())) {
            const Choice choice = bots_[index_of(decider.seat())]->choose(state_, seed_of_this_moment(), stop);
            if (stop()) return false;
            take(choice.action);
        } else {
            const std::vector<Action> legal = game_->legal(state_);
            if (legal.size() > 1) return true;
            take(legal.at(0));
        }
    }
    return true;
}

void PlayTable::take(Action action)
{
    note_decision(state_, record_.log.size());
    record_.log.push_back(game_->text(action));
    for (const AnyNews& news : game_->apply(state_, action)) told_.push_back({record_.log.size(), news});
    note_checkpoint();
}

std::optional<Seat> PlayTable::last_asked() const
{
    if (asked_.empty()) return std::nullopt;
    return game_->decider(replay(*game_, record_, asked_.back())).seat();
}

void PlayTable::undo() { rebuild(asked_.back()); }

std::vector<std::string> PlayTable::story(Seat viewer, std::size_t since) const
{
    const Narrator narrator(viewer, record_.names);
    std::vector<std::string> lines;
    for (const Told& told : told_) {
        if (told.action <= since) continue;
        std::string line = game_->line(told.news, narrator);
        if (!line.empty()) lines.push_back(std::move(line));
    }
    return lines;
}

Choice PlayTable::advice(const PlayerSpec& spec, const Enough& enough) const
{
    return players_->bot(spec)->choose(state_, seed_of_this_moment(), enough);
}

std::string PlayTable::saved_text() const
{
    GameRecord record = record_;
    if (record.checkpoints.empty() || record.checkpoints.back().after != record.log.size())
        record.checkpoints.push_back({record.log.size(), game_->signature(state_)});
    return record_text(record);
}

void PlayTable::rebuild(std::size_t actions)
{
    told_.clear();
    asked_.clear();
    state_ = replay(*game_, record_, actions, [&](const ReplayedAction& done) {
        note_decision(done.before, done.number - 1);
        for (const AnyNews& news : done.news) told_.push_back({done.number, news});
    });
    record_.log.resize(actions);
    std::erase_if(record_.checkpoints, [&](const Checkpoint& at) {
        return at.after > actions || at.after % actions_between_checkpoints != 0;
    });
}

void PlayTable::note_checkpoint()
{
    if (record_.log.size() % actions_between_checkpoints == 0)
        record_.checkpoints.push_back({record_.log.size(), game_->signature(state_)});
}

void PlayTable::note_decision(const AnyState& s, std::size_t actions_done)
{
    const Decider decider = game_->decider(s);
    if (decider.is_seat() && is_human(decider.seat()) && game_->legal(s).size() > 1) asked_.push_back(actions_done);
}

// Luck and bots depend on the seed and the moment only: undoing a move and making it again changes nothing.
std::uint64_t PlayTable::seed_of_this_moment() const { return Rng::for_task(record_.seed, record_.log.size())(); }

}  // namespace tessera::cli
