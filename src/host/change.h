// What is kept of a table beside its entries: who may speak there and who wants to hear from it, and how that changes.
#pragma once

#include <string>
#include <vector>

namespace tessera::host {

enum class Role { Owner, Seat, Invite };

inline constexpr int no_seat = -1;

// A right to speak at a table. It belongs to whoever knows a secret, of which only the hash is kept. One hash may have
// several rights: an owner who plays has two, and one screen for three people has three.
struct Secret {
    std::string hash;  // bytes
    Role role = Role::Seat;
    int seat = no_seat;

    bool operator==(const Secret&) const = default;
};

// Where somebody wants to hear that it is their turn. A seat has at most one on each channel.
struct Notification {
    int seat = no_seat;
    std::string channel;  // `webhook`
    std::string target;   // its URL
    std::string state;    // JSON: what was told already, and what failed

    bool operator==(const Notification&) const = default;
};

// What changes together with the entries, or without any.
struct Change {
    std::vector<Secret> grants = {}, revokes = {};
    std::vector<Notification> notify = {}, stop_notify = {};

    bool is_about_rights() const { return !grants.empty() || !revokes.empty(); }
};

}  // namespace tessera::host
