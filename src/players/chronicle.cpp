#include "players/chronicle.h"

#include <algorithm>

namespace tessera {

namespace {

void merge_entry(Chronicle::Entry& into, const Chronicle::Entry& from)
{
    into.games += from.games;
    into.times += from.times;
    into.amount += from.amount;
    into.owners += from.owners;
    into.wins += from.wins;
}

}  // namespace

Chronicle::Chronicle(std::vector<NewsKind> kinds) : kinds_(std::move(kinds)), entries_(kinds_.size())
{
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind) entries_[kind].things.resize(kinds_[kind].things.size());
}

void Chronicle::add(const Heard& heard, const Ranking& ranking)
{
    ++games_;
    const auto winners = static_cast<std::uint64_t>(std::count(ranking.begin(), ranking.end(), 1));
    const auto wins_of = [&](Seat seat) { return ranking[index_of(seat)] == 1 ? whole_win / winners : 0; };

    std::vector<std::uint64_t> times(kinds_.size());
    std::vector<std::uint16_t> owners(kinds_.size());  // a bit for each seat
    std::vector<std::uint32_t> things_heard;           // (kind, thing) pairs, to count each once in this game
    for (const Heard::Count& count : heard.counts()) {
        const bool owned = index_of(count.seat) < ranking.size();
        const auto add_to = [&](Entry& entry) {
            entry.times += count.times;
            entry.amount += count.amount;
        };
        times[count.kind] += count.times;
        add_to(entries_[count.kind].all);
        if (owned) owners[count.kind] |= static_cast<std::uint16_t>(1u << index_of(count.seat));
        if (count.thing == nothing_named) continue;
        Entry& entry = entries_[count.kind].things[count.thing];
        add_to(entry);
        if (owned) {
            ++entry.owners;
            entry.wins += wins_of(count.seat);
        }
        things_heard.push_back(static_cast<std::uint32_t>(count.kind) << 16 | count.thing);
    }

    for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
        OfKind& of = entries_[kind];
        of.times.add(static_cast<std::int64_t>(times[kind]));
        of.all.games += times[kind] > 0 ? 1 : 0;
        for (std::size_t i = 0; i < ranking.size(); ++i) {
            if ((owners[kind] >> i & 1) == 0) continue;
            ++of.all.owners;
            of.all.wins += wins_of(id_at<Seat>(i));
        }
    }
    std::sort(things_heard.begin(), things_heard.end());
    things_heard.erase(std::unique(things_heard.begin(), things_heard.end()), things_heard.end());
    for (const std::uint32_t pair : things_heard) ++entries_[pair >> 16].things[pair & 0xffff].games;
}

void Chronicle::merge(const Chronicle& other)
{
    ensure(entries_.size() == other.entries_.size(), "chronicles of the same rule set are merged");
    games_ += other.games_;
    for (std::size_t kind = 0; kind < entries_.size(); ++kind) {
        merge_entry(entries_[kind].all, other.entries_[kind].all);
        entries_[kind].times.merge(other.entries_[kind].times);
        for (std::size_t i = 0; i < entries_[kind].things.size(); ++i)
            merge_entry(entries_[kind].things[i], other.entries_[kind].things[i]);
    }
}

Estimate Chronicle::win_share(const Entry& entry)
{
    return share_of(static_cast<double>(entry.wins) / static_cast<double>(whole_win), entry.owners);
}

void ToldSeries::merge(const ToldSeries& other)
{
    series.merge(other.series);
    chronicle.merge(other.chronicle);
}

ToldSeries play_and_tell(const AnyPlayers& players, std::span<const PlayerSpec> seats, std::uint64_t seed,
                         GameRange range)
{
    ToldSeries told{{}, Chronicle(players.news_kinds())};
    Heard heard(told.chronicle.kinds());
    for (std::uint64_t i = range.first; i < range.end; ++i) {
        const PlayedGame game = players.play_and_listen(seats, seed, i, heard);
        told.series.add(game);
        told.chronicle.add(heard, game.ranking);
    }
    return told;
}

}  // namespace tessera
