// Operations: what the effects of cards are made of. Each is one struct, in which everything about it stands together:
//
//     // `gain`: each player in `who` gains n from the supply.
//     struct Gain {
//         MEMBERS(Amount n; Selector who = {}; GoldPlace from = GoldPlace::Supply);
//         static constexpr std::string_view text = "gain {n}[ from the {from}][: {who}]";
//     };
//
// Its name is the word in the content (`gain`), its members are the arguments; those with an initial value may be left
// out. `text` is what it says on a card (operation_text.h). Beside it stands the function that carries it out, and in
// the game's `strategy` one that says what a bot expects of it; an operation that lacks one of them does not compile.
//
// A game lists its operations, declared and not yet defined, so that a card can hold them as plain bytes before there
// is a state that they could change.
#pragma once

#include <array>
#include <boost/mp11.hpp>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>

#include "base/ensure.h"
#include "engine/type_list.h"

namespace tessera {

// An operation of the list with its arguments, in so many bytes.
template <class List, std::size_t Bytes>
class PackedOperation {
public:
    using list_type = List;

    PackedOperation() = default;

    template <class Operation>
    requires(List::template contains<Operation>) explicit PackedOperation(const Operation& operation)
        : place_(static_cast<std::uint8_t>(List::template index<Operation>()))
    {
        static_assert(std::is_trivially_copyable_v<Operation>, "an operation is plain data");
        static_assert(sizeof operation <= Bytes, "the arguments take more bytes than the game has room for");
        std::memcpy(bytes_.data(), &operation, sizeof operation);
    }

    // Its place in the list.
    std::size_t place() const { return place_; }

    template <class Operation>
    bool is() const
    {
        return place_ == List::template index<Operation>();
    }

    template <class Operation>
    Operation as() const
    {
        ensure(is<Operation>(), "an operation is taken for what it is");
        return unpacked<Operation>();
    }

    // f(operation), with the operation as its own type.
    template <class F>
    decltype(auto) visit(F&& f) const
    {
        return boost::mp11::mp_with_index<List::size>(place_, [&](auto place) -> decltype(auto) {
            return f(unpacked<boost::mp11::mp_at<List, decltype(place)>>());
        });
    }

private:
    template <class Operation>
    Operation unpacked() const
    {
        Operation operation{};
        std::memcpy(static_cast<void*>(&operation), bytes_.data(), sizeof operation);
        return operation;
    }

    std::uint8_t place_ = 0;
    alignas(2) std::array<std::uint8_t, Bytes> bytes_{};
};

// What an operation finds wrong with its arguments as a whole: `ArgumentMistake mistake() const`, if it has anything to
// say. The key may be empty: then it is about all of them.
struct ArgumentMistake {
    std::string_view key;
    std::string_view what;
};

// A number among the arguments, and its bounds.
template <int Least, int Most>
class Number {
public:
    static constexpr int least = Least, most = Most;

    constexpr Number(int value = Least) : value_(static_cast<Plain>(value)) {}
    constexpr operator int() const { return value_; }

private:
    using Plain = std::conditional_t<(Least >= 0 && Most < 256), std::uint8_t, std::int16_t>;
    Plain value_;
};

namespace detail {

template <class T>
struct IsNumber : std::false_type {
};
template <int Least, int Most>
struct IsNumber<Number<Least, Most>> : std::true_type {
};

}  // namespace detail

}  // namespace tessera
