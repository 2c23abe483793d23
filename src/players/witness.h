// Looks on while a game is played (`arena.h`), and keeps what it sees in a Watched. It hears the news as any sink does,
// and the arena tells it about the decisions.
#pragma once

#include "engine/play.h"
#include "players/listener.h"
#include "players/watched.h"

namespace tessera {

// Nobody looks on; the compiler removes the telling.
struct Unwatched {
    template <class... Ts>
    void decides(const Ts&...) const
    {
    }
    template <class... Ts>
    void moved_on(const Ts&...) const
    {
    }
    template <class... Ts>
    void ended(const Ts&...) const
    {
    }
};

template <Game G>
class Witness : public Listener<typename G::News, typename G::Rules> {
    using P = Play<G>;
    using State = typename G::State;
    using Rules = typename G::Rules;

public:
    explicit Witness(Watched& watched) : Listener<typename G::News, typename G::Rules>(watched.heard), watched_(watched)
    {
    }

    // A seat has chosen one of so many actions and is about to take it.
    void decides(const State& s, const Rules& rules, Seat seat, std::size_t question, std::size_t options,
                 Action action)
    {
        if (!this->announces_turns() && (seat != last_seat_)) {
            watched_.heard.next_turn();
            note_scores(s, rules);
        }
        last_seat_ = seat;
        Watched::Asked& asked = watched_.asked[question];
        ++asked.times;
        if (options == 1) {
            ++asked.forced;
            return;
        }
        asked.options += options;
        ++watched_.chosen[action.kind];
        note_wait(seat);
    }

    // What the action led to has been carried out.
    void moved_on(const State& s, const Rules& rules)
    {
        if (!this->announces_turns() || watched_.heard.turns() == turns_noted_) return;
        turns_noted_ = watched_.heard.turns();
        note_scores(s, rules);
    }

    void ended(const State& s, const Rules& rules) { note_scores(s, rules); }

private:
    void note_scores(const State& s, const Rules& rules)
    {
        const std::size_t seats = static_cast<std::size_t>(P::seats_at(s).count);
        for (std::size_t i = 0; i < seats; ++i) watched_.scores.push_back(P::score_of(s, rules, id_at<Seat>(i)));
    }

    void note_wait(Seat seat)
    {
        if (seat != chooser_) {
            if (chooser_ != spectator) left_at_[index_of(chooser_)] = choices_;
            if (left_at_[index_of(seat)] != never) {
                const std::uint32_t wait = choices_ - left_at_[index_of(seat)];
                ++watched_.waits;
                watched_.waited += wait;
                watched_.longest_wait = std::max(watched_.longest_wait, wait);
            }
            chooser_ = seat;
        }
        ++choices_;
    }

    static constexpr std::uint32_t never = std::numeric_limits<std::uint32_t>::max();
    static constexpr std::array<std::uint32_t, max_seats> nobody_left = [] {
        std::array<std::uint32_t, max_seats> left{};
        for (std::uint32_t& at : left) at = never;
        return left;
    }();

    Watched& watched_;
    Seat last_seat_ = spectator;
    Seat chooser_ = spectator;   // whoever chose last
    std::uint32_t choices_ = 0;  // of all seats so far
    std::array<std::uint32_t, max_seats> left_at_ = nobody_left;
    std::uint32_t turns_noted_ = 0;
};

}  // namespace tessera
