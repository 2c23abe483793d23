// Pieces for the tests of words, JSON and signatures: every kind of member that a state, a verb or a step can have.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <string>
#include <vector>

#include "base/bit_set.h"
#include "engine/agenda.h"
#include "engine/names.h"

namespace tessera::pantry {

// An id that the rules name.
enum class Good : std::uint8_t {};
// An id that names itself.
enum class Size : std::uint8_t { Small, VeryLarge };
BOOST_DESCRIBE_ENUM(Size, Small, VeryLarge)
// An id without names.
enum class Tile : std::uint8_t {};

struct Rules {
    std::vector<std::string> goods{"wood", "grain", "salt"};
};
inline std::span<const std::string> names_of(const Rules& rules, TypeTag<Good>) { return rules.goods; }

inline constexpr Good wood{0};
inline constexpr Good grain{1};
inline constexpr Good salt{2};

struct Store {
    MEMBERS(Good good; Size in_size; std::uint8_t amount);
};

struct Place {
    MEMBERS(Seat seat; Tile tile);
};

struct Owe {
    MEMBERS(std::int16_t coins);
};

struct Wait {};

// A verb that is called otherwise than its type.
struct PickGood {
    static constexpr std::string_view verb = "good";
    MEMBERS(Good good);
};

using Verbs = TypeList<Store, Place, Owe, Wait, PickGood>;

struct TakeTurn {
    MEMBERS(Seat seat);
};
struct CleanUp {};

using Steps = TypeList<TakeTurn, CleanUp>;

struct Jar {
    Good good{};
    bool open = false;
};
BOOST_DESCRIBE_STRUCT(Jar, (), (good, open))

struct Pantry {
    EnumArray<Good, std::uint8_t, 3> stock{};
    BitSet<Good, 3> tasted{};
    FixedVector<Jar, 3> jars{};
    std::array<std::uint8_t, 2> prices{};
    PerSeat<std::int16_t, 4> debts{};
    Size size = Size::Small;
    Good wanted = unsaid<Good>();
    Seat owner = spectator;
    Tile tile{};
    bool locked = false;
    std::uint64_t number = 0;
    Agenda<Steps, 3> agenda{};
};
BOOST_DESCRIBE_STRUCT(Pantry, (),
                      (stock, tasted, jars, prices, debts, size, wanted, owner, tile, locked, number, agenda))

}  // namespace tessera::pantry
