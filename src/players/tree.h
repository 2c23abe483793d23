// The memory of a search: trees of what was tried and what came of it. All nodes come from one pool that is reserved
// once and used again for every search; the children of a node lie side by side, so that choosing among them is one
// scan.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "engine/packed.h"
#include "engine/seat.h"

namespace tessera {

// The place of a node in the pool.
using NodeId = std::uint32_t;

// No node: the place before the first.
inline constexpr NodeId nowhere = 0;

// Who took the action that leads to a node, if it was no seat.
inline constexpr std::uint8_t taken_by_chance = max_seats;

struct Node {
    Action action;       // that leads here, as the owner of the tree saw it
    float value;         // the payoffs of the one who took it, summed up over all visits
    float inverse_root;  // 1 / sqrt(visits), kept so that a scan needs neither a root nor a division
    std::uint32_t visits;
    std::uint32_t available;  // how often the action could have been taken, where that varies
    NodeId children;          // the first one
    std::uint16_t count;      // of children
    std::uint8_t room;        // the children fit into 2^room places
    std::uint8_t taker : 4;
    std::uint8_t varies : 1;    // what is legal here depends on more than the way here
    std::uint8_t complete : 1;  // every child was visited, where what is legal does not vary

    float mean() const { return visits > 0 ? value / static_cast<float>(visits) : 0.0f; }

    void visit(float payoff)
    {
        ++visits;
        value += payoff;
        inverse_root = 1.0f / std::sqrt(static_cast<float>(visits));
    }
};
static_assert(sizeof(Node) == 32);

// sqrt(log(n)), by which the exploration term of what is seldom tried grows.
inline float root_of_log(std::uint32_t n) { return std::sqrt(std::log(static_cast<float>(n))); }

// The first of these, computed once: searches ask for them all the time.
using LogRoots = std::array<float, 16384>;

inline const LogRoots& log_roots()
{
    static const LogRoots table = [] {
        LogRoots roots{};
        for (std::uint32_t n = 1; n < roots.size(); ++n) roots[n] = root_of_log(n);
        return roots;
    }();
    return table;
}

class Trees {
public:
    explicit Trees(std::size_t places) : nodes_(new Node[places]), places_(places) {}

    Node& operator[](NodeId id) { return nodes_[id]; }
    const Node& operator[](NodeId id) const { return nodes_[id]; }

    // Forgets everything.
    void clear()
    {
        used_ = 1;
        left_over_.fill(nowhere);
    }

    // The root of a new tree. There is always room for those.
    NodeId add_root(bool varies)
    {
        nodes_[used_] = blank(Action{}, taken_by_chance, varies);
        return static_cast<NodeId>(used_++);
    }

    std::span<const Node> children_of(NodeId parent) const
    {
        return {&nodes_[nodes_[parent].children], nodes_[parent].count};
    }

    // The child that an action leads to, or nowhere. Children are mostly asked for in the order in which they lie, so
    // the search begins at `next`, which moves on.
    NodeId find(const Node& parent, Action action, std::uint8_t taker, std::uint32_t& next) const
    {
        for (std::uint32_t tried = 0; tried < parent.count; ++tried) {
            if (next >= parent.count) next = 0;
            const NodeId id = parent.children + next++;
            if (nodes_[id].action == action && nodes_[id].taker == taker) return id;
        }
        return nowhere;
    }

    // A new child, or nowhere when the pool is used up. The other children may move.
    NodeId add(NodeId parent_id, Action action, std::uint8_t taker)
    {
        Node& parent = nodes_[parent_id];
        if (parent.count == places_in(parent) && !make_room(parent)) return nowhere;
        const NodeId id = parent.children + parent.count++;
        nodes_[id] = blank(action, taker, parent.varies);
        return id;
    }

    // Children for all of these at once, to a node that has none. False when the pool is used up.
    bool add_all(NodeId parent_id, std::span<const Action> actions, std::uint8_t taker)
    {
        std::uint8_t room = smallest_room;
        while ((std::size_t{1} << room) < actions.size()) ++room;
        const NodeId block = take_block(room);
        if (block == nowhere) return false;
        Node& parent = nodes_[parent_id];
        parent.children = block;
        parent.room = room;
        parent.count = static_cast<std::uint16_t>(actions.size());
        for (std::size_t i = 0; i < actions.size(); ++i) nodes_[block + i] = blank(actions[i], taker, parent.varies);
        return true;
    }

    NodeId find_or_add(NodeId parent_id, Action action, std::uint8_t taker)
    {
        std::uint32_t next = 0;
        const NodeId found = find(nodes_[parent_id], action, taker, next);
        return found != nowhere ? found : add(parent_id, action, taker);
    }

private:
    static constexpr std::uint8_t smallest_room = 1;
    static constexpr std::uint8_t largest_room = 15;

    static Node blank(Action action, std::uint8_t taker, bool varies)
    {
        Node node{};
        node.action = action;
        node.taker = taker & 0xF;
        node.varies = varies;
        return node;
    }

    static std::uint32_t places_in(const Node& parent)
    {
        return parent.children == nowhere ? 0 : std::uint32_t{1} << parent.room;
    }

    // Moves the children to a place with twice the room; the old one is kept for the next node that needs as much.
    bool make_room(Node& parent)
    {
        const bool first = parent.children == nowhere;
        const std::uint8_t room = first ? smallest_room : static_cast<std::uint8_t>(parent.room + 1);
        const NodeId block = room <= largest_room ? take_block(room) : nowhere;
        if (block == nowhere) return false;
        for (std::uint32_t i = 0; i < parent.count; ++i) nodes_[block + i] = nodes_[parent.children + i];
        if (!first) {
            nodes_[parent.children].children = left_over_[parent.room];
            left_over_[parent.room] = parent.children;
        }
        parent.children = block;
        parent.room = room;
        return true;
    }

    NodeId take_block(std::uint8_t room)
    {
        if (left_over_[room] != nowhere) {
            const NodeId block = left_over_[room];
            left_over_[room] = nodes_[block].children;
            return block;
        }
        const std::size_t size = std::size_t{1} << room;
        if (used_ + size > places_) return nowhere;
        const NodeId block = static_cast<NodeId>(used_);
        used_ += size;
        return block;
    }

    std::unique_ptr<Node[]> nodes_;
    std::size_t places_;
    std::size_t used_ = 1;
    std::array<NodeId, largest_room + 1> left_over_{};
};

}  // namespace tessera
