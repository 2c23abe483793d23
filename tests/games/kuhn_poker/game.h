// Kuhn poker: three cards, two seats, one bet. A calibration game with hidden information whose best play is known: the
// jack never calls, the king never folds, and the queen never bets.
//
// The rulebook:
//   KP-001  Jack, queen and king. Each seat antes one of its two chips and is dealt one card that only it sees.
//   KP-002  Seat 0 begins. Who faces no bet checks, or bets the other chip.
//   KP-003  Who faces a bet calls it with the other chip, or folds.
//   KP-004  Two checks or a call lead to the showdown: both cards are shown, the higher one takes the pot.
//   KP-005  After a fold the other seat takes the pot, and no card is shown.
#pragma once

#include <boost/describe.hpp>
#include <string>
#include <variant>
#include <vector>

#include "engine/names.h"
#include "engine/options.h"
#include "engine/play.h"
#include "engine/text_style.h"

namespace tessera::kuhn_poker {

// ---------------------------------------------------------------------------------------------------------------------
// The nouns.

enum class Card : std::uint8_t { Jack, Queen, King };
BOOST_DESCRIBE_ENUM(Card, Jack, Queen, King)

inline constexpr std::size_t card_count = 3;
// No card yet, or one that the viewer may not see.
inline constexpr Card no_card = unsaid<Card>();

struct Rules {};
inline Rules load_rules(const Content&, const Options&) { return {}; }

struct Player {
    Card card = no_card;
    std::uint8_t chips = 0;
};
BOOST_DESCRIBE_STRUCT(Player, (), (card, chips))

// ---------------------------------------------------------------------------------------------------------------------
// The verbs and the questions they answer.

struct Deal {
    MEMBERS(Seat seat; Card card);
};

struct Check {};
struct Bet {};
struct Call {};
struct Fold {};

struct DealCard {
    MEMBERS(Seat seat);
    using outcomes = TypeList<Deal>;
};

struct CheckOrBet {
    MEMBERS(Seat seat);
    using answers = TypeList<Check, Bet>;
};

struct CallOrFold {
    MEMBERS(Seat seat);
    using answers = TypeList<Call, Fold>;
};

struct ShowDown {};

using Steps = TypeList<DealCard, CheckOrBet, CallOrFold, ShowDown>;

struct State {
    PerSeat<Player, 2> players{};
    std::uint8_t pot = 0;
    bool shown = false;
    Agenda<Steps, 4> agenda{};
};
BOOST_DESCRIBE_STRUCT(State, (), (players, pot, shown, agenda))

// ---------------------------------------------------------------------------------------------------------------------
// The news.

struct CardDealt {
    MEMBERS(Seat seat; Card card);
};

struct Checked {
    MEMBERS(Seat seat);
};

struct ChipPaid {
    MEMBERS(Seat seat);
};

struct Folded {
    MEMBERS(Seat seat);
};

struct CardShown {
    MEMBERS(Seat seat; Card card);
};

struct PotTaken {
    MEMBERS(Seat seat; std::uint8_t chips);
};

// ---------------------------------------------------------------------------------------------------------------------
// Setup: KP-001.

inline Seat other(Seat seat) { return seat == Seat{0} ? Seat{1} : Seat{0}; }

inline State begin(const Rules&, Seats seats)
{
    State s;
    s.players = PerSeat<Player, 2>(seats);
    for (Player& player : s.players) player.chips = 1;
    s.pot = 2;
    s.agenda.run_next({DealCard{Seat{0}}, DealCard{Seat{1}}, CheckOrBet{Seat{0}}});
    return s;
}

// The position that scenarios start from: the antes are paid and no card is dealt. `at` is ignored.
inline State blank(const Rules& rules, Seats seats, std::string_view) { return begin(rules, seats); }

inline bool is_dealt(const State& s, Card card) { return s.players[0].card == card || s.players[1].card == card; }

inline void outcomes(const State& s, const Rules&, const DealCard& asked, Outcomes<Deal>& out)
{
    for (std::size_t i = 0; i < card_count; ++i)
        if (!is_dealt(s, id_at<Card>(i))) out.add({asked.seat, id_at<Card>(i)});
}

inline void apply(State& s, const Rules&, Deal a, Sink auto& tell)
{
    s.players[a.seat].card = a.card;
    tell(CardDealt{a.seat, a.card});
}

// ---------------------------------------------------------------------------------------------------------------------
// Betting: KP-002 and KP-003. Every question asked admits both of its answers.

inline void pay_chip(State& s, Seat seat, Sink auto& tell)
{
    --s.players[seat].chips;
    ++s.pot;
    tell(ChipPaid{seat});
}

inline void offer(const State&, const Rules&, Offers<Check>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, Check) { return allow(); }
inline void apply(State& s, const Rules&, const CheckOrBet& asked, Check, Sink auto& tell)
{
    tell(Checked{asked.seat});
    if (asked.seat == Seat{0})
        s.agenda.run_next({CheckOrBet{Seat{1}}});
    else
        s.agenda.run_next({ShowDown{}});  // KP-004
}

inline void offer(const State&, const Rules&, Offers<Bet>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, Bet) { return allow(); }
inline void apply(State& s, const Rules&, const CheckOrBet& asked, Bet, Sink auto& tell)
{
    pay_chip(s, asked.seat, tell);
    s.agenda.run_next({CallOrFold{other(asked.seat)}});
}

inline void offer(const State&, const Rules&, Offers<Call>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, Call) { return allow(); }
inline void apply(State& s, const Rules&, const CallOrFold& asked, Call, Sink auto& tell)
{
    pay_chip(s, asked.seat, tell);
    s.agenda.run_next({ShowDown{}});  // KP-004
}

// ---------------------------------------------------------------------------------------------------------------------
// The end: KP-004 and KP-005.

inline void take_pot(State& s, Seat seat, Sink auto& tell)
{
    s.players[seat].chips = static_cast<std::uint8_t>(s.players[seat].chips + s.pot);
    tell(PotTaken{seat, s.pot});
    s.pot = 0;
}

inline void perform(State& s, const Rules&, ShowDown, Sink auto& tell)
{
    s.shown = true;
    for (Seat seat : {Seat{0}, Seat{1}}) tell(CardShown{seat, s.players[seat].card});
    take_pot(s, s.players[0].card > s.players[1].card ? Seat{0} : Seat{1}, tell);
}

inline void offer(const State&, const Rules&, Offers<Fold>& out) { out.add({}); }
inline Verdict check(const State&, const Rules&, Fold) { return allow(); }
inline void apply(State& s, const Rules&, const CallOrFold& asked, Fold, Sink auto& tell)
{
    tell(Folded{asked.seat});
    take_pot(s, other(asked.seat), tell);
}

inline int score(const State& s, const Rules&, Seat seat) { return s.players[seat].chips; }

inline Ranking ranking(const State& s, const Rules&)
{
    Ranking ranks(Seats{2});
    for (Seat seat : {Seat{0}, Seat{1}}) ranks[seat] = s.players[seat].chips >= s.players[other(seat)].chips ? 1 : 2;
    return ranks;
}

// A seat gains or loses one chip or two, of two; what it has at the end, out of all four, maps that to 0..1.
inline Payoffs payoffs(const State& s, const Rules&)
{
    Payoffs shares(Seats{2});
    for (std::size_t i = 0; i < 2; ++i) shares[i] = static_cast<float>(s.players[i].chips) / 4.0f;
    return shares;
}

inline void conserved(const State& s, const Rules&, Tally& tally)
{
    tally.add("chips", 0, s.players[0].chips + s.players[1].chips + s.pot);
}

// Two deals, and check, bet, fold or call.
inline int longest_game(const Rules&, Seats) { return 5; }

// ---------------------------------------------------------------------------------------------------------------------
// What a seat may know: its own card, both after a showdown, and all chips.

struct View {
    PerSeat<Player, 2> players{};
    std::uint8_t pot = 0;
};
BOOST_DESCRIBE_STRUCT(View, (), (players, pot))

inline bool knows_card_of(const State& s, Seat viewer, Seat seat) { return viewer == seat || s.shown; }

inline View view(const State& s, const Rules&, Seat viewer)
{
    View v;
    v.players = PerSeat<Player, 2>(Seats{2});
    for (Seat seat : {Seat{0}, Seat{1}}) {
        v.players[seat].chips = s.players[seat].chips;
        if (knows_card_of(s, viewer, seat)) v.players[seat].card = s.players[seat].card;
    }
    v.pot = s.pot;
    return v;
}

// The cards that the viewer does not know are shuffled, and dealt to the hands it does not know.
inline void resample_hidden(State& s, const Rules&, Seat viewer, Rng& rng)
{
    FixedVector<Card, card_count> unknown{Card::Jack, Card::Queen, Card::King};
    for (Seat seat : {Seat{0}, Seat{1}})
        for (std::size_t i = 0; i < unknown.size(); ++i)
            if (knows_card_of(s, viewer, seat) && unknown[i] == s.players[seat].card) unknown.erase_at(i);
    shuffle(unknown, rng);
    for (Seat seat : {Seat{0}, Seat{1}})
        if (!knows_card_of(s, viewer, seat) && s.players[seat].card != no_card)
            s.players[seat].card = unknown.take_back();
}

// Who is dealt a card sees it, the others see that one is dealt.
inline Deal redact_for(const State&, const Rules&, Deal a, Seat viewer)
{
    return viewer == a.seat ? a : Deal{a.seat, no_card};
}

inline CardDealt redact_for(const Rules&, CardDealt news, Seat viewer)
{
    return viewer == news.seat ? news : CardDealt{news.seat, no_card};
}

// ---------------------------------------------------------------------------------------------------------------------
// Evaluation.

// Before the end both seats have the same chance of the pot.
inline Payoffs evaluate(const State& s, const Rules& rules)
{
    Payoffs shares = payoffs(s, rules);
    for (float& share : shares) share += static_cast<float>(s.pot) / 8.0f;
    return shares;
}

inline std::size_t rollout_policy(const State&, const Rules&, std::span<const Action> legal, Rng& rng)
{
    return rng.below(legal.size());
}

// ---------------------------------------------------------------------------------------------------------------------
// Words for people.

inline std::string prompt(const State&, const Rules&, DealCard) { return "A card is dealt."; }
inline std::string prompt(const State&, const Rules&, CheckOrBet) { return "Check, or bet a chip?"; }
inline std::string prompt(const State&, const Rules&, CallOrFold) { return "Call the bet, or fold?"; }

inline std::string label(const State&, const Rules& rules, Deal a) { return "Deal the " + word_of(rules, a.card); }
inline std::string label(const State&, const Rules&, Check) { return "Check"; }
inline std::string label(const State&, const Rules&, Bet) { return "Bet a chip"; }
inline std::string label(const State&, const Rules&, Call) { return "Call"; }
inline std::string label(const State&, const Rules&, Fold) { return "Fold"; }

inline std::string line(const Narrator& n, const Rules& rules, const CardDealt& news)
{
    const std::string card = n.is_viewer(news.seat) ? "the " + word_of(rules, news.card) : "a card";
    return n.who(news.seat) + " got " + card + ".";
}
inline std::string line(const Narrator& n, const Rules&, const Checked& news) { return n.who(news.seat) + " checked."; }
inline std::string line(const Narrator& n, const Rules&, const ChipPaid& news)
{
    return n.who(news.seat) + " paid a chip.";
}
inline std::string line(const Narrator& n, const Rules&, const Folded& news) { return n.who(news.seat) + " folded."; }
inline std::string line(const Narrator& n, const Rules& rules, const CardShown& news)
{
    return n.who(news.seat) + " showed the " + word_of(rules, news.card) + ".";
}
inline std::string line(const Narrator& n, const Rules&, const PotTaken& news)
{
    return n.who(news.seat) + " took " + std::to_string(news.chips) + " chips.";
}

inline std::string picture(const View& v, const Rules& rules, const TextStyle&)
{
    std::string out = "Pot " + std::to_string(v.pot) + "\n";
    for (std::size_t i = 0; i < v.players.size(); ++i)
        out += "Seat " + std::to_string(i) + "  " + word_of(rules, v.players[i].card) + "  " +
               std::to_string(v.players[i].chips) + " chips\n";
    return out;
}

// ---------------------------------------------------------------------------------------------------------------------
// The front door.

struct Game {
    static constexpr std::string_view id = "kuhn-poker";
    using State = kuhn_poker::State;
    using Rules = kuhn_poker::Rules;
    using View = kuhn_poker::View;
    using Verbs = TypeList<Deal, Check, Bet, Call, Fold>;
    using PublicVerbs = TypeList<Check, Bet, Call, Fold>;
    using Steps = kuhn_poker::Steps;
    using News = std::variant<CardDealt, Checked, ChipPaid, Folded, CardShown, PotTaken>;
    using PublicNews = TypeList<Checked, ChipPaid, Folded, CardShown, PotTaken>;
    static constexpr std::size_t max_actions = 2;
    static constexpr std::size_t max_outcomes = 3;
    static constexpr bool hidden_information = true;
    static constexpr const char* not_asked = "KP-002: check or bet; who faces a bet calls or folds";
};

}  // namespace tessera::kuhn_poker
