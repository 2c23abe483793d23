// Operations of cards played in a battle. What such a card is worth, and what playing it does, battles.h asks them;
// what happens to winner and loser stands in operations/battle_results.h.
#pragma once

#include "engine/members.h"
#include "games/eighteen_hundred/nouns.h"

namespace tessera::eighteen_hundred {

// Battle points, for anybody or in one role only (EH-082).
struct operation::Points {
    MEMBERS(Number<1, 50> n; BattleRole role = BattleRole::Any);
    static constexpr std::string_view text = "{n battle point(s)}[ as {role}]";
    static constexpr std::array stands_on{CardPart::Military};
};

// Battle points for each unit, up to a cap.
struct operation::PointsPer {
    MEMBERS(Number<1, 50> n; BattleCount what; Number<1, 50> cap);
    static constexpr std::string_view text = "{n battle point(s)} for each of {what}, at most {cap}";
    static constexpr std::array stands_on{CardPart::Military};
};

// EH-096: the opponent's last card counts for nothing.
struct operation::CancelLast {
    static constexpr std::string_view text = "cancel the opponent's last card";
    static constexpr std::array stands_on{CardPart::Military};
};

// The opponent discards military cards by chance; all, if there are fewer.
struct operation::DiscardRandomMilitary {
    MEMBERS(Number<1, 50> n);
    static constexpr std::string_view text = "the opponent discards {n random military card(s)}";
    static constexpr std::array stands_on{CardPart::Military};
};

using BattleOperations =
    TypeList<operation::Points, operation::PointsPer, operation::CancelLast, operation::DiscardRandomMilitary>;

}  // namespace tessera::eighteen_hundred
