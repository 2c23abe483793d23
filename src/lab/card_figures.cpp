#include "lab/card_figures.h"

#include <algorithm>
#include <boost/json.hpp>

#include "lab/figures.h"

namespace tessera::lab {

namespace json = boost::json;

namespace {

double whole(std::uint64_t wins) { return static_cast<double>(wins) / static_cast<double>(whole_win); }

bool is_about_cards(const Ledger& ledger, std::size_t kind)
{
    const NewsKind& of = ledger.news.kinds[kind];
    return of.of_a_seat && of.about_an_id && of.things.size() > 1 && ledger.news.of(kind).all.times > 0;
}

// Every seat has it exactly once in every game: what a seat is, rather than what it does.
bool is_identity(const Ledger& ledger, std::size_t kind)
{
    return is_about_cards(ledger, kind) && ledger.news.of(kind).each_once == ledger.games;
}

json::object card_json(const Ledger& ledger, std::size_t kind, std::size_t thing, Confidence confidence)
{
    const NewsStatistics::Entry& entry = ledger.news.of(kind).things[thing];
    const SeenAndPlayed card = seen_and_played(ledger, kind, thing);
    json::object out{{"name", ledger.news.kinds[kind].things[thing]},
                     {"seen", card.of_seers.trials},
                     {"played", entry.owners},
                     {"times", entry.times},
                     {"games", static_cast<double>(entry.games) / static_cast<double>(ledger.games)},
                     {"rate", to_json(share_of(card.of_seers.successes, card.of_seers.trials))}};
    if (entry.owners > 0) {
        out["wins_played"] = to_json(share_of(card.played.successes, card.played.trials));
        out["when"] = static_cast<double>(entry.firsts) / 1000.0 / static_cast<double>(entry.owners);
    }
    if (card.not_played.trials > 0)
        out["wins_not_played"] = to_json(share_of(card.not_played.successes, card.not_played.trials));
    if (entry.owners > 0 && card.not_played.trials > 0) {
        const Estimate difference = difference_of_rival_shares(ledger.news.rivals_of(kind, thing), confidence);
        const std::uint64_t fewer = std::min(card.played.trials, card.not_played.trials);
        out["difference"] = to_json(difference);
        out["finding"] = word_of(finding_on(difference, share_that_matters, fewer));
    }
    return out;
}

// How much can be learned from who of those who saw the things played them, and who did not.
double contrast(const Ledger& ledger, std::size_t kind)
{
    double sum = 0;
    for (std::size_t thing = 0; thing < ledger.news.kinds[kind].things.size(); ++thing) {
        const SeenAndPlayed card = seen_and_played(ledger, kind, thing);
        const auto with = static_cast<double>(card.played.trials);
        const auto without = static_cast<double>(card.not_played.trials);
        if (with + without > 0) sum += with * without / (with + without);
    }
    return sum;
}

}  // namespace

SeenAndPlayed seen_and_played(const Ledger& ledger, std::size_t kind, std::size_t thing)
{
    const NewsStatistics::Entry& entry = ledger.news.of(kind).things[thing];
    const NewsStatistics::Seen& seen = ledger.news.seen_of(kind)->things[thing];
    return {{static_cast<double>(entry.owners), seen.seats},
            {whole(entry.wins), entry.owners},
            {whole(seen.wins - entry.wins), seen.seats - entry.owners}};
}

std::size_t kind_that_plays_cards(const Ledger& ledger)
{
    std::size_t best = no_kind;
    double most = 0;
    for (std::size_t kind = 0; kind < ledger.news.kinds.size(); ++kind) {
        if (!is_about_cards(ledger, kind) || is_identity(ledger, kind)) continue;
        if (ledger.news.kinds[kind].name == ledger.played) return kind;
        if (const double told = contrast(ledger, kind); told > most) {
            most = told;
            best = kind;
        }
    }
    return best;
}

json::array cards_json(const Ledger& ledger)
{
    const std::size_t chosen = kind_that_plays_cards(ledger);
    json::array kinds;
    for (std::size_t kind = 0; kind < ledger.news.kinds.size(); ++kind) {
        if (!is_about_cards(ledger, kind) || is_identity(ledger, kind)) continue;
        const NewsKind& of = ledger.news.kinds[kind];
        std::vector<std::size_t> seen;
        json::array never_seen;
        for (std::size_t thing = 0; thing < of.things.size(); ++thing) {
            if (ledger.news.seen_of(kind)->things[thing].seats > 0)
                seen.push_back(thing);
            else
                never_seen.push_back(json::string(of.things[thing]));
        }
        json::array things;
        for (const std::size_t thing : seen)
            things.push_back(card_json(ledger, kind, thing, corrected_for(seen.size())));
        kinds.push_back(json::object{{"kind", of.name},
                                     {"about", of.about},
                                     {"chosen", kind == chosen},
                                     {"things", things},
                                     {"never_seen", never_seen}});
    }
    return kinds;
}

json::array identities_json(const Ledger& ledger)
{
    json::array identities;
    for (std::size_t kind = 0; kind < ledger.news.kinds.size(); ++kind) {
        if (!is_identity(ledger, kind)) continue;
        const NewsKind& of = ledger.news.kinds[kind];
        const std::vector<NewsStatistics::Entry>& entries = ledger.news.of(kind).things;
        const auto heard = static_cast<std::size_t>(
            std::count_if(entries.begin(), entries.end(), [](const auto& entry) { return entry.owners > 0; }));
        if (heard < 2) continue;
        json::array things;
        for (std::size_t thing = 0; thing < entries.size(); ++thing)
            if (entries[thing].owners > 0)
                things.push_back(json::object{
                    {"name", of.things[thing]},
                    {"seats", entries[thing].owners},
                    {"wins",
                     to_json(share_of(whole(entries[thing].wins), entries[thing].owners, corrected_for(heard)))}});
        identities.push_back(json::object{{"kind", of.name}, {"about", of.about}, {"things", things}});
    }
    return identities;
}

json::array endings_json(const Ledger& ledger)
{
    json::array endings;
    for (std::size_t kind = 0; kind < ledger.news.kinds.size(); ++kind) {
        const NewsKind& of = ledger.news.kinds[kind];
        if (of.name != "game-ended") continue;
        for (std::size_t thing = 0; thing < of.things.size(); ++thing)
            endings.push_back(json::object{
                {"name", of.things[thing]},
                {"games",
                 to_json(share_of(static_cast<double>(ledger.news.of(kind).things[thing].games), ledger.games))}});
    }
    return endings;
}

json::array sources_json(const Ledger& ledger)
{
    json::array sources;
    for (std::size_t kind = 0; kind < ledger.news.kinds.size(); ++kind) {
        const NewsKind& of = ledger.news.kinds[kind];
        const NewsStatistics::OfKind& counted = ledger.news.of(kind);
        if (of.amount.empty() || of.things.empty() || counted.all.amount == 0) continue;
        json::array things;
        for (std::size_t thing = 0; thing < of.things.size(); ++thing) {
            const std::int64_t amount = counted.things[thing].amount;
            if (amount != 0)
                things.push_back(part_json(of.things[thing], static_cast<double>(amount),
                                           static_cast<double>(counted.all.amount), ledger.games));
        }
        sources.push_back(json::object{
            {"kind", of.name},
            {"amount", of.amount},
            {"in_a_game", static_cast<double>(counted.all.amount) / static_cast<double>(ledger.games)},
            {"of_winners", static_cast<double>(counted.amount_of_winners) / static_cast<double>(counted.all.amount)},
            {"things", things}});
    }
    return sources;
}

}  // namespace tessera::lab
