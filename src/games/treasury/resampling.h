// Dealing the unknown anew: for each age, the cards whose place a seat does not know are permuted over the face-down
// places of that age that it does not know (section 6). What nobody has seen has no place yet and takes part as well.
#pragma once

#include "games/treasury/view.h"

namespace tessera::treasury {

// A face-down place, and who knows the card in it.
struct HiddenPlace {
    enum class Where : std::uint8_t { Startup, Laid, Hand, Current, Future, Peeked, Discard } where{};
    std::uint8_t index = 0;
    Seat seat{};
    Age age = 0;
    SeatBits seen = 0;
    std::uint8_t develop_at_least = 0;
};

class Determinization {
public:
    Determinization(State& s, const Rules& rules, Seat viewer) : s_(s), rules_(rules), viewer_(viewer)
    {
        using Where = HiddenPlace::Where;
        for (std::size_t i = 0; i < s.players.size(); ++i)
            if (id_at<Seat>(i) != viewer) collect_from_player(id_at<Seat>(i));
        for (std::size_t i = 0; i < s.laid.size(); ++i) {
            const LaidCard& laid = s.laid[i];
            const bool is_development =
                s.players[laid.seat].businesses[index_of(laid.business)].is_startup() && laid.seat != viewer;
            if (is_development) collect(Where::Laid, i, laid.seat, laid.card);
        }
        for (std::size_t i = 0; i < s.current.size(); ++i) collect(Where::Current, i, spectator, s.current[i]);
        for (std::size_t i = 0; i < s.future.size(); ++i) collect(Where::Future, i, spectator, s.future[i]);
        for (std::size_t i = 0; i < s.peeked.size(); ++i) collect(Where::Peeked, i, spectator, s.peeked[i]);
        if (!rules.public_discard) collect_sorted(Where::Discard, spectator, s.discard);
    }

    void deal(Rng& rng)
    {
        for (CardId card : pool_) s_.seen[card] = 0;
        pool_ |= s_.unseen;
        std::array<CardList, max_ages> decks;
        for (Age age = 0; age <= rules_.last_age; ++age)
            for (CardId card : pool_& rules_.cards_of_age[age]) decks[age].push_back(card);
        // The most demanding places choose first. Whatever fits such a place fits the less demanding ones too, so
        // every deal that fits is equally likely.
        for (int demanded = most_develop; demanded >= 0; --demanded)
            for (const HiddenPlace& place : places_)
                if (place.develop_at_least == demanded) fill(place, decks[place.age], rng);
        s_.unseen = pool_;
    }

private:
    static constexpr int most_develop = 4;

    void fill(const HiddenPlace& place, CardList& deck, Rng& rng)
    {
        const CardId card = drawn(deck, place.develop_at_least, rng);
        s_.seen[card] = place.seen;
        pool_.erase(card);
        put(place, card);
    }

    void collect_from_player(Seat seat)
    {
        const Player& player = s_.players[seat];
        for (std::size_t i = 0; i < player.businesses.size(); ++i) {
            if (!player.businesses[i].is_startup()) continue;
            const int cards = count_laid(s_, seat, id_at<Place>(i));
            const bool is_known = has_seen(s_, viewer_, player.businesses[i].card);
            collect(HiddenPlace::Where::Startup, i, seat, player.businesses[i].card);
            // Where overdeveloping is forbidden, development cards tell something about their startup.
            if (!is_known && rules_.overdeveloping == Overdeveloping::Forbidden)
                places_.back().develop_at_least = static_cast<std::uint8_t>(std::min(cards, most_develop));
        }
        collect_sorted(HiddenPlace::Where::Hand, seat, s_.players[seat].hand);
    }

    void collect(HiddenPlace::Where where, std::size_t index, Seat seat, CardId card)
    {
        if (rules_.is_unseen(card) || has_seen(s_, viewer_, card)) return;
        pool_.insert(card);
        places_.push_back({where, static_cast<std::uint8_t>(index), seat, rules_[card].age, s_.seen[card], 0});
    }

    // A hand has no order: its places are told apart only by age and by who knows the card.
    void collect_sorted(HiddenPlace::Where where, Seat seat, CardSet& cards)
    {
        const std::size_t first = places_.size();
        for (CardId card : cards) collect(where, 0, seat, card);
        std::sort(places_.begin() + first, places_.end(), [](const HiddenPlace& a, const HiddenPlace& b) {
            return a.age != b.age ? a.age < b.age : a.seen < b.seen;
        });
        for (CardId card : pool_)
            if (cards.contains(card)) cards.erase(card);
    }

    static CardId take(CardList& deck, std::size_t i)
    {
        const CardId card = deck[i];
        deck.erase_at(i);
        return card;
    }

    CardId drawn(CardList& deck, std::uint8_t develop_at_least, Rng& rng) const
    {
        if (develop_at_least == 0) return take(deck, rng.below(deck.size()));
        CardList fitting;
        for (std::size_t i = 0; i < deck.size(); ++i)
            if (rules_[deck[i]].develop >= develop_at_least) fitting.push_back(id_at<CardId>(i));
        if (fitting.empty()) return take(deck, rng.below(deck.size()));  // a position that no game leads to
        return take(deck, index_of(fitting[rng.below(fitting.size())]));
    }

    void put(const HiddenPlace& place, CardId card)
    {
        switch (place.where) {
            case HiddenPlace::Where::Startup: s_.players[place.seat].businesses[place.index].card = card; break;
            case HiddenPlace::Where::Laid: s_.laid[place.index].card = card; break;
            case HiddenPlace::Where::Hand: s_.players[place.seat].hand.insert(card); break;
            case HiddenPlace::Where::Current: s_.current[place.index] = card; break;
            case HiddenPlace::Where::Future: s_.future[place.index] = card; break;
            case HiddenPlace::Where::Peeked: s_.peeked[place.index] = card; break;
            case HiddenPlace::Where::Discard: s_.discard.insert(card); break;
        }
    }

    State& s_;
    const Rules& rules_;
    Seat viewer_;
    CardSet pool_{};
    FixedVector<HiddenPlace, max_cards> places_{};
};

inline void resample_hidden(State& s, const Rules& rules, Seat seat, Rng& rng)
{
    Determinization(s, rules, seat).deal(rng);
}

}  // namespace tessera::treasury
