// Answers to somebody's request that take no more than a line.
#pragma once

#include "host/guests.h"
#include "host/world.h"

namespace tessera::host {

class Answers {
public:
    Answers(const KeptTable& kept, Supervisor& supervisor) : kept_(kept), supervisor_(supervisor) {}

    void refuse(const Guest& guest, table::RequestId id, const table::Refusal& refusal) const;
    // To a request that changes nothing at the table.
    void confirm(const Guest& guest, table::RequestId id) const;

private:
    // As the guest counts.
    table::Revision revision_of(const Guest& guest) const;

    const KeptTable& kept_;
    Supervisor& supervisor_;
};

inline table::Refusal no_role(const char* reason) { return {.code = table::RefusalCode::Role, .reason = reason}; }
inline table::Refusal no_such_seat() { return {.code = table::RefusalCode::Seat, .reason = "There is no such seat."}; }

}  // namespace tessera::host
