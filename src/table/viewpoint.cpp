#include "table/viewpoint.h"

#include <algorithm>

#include "base/random.h"

namespace tessera::table {

namespace {

constexpr std::size_t deals = 3;
// The deals of a position are always the same ones; they hold nothing secret.
constexpr std::uint64_t seed_of_deals = 20;
constexpr std::size_t most_lines = 12;
constexpr std::size_t most_changes = 24;

Preview::Then then_of(Decider decider)
{
    if (decider.is_chance()) return Preview::Then::Chance;
    return decider.is_seat() ? Preview::Then::Seat : Preview::Then::Over;
}

// Keeps what the other list has as well.
template <class T>
void keep_common(std::vector<T>& kept, const std::vector<T>& other)
{
    const auto is_missing = [&](const T& item) { return std::find(other.begin(), other.end(), item) == other.end(); };
    kept.erase(std::remove_if(kept.begin(), kept.end(), is_missing), kept.end());
}

}  // namespace

Viewpoint::Viewpoint(const AnyGame& game, const AnyState& truth, Seat viewer, std::span<const std::string> names)
    : game_(game), viewer_(viewer), narrator_(viewer, names)
{
    const bool all_is_known = !game.hidden_information() || game.decider(truth).is_nobody();
    deals_.assign(all_is_known ? 1 : deals, truth);
    if (all_is_known) return;
    for (std::size_t i = 0; i < deals; ++i) {
        Rng rng = Rng::for_task(seed_of_deals, i);
        game.resample_hidden(deals_[i], viewer, rng);
    }
}

std::optional<int> Viewpoint::score(Seat seat) const
{
    const int score = game_.score(deals_[0], seat);
    for (std::size_t i = 1; i < deals_.size(); ++i)
        if (game_.score(deals_[i], seat) != score) return std::nullopt;
    return score;
}

Preview Viewpoint::preview(Action action) const
{
    Preview preview;
    for (std::size_t i = 0; i < deals_.size(); ++i) {
        AnyState after = deals_[i];
        std::vector<std::string> lines;
        for (const AnyNews& news : game_.apply(after, action)) {
            std::string line = game_.line(news, narrator_);
            if (!line.empty()) lines.push_back(std::move(line));
        }
        std::vector<ViewChange> changes = game_.view_changes(deals_[i], after, viewer_);
        const Preview::Then then = then_of(game_.decider(after));
        if (i == 0) {
            preview = {std::move(lines), std::move(changes), 0, then};
            continue;
        }
        keep_common(preview.lines, lines);
        keep_common(preview.changes, changes);
        if (preview.then != then) preview.then = Preview::Then::Unknown;
    }
    if (preview.lines.size() > most_lines) preview.lines.resize(most_lines);
    if (preview.changes.size() > most_changes) {
        preview.more = preview.changes.size() - most_changes;
        preview.changes.resize(most_changes);
    }
    return preview;
}

std::optional<Verdict> Viewpoint::verdict(Action action) const
{
    const Verdict verdict = game_.check(deals_[0], action);
    for (std::size_t i = 1; i < deals_.size(); ++i) {
        const Verdict other = game_.check(deals_[i], action);
        if (other.allowed() != verdict.allowed()) return std::nullopt;
        if (!verdict.allowed() && other.reason() != verdict.reason()) return std::nullopt;
    }
    return verdict;
}

}  // namespace tessera::table
