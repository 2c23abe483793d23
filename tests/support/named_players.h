// Players for the seats of a test's game, by name.
#pragma once

#include <initializer_list>
#include <vector>

#include "players/players.h"

namespace tessera {

inline std::vector<PlayerSpec> seats_of(const AnyPlayers& players, std::initializer_list<const char*> names)
{
    std::vector<PlayerSpec> specs;
    for (const char* name : names) specs.push_back(players.player(name));
    return specs;
}

}  // namespace tessera
