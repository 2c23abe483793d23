// Reads development cards, admin and military cards and ambitions, in the words of the effect vocabulary
// (section 4.12).
#pragma once

#include "engine/content.h"
#include "games/eighteen_hundred/rules.h"

namespace tessera::eighteen_hundred {

class CardReader {
public:
    explicit CardReader(Rules& rules) : rules_(rules) {}

    void read_development(const Section& from, CardGroup group_if_mat);
    void read_hand_card(const Section& from, HandDeck deck);
    void read_ambition(const Section& from);

private:
    void read_copies(const Section& from, Card& card) const;
    static Needs needs(const Section& from, std::string_view key);
    static Cost cost(const Section& from);
    static Static static_effect(const Section& from);
    static Metric metric(const Section& from, std::string_view key);
    ListId list(const Section& from, std::string_view key, CardPart part, CardId card, HandCard hand_card);
    Operation operation(const Section& from, CardPart part, CardId card, HandCard hand_card);
    static ScoringPart scoring_part(const Section& from);
    void conditions(const Section& from, HandCardInfo& card) const;

    Rules& rules_;
};

// Reads the id of an entry and notes one that stands there twice or one too many.
void add_id(const Section& from, std::vector<std::string>& ids, std::size_t most, std::string_view what);

}  // namespace tessera::eighteen_hundred
