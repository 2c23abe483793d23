#include "lab/news_statistics.h"

#include <algorithm>
#include <bit>
#include <boost/mp11.hpp>

#include "lab/game_trace.h"

namespace tessera::lab {

namespace {

constexpr std::uint16_t not_seen = std::numeric_limits<std::uint16_t>::max();

template <class Sums>
void add_up(Sums& into, const Sums& from)
{
    using Members = boost::describe::describe_members<Sums, boost::describe::mod_public>;
    boost::mp11::mp_for_each<Members>([&](auto member) { into.*member.pointer += from.*member.pointer; });
}

// What the seats of a set have won together, in parts of a whole win.
std::uint64_t wins_of(std::uint16_t seats, const Ranking& ranking, std::uint64_t winners)
{
    std::uint64_t wins = 0;
    for (std::size_t i = 0; i < ranking.size(); ++i)
        if ((seats >> i & 1) != 0 && ranking[i] == 1) wins += whole_win / winners;
    return wins;
}

std::uint16_t bit_of(Seat seat) { return static_cast<std::uint16_t>(1u << index_of(seat)); }

std::uint16_t all_of(const Ranking& ranking) { return static_cast<std::uint16_t>((1u << ranking.size()) - 1); }

}  // namespace

NewsStatistics::NewsStatistics(std::vector<NewsKind> of_kinds) : kinds(std::move(of_kinds)), entries(kinds.size())
{
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        entries[kind].things.resize(kinds[kind].things.size());
        about_of_.push_back(not_seen);
        if (!kinds[kind].about_an_id) continue;
        const auto same = [&](const SeenThings& one) { return one.about == kinds[kind].about; };
        const auto found = std::find_if(seen.begin(), seen.end(), same);
        about_of_.back() = static_cast<std::uint16_t>(found - seen.begin());
        if (found == seen.end()) {
            seen.push_back({kinds[kind].about, std::vector<Seen>(kinds[kind].things.size())});
            kinds_about_.emplace_back();
        }
        if (!kinds[kind].of_a_seat) continue;
        kinds_about_[about_of_.back()].push_back(static_cast<std::uint16_t>(kind));
        entries[kind].rivals.resize(kinds[kind].things.size());
    }
    for (const OfKind& of_kind : entries) scratch_.owners_of_things.emplace_back(of_kind.rivals.size());
    scratch_.seers.resize(seen.size());
    for (std::size_t i = 0; i < seen.size(); ++i) scratch_.seers[i].resize(seen[i].things.size());
}

const NewsStatistics::SeenThings* NewsStatistics::seen_of(std::size_t kind) const
{
    return about_of_[kind] == not_seen ? nullptr : &seen[about_of_[kind]];
}

void NewsStatistics::add(const NewsCounts& counts, const Ranking& ranking)
{
    ++games;
    const std::uint64_t winners = winners_of(ranking);
    const std::uint64_t turns = std::max<std::uint64_t>(counts.turns(), 1);
    scratch_.times.assign(kinds.size(), 0);
    scratch_.owners.assign(kinds.size(), 0);
    scratch_.more_often.assign(kinds.size(), 0);
    scratch_.things_heard.clear();
    scratch_.things_seen.clear();

    for (const NewsCounts::Count& count : counts.counts()) {
        const bool owned = index_of(count.seat) < ranking.size();
        const auto add_to = [&](Entry& entry) {
            entry.times += count.times;
            entry.amount += count.amount;
        };
        OfKind& of_kind = entries[count.kind];
        scratch_.times[count.kind] += count.times;
        add_to(of_kind.all);
        if (owned) {
            std::uint16_t& owners = scratch_.owners[count.kind];
            if (count.times > 1 || (owners & bit_of(count.seat)) != 0)
                scratch_.more_often[count.kind] |= bit_of(count.seat);
            owners |= bit_of(count.seat);
            if (ranking[index_of(count.seat)] == 1) {
                of_kind.times_of_winners += count.times;
                of_kind.amount_of_winners += count.amount;
            }
        }
        if (count.thing == nothing_named) continue;
        Entry& entry = of_kind.things[count.thing];
        add_to(entry);
        if (owned) {
            ++entry.owners;
            entry.wins += wins_of(bit_of(count.seat), ranking, winners);
            entry.firsts += 1000 * std::uint64_t{count.first} / turns;
            if (!of_kind.rivals.empty()) scratch_.owners_of_things[count.kind][count.thing] |= bit_of(count.seat);
        }
        scratch_.things_heard.push_back(static_cast<std::uint32_t>(count.kind) << 16 | count.thing);
        if (const std::uint16_t about = about_of_[count.kind]; about != not_seen) {
            std::uint16_t& seers = scratch_.seers[about][count.thing];
            if (seers == 0) scratch_.things_seen.push_back(static_cast<std::uint32_t>(about) << 16 | count.thing);
            seers |= owned ? bit_of(count.seat) : all_of(ranking);
        }
    }
    note_kinds(ranking);
    note_seen(ranking);
}

void NewsStatistics::note_kinds(const Ranking& ranking)
{
    const std::uint64_t winners = winners_of(ranking);
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        OfKind& of_kind = entries[kind];
        const std::uint16_t owners = scratch_.owners[kind];
        of_kind.times.add(static_cast<std::int64_t>(scratch_.times[kind]));
        of_kind.all.games += scratch_.times[kind] > 0 ? 1 : 0;
        of_kind.all.owners += static_cast<std::uint64_t>(std::popcount(owners));
        of_kind.all.wins += wins_of(owners, ranking, winners);
        of_kind.each_once += owners == all_of(ranking) && scratch_.more_often[kind] == 0 ? 1 : 0;
    }
    std::vector<std::uint32_t>& heard = scratch_.things_heard;
    std::sort(heard.begin(), heard.end());
    heard.erase(std::unique(heard.begin(), heard.end()), heard.end());
    for (const std::uint32_t pair : heard) ++entries[pair >> 16].things[pair & 0xffff].games;
}

void NewsStatistics::note_seen(const Ranking& ranking)
{
    const std::uint64_t winners = winners_of(ranking);
    for (const std::uint32_t pair : scratch_.things_seen) {
        std::uint16_t& seers = scratch_.seers[pair >> 16][pair & 0xffff];
        Seen& thing = seen[pair >> 16].things[pair & 0xffff];
        thing.seats += static_cast<std::uint64_t>(std::popcount(seers));
        thing.wins += wins_of(seers, ranking, winners);
        for (const std::uint16_t kind : kinds_about_[pair >> 16]) note_rivals(kind, pair & 0xffff, seers, ranking);
        seers = 0;
    }
}

void NewsStatistics::note_rivals(std::size_t kind, std::size_t thing, std::uint16_t seers, const Ranking& ranking)
{
    std::uint16_t& owners = scratch_.owners_of_things[kind][thing];
    const std::uint64_t winners = winners_of(ranking);
    const auto others = static_cast<std::uint16_t>(seers & ~owners);
    const auto n = static_cast<std::uint64_t>(std::popcount(others));
    const auto m = static_cast<std::uint64_t>(std::popcount(owners));
    const std::uint64_t x = wins_of(others, ranking, winners);
    const std::uint64_t y = wins_of(owners, ranking, winners);
    add_up(entries[kind].rivals[thing],
           Rivals{1, n * n, n * x, x * x, m * m, m * y, y * y, n * m, n * y, x * m, x * y});
    owners = 0;
}

RivalMoments NewsStatistics::rivals_of(std::size_t kind, std::size_t thing) const
{
    const Rivals& sums = entries[kind].rivals[thing];
    const Entry& owned = entries[kind].things[thing];
    const Seen& all = seen_of(kind)->things[thing];
    const auto times = [](std::uint64_t seats) { return static_cast<double>(seats); };
    const auto won = [](std::uint64_t parts) { return static_cast<double>(parts) / whole_win; };
    return {.n = times(all.seats - owned.owners),
            .x = won(all.wins - owned.wins),
            .m = times(owned.owners),
            .y = won(owned.wins),
            .nn = times(sums.nn),
            .nx = won(sums.nx),
            .xx = won(sums.xx) / whole_win,
            .mm = times(sums.mm),
            .my = won(sums.my),
            .yy = won(sums.yy) / whole_win,
            .nm = times(sums.nm),
            .ny = won(sums.ny),
            .xm = won(sums.xm),
            .xy = won(sums.xy) / whole_win,
            .games = sums.games};
}

void NewsStatistics::merge(const NewsStatistics& other)
{
    ensure(entries.size() == other.entries.size() && seen.size() == other.seen.size(),
           "statistics of the same rule set are merged");
    games += other.games;
    for (std::size_t kind = 0; kind < entries.size(); ++kind) {
        OfKind& into = entries[kind];
        const OfKind& from = other.entries[kind];
        add_up(into.all, from.all);
        into.times.merge(from.times);
        into.times_of_winners += from.times_of_winners;
        into.amount_of_winners += from.amount_of_winners;
        into.each_once += from.each_once;
        for (std::size_t i = 0; i < into.things.size(); ++i) add_up(into.things[i], from.things[i]);
        for (std::size_t i = 0; i < into.rivals.size(); ++i) add_up(into.rivals[i], from.rivals[i]);
    }
    for (std::size_t about = 0; about < seen.size(); ++about) {
        for (std::size_t i = 0; i < seen[about].things.size(); ++i) {
            seen[about].things[i].seats += other.seen[about].things[i].seats;
            seen[about].things[i].wins += other.seen[about].things[i].wins;
        }
    }
}

Estimate NewsStatistics::win_share(const Entry& entry)
{
    return share_of(static_cast<double>(entry.wins) / static_cast<double>(whole_win), entry.owners);
}

void SeriesWithNews::merge(const SeriesWithNews& other)
{
    series.merge(other.series);
    news.merge(other.news);
}

SeriesWithNews play_series_with_news(const AnyPlayers& players, std::span<const PlayerSpec> seats, std::uint64_t seed,
                                     GameRange range)
{
    const AnyGame& game = *players.game();
    const Bots bots = bots_for(players, seats);
    SeriesWithNews all{{}, NewsStatistics(news_kinds_of(game.schema()))};
    GameTracer tracer(game);
    for (std::uint64_t i = range.first; i < range.end; ++i) {
        tracer.begin();
        const PlayedGame played = play_game(game, bots, Rng::for_task(seed, i), &tracer);
        all.series.add(played);
        all.news.add(tracer.trace().news, played.ranking);
    }
    return all;
}

}  // namespace tessera::lab
