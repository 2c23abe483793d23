// Who may speak at a table, asked by the hash of a secret.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.h"
#include "host/change.h"
#include "table/messages.h"

namespace tessera::host {

class Rights {
public:
    Rights() = default;
    explicit Rights(std::vector<Secret> secrets) : secrets_(std::move(secrets)) {}

    // What somebody with this secret is here; nobody, if they are neither a seat nor the owner.
    table::You of(std::string_view hash) const;
    // The seat that this invitation is for.
    std::optional<Seat> invitation(std::string_view hash) const;
    // Whether somebody has, or may come back to, this seat.
    bool is_given(Seat seat) const;
    // All rights to a seat, invitations among them; the owner's are not bound to one.
    std::vector<Secret> to(Seat seat) const;

    void grant(const std::vector<Secret>& secrets);
    void revoke(const std::vector<Secret>& secrets);

private:
    std::vector<Secret> secrets_;
};

inline bool is_nobody(const table::You& you) { return you.seats.empty() && !you.owner; }
bool speaks_for(const table::You& you, Seat seat);

}  // namespace tessera::host
