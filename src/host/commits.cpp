#include "host/commits.h"

#include <algorithm>
#include <exception>

namespace tessera::host {

namespace {

// More than a table full of people can have to say while something is written.
constexpr std::size_t most_waiting = 1000;
// In milliseconds.
constexpr table::Time first_retry = 200;
constexpr table::Time longest_retry = 10'000;

}  // namespace

bool Commits::when_settled(std::function<void()> work)
{
    use();
    if (busy_) {
        if (waiting_.size() >= most_waiting) return false;
        waiting_.push_back(std::move(work));
    } else {
        guarded(work);
    }
    return true;
}

void Commits::guarded(const std::function<void()>& work)
{
    try {
        work();
    } catch (const std::exception& e) {
        listener_.failed(e.what());
    }
}

void Commits::commit(const std::vector<table::Entry>& entries, Change change, Cause cause, Then then)
{
    Addition addition;
    addition.cause = cause;
    addition.time = clock_.now();
    const table::Revision known = kept_.table->revision(spectator);
    for (const table::Entry& entry : entries) {
        kept_.table->apply(entry);
        addition.entries.push_back(entry_text(entry));
    }
    settle(*kept_.table, addition.time, addition.entries);
    addition.change = change;
    // Lists say when a table changed, and what only one notices is no change to the others.
    if (kept_.table->is_withheld_from(spectator) && kept_.table->revision(spectator) == known)
        addition.time = kept_.touched;

    busy_ = true;
    kept_.touched = addition.time;
    journal_.append(*kept_.table, std::move(addition),
                    [this, change = std::move(change), then = std::move(then)](const Outcome& outcome) {
                        settled(outcome, change, then);
                    });
}

void Commits::settled(const Outcome& outcome, const Change& change, const Then& then)
{
    if (!outcome.is_kept) {
        if (then) then(outcome);
        return read_back();
    }
    busy_ = false;
    tries_ = 0;
    guarded([&] {
        kept_.carry_out(change);
        if (change.is_about_rights()) listener_.rights_changed();
        if (then) then(outcome);
        listener_.changed();
    });
    run_waiting();
}

void Commits::run_waiting()
{
    while (!busy_ && !waiting_.empty()) {
        const std::function<void()> next = std::move(waiting_.front());
        waiting_.pop_front();
        guarded(next);
    }
}

void Commits::read_back()
{
    busy_ = true;
    journal_.read_back([this](ReadBack back) { came_back(std::move(back)); });
}

void Commits::came_back(ReadBack back)
{
    if (!back.failure.empty()) return clock_.call_at(clock_.now() + next_pause(), [this] { read_back(); });
    if (!back.table) return listener_.not_ours();
    kept_ = std::move(*back.table);
    busy_ = false;
    // Whatever failed may fail again; bots and chance do not try at once.
    clock_.call_at(clock_.now() + next_pause(), [this] { when_settled([this] { listener_.go_on(); }); });
    guarded([this] { listener_.read_back(); });
    run_waiting();
}

void Commits::give_up()
{
    busy_ = false;
    run_waiting();
}

table::Time Commits::next_pause()
{
    return std::min(longest_retry, first_retry * (table::Time{1} << std::min(tries_++, 10)));
}

}  // namespace tessera::host
