#include "games/eighteen_hundred/card_glance.h"

#include "games/eighteen_hundred/rules.h"

namespace tessera::eighteen_hundred {

CardGlance glance_at(const Rules&, const Card& card)
{
    CardGlance glance;
    glance.squares = static_cast<float>(card.production + card.commerce);
    return glance;
}

}  // namespace tessera::eighteen_hundred
