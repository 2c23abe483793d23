// Which server owns which table. Every server holds one advisory lock, by its number, for as long as its writing
// session lives; the table `owners` says which server owns what. A server whose lock is free is gone, and what it owned
// can be taken over. The term of a table rises whenever it changes hands, so that a server that was cut off knows, when
// it is back, what was not touched meanwhile.
//
// The functions are for one thread at a time: they belong to the writing session.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "store/append_plan.h"
#include "store/postgres_session.h"
#include "store/store.h"

namespace tessera::store {

class PostgresOwners {
public:
    explicit PostgresOwners(std::string server_name) : name_(std::move(server_name)) {}

    // On every new writing session, before anything is written. Gets a number at the first time, and tells, later,
    // which tables went to others meanwhile.
    std::vector<std::string> settle(PostgresSession& session);

    // Inside a transaction of that session.
    Ownership own(Session& session, const std::string& table);
    void release(Session& session, const std::string& table);
    void release_everything(Session& session);
    void find_owners(Session& session, Heads& heads) const;

    std::int32_t number() const { return number_; }

private:
    struct Owned {
        std::int64_t number;
        std::int64_t term;
    };

    void take_number(Session& session);
    std::vector<std::string> forget_lost(Session& session);

    std::string name_;
    std::int32_t number_ = 0;
    std::map<std::string, Owned, std::less<>> owned_;
};

// Who owns a table, as far as that server lives.
struct Owner {
    bool is_table = false;
    std::int32_t server = 0;  // 0 if nobody does
    std::string name;
};
Owner owner_of(Session& session, const std::string& table);

// Inside a transaction, until whose end a dead server does not come back.
bool is_alive(Session& session, std::int32_t server);
// The same as a condition, of the server whose number stands in a column; not for one's own.
std::string is_gone(std::string_view column);

}  // namespace tessera::store
