// expected: FitsIntoPacked<PlayCard>.*leave padding bytes.*FitsIntoPacked<DrawCards>.*at most six bytes
#include "engine/agenda.h"
#include "engine/members.h"

using namespace tessera;

enum class Place : std::uint8_t {};
enum class CardId : std::uint16_t {};

struct PlayCard {
    MEMBERS(Place on; CardId card);
};

struct DrawCards {
    MEMBERS(std::uint32_t seed; CardId first; CardId last);
};

void plan(Agenda<TypeList<PlayCard, DrawCards>, 4>& agenda) { agenda.run_next({PlayCard{}, DrawCards{}}); }
