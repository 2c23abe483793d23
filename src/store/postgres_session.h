// One connection to a PostgreSQL database. Used by one thread at a time. A connection that breaks stays broken: whoever
// has it opens another, knowing that what belonged to the session (locks, LISTEN) is gone.
#pragma once

#include <memory>
#include <string>

#include "store/session.h"

namespace tessera::store {

class PostgresSession final : public Session {
public:
    // Throws StoreError, as everything here does: Unreachable whenever the connection is no longer good.
    explicit PostgresSession(const std::string& where);
    ~PostgresSession() override;

    using Session::query;
    Rows query(std::string_view sql, std::span<const Param> params) override;
    void each(const std::string& sql, const std::function<void(Row)>& take) override;
    void insert(const Insert& into, std::span<const ParamRow> rows) override;
    std::string list(const std::vector<std::string>& texts) const override;
    std::string is_in(std::string_view column, int param) const override;
    // A table that is being erased would otherwise take the whole group commit with it.
    std::string_view keep_tables() const override { return " FOR KEY SHARE OF t"; }

    enum class Mode { Write, Read };
    // One transaction; when it collided with another one, the work is done again from its beginning.
    void transact(Mode mode, const std::function<void(Session&)>& work);

    // Any SQL, several statements too. Inside transact() only.
    void run(const std::string& sql);

    bool is_good() const;

    // For notifications: from now on they arrive on the channel, and the socket can be waited for.
    void listen_to(const std::string& channel);
    int socket() const;
    // Whether one came since this was last asked; also while something else was read from the socket.
    bool has_heard();

private:
    struct Connection;
    std::unique_ptr<Connection> connection_;
};

// What may be shown of an address: everything but the password.
std::string without_password(const std::string& where);

}  // namespace tessera::store
