#include "store/postgres_session.h"

#include <fmt/format.h>

#include <map>
#include <pqxx/pqxx>
#include <regex>
#include <type_traits>
#include <utility>

#include "store/encoding.h"
#include "store/store_error.h"

namespace tessera::store {

namespace {

// Types of columns, as PostgreSQL numbers them in every database.
constexpr pqxx::oid bytea_type = 17;
constexpr pqxx::oid bigint_type = 20;
constexpr pqxx::oid integer_type = 23;

// A host that is gone is noticed within seconds rather than hours, unless the address says otherwise.
std::string with_defaults(const std::string& where)
{
    std::string address = where;
    for (const auto& [name, value] :
         {std::pair("connect_timeout", "5"), std::pair("keepalives_idle", "10"), std::pair("keepalives_interval", "5"),
          std::pair("keepalives_count", "3"), std::pair("tcp_user_timeout", "15000"),
          std::pair("fallback_application_name", "tessera")}) {
        if (address.find(name) != std::string::npos) continue;
        address += fmt::format("{}{}={}", address.find('?') == std::string::npos ? '?' : '&', name, value);
    }
    return address;
}

std::string postgres_marks(std::string_view sql)
{
    std::string text(sql);
    for (char& c : text) {
        if (c == '?') c = '$';
    }
    return text;
}

// How a parameter is spelled; none is NULL.
std::optional<std::string> spelled(const Param& param)
{
    return std::visit(
        [](const auto& value) -> std::optional<std::string> {
            using T = std::decay_t<decltype(value)>;
            if constexpr (std::is_same_v<T, std::monostate>) {
                return std::nullopt;
            } else if constexpr (std::is_same_v<T, std::int64_t>) {
                return std::to_string(value);
            } else if constexpr (std::is_same_v<T, std::string_view>) {
                return std::string(value);
            } else {
                return "\\x" + to_hex(value.bytes);
            }
        },
        param);
}

void add_to_array(std::string& array, const std::optional<std::string>& item)
{
    array += array.empty() ? '{' : ',';
    if (!item) {
        array += "NULL";
        return;
    }
    array += '"';
    for (char c : *item) {
        if (c == '"' || c == '\\') array += '\\';
        array += c;
    }
    array += '"';
}

std::string closed(const std::string& array) { return (array.empty() ? "{" : array) + "}"; }

const char* array_type(Column column)
{
    switch (column) {
        case Column::Number: return "bigint[]";
        case Column::Text: return "text[]";
        case Column::Bytes: return "bytea[]";
    }
    return "text[]";
}

Row row_of(const pqxx::row& from)
{
    Row row;
    for (const pqxx::field& field : from) {
        const pqxx::oid type = field.type();
        if (field.is_null()) {
            row.add_null();
        } else if (type == bigint_type || type == integer_type) {
            row.add_number(field.as<std::int64_t>());
        } else if (type == bytea_type) {
            row.add_text(from_hex(std::string_view(field.c_str(), field.size()).substr(2)));
        } else {
            row.add_text(std::string(field.c_str(), field.size()));
        }
    }
    return row;
}

Fault kind_of(const pqxx::sql_error& error)
{
    const std::string& state = error.sqlstate();
    if (state == "53100") return Fault::DiskFull;
    // Connections, resources, locks that are not to be had, a server that stops, one that only reads.
    for (const char* start : {"08", "53", "55", "57", "58", "25", "28", "3D"}) {
        if (state.starts_with(start)) return Fault::Unreachable;
    }
    return state.starts_with("22") || state.starts_with("54") ? Fault::Refused : Fault::Broken;
}

const char* advice(Fault fault)
{
    switch (fault) {
        case Fault::DiskFull: return "no room to write; make room on its disk, and it goes on";
        case Fault::Broken: return "what stands in the schema `tessera` is not a store of Tessera; restore a backup";
        case Fault::Refused: return "the database refuses what was asked";
        default: return "the database cannot be reached or does not take what is written; it goes on when it does";
    }
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

}  // namespace

struct PostgresSession::Connection {
    explicit Connection(const std::string& where) : place(without_password(where)), pq(with_defaults(where)) {}

    StoreError fault(const std::exception& error, Fault kind) const
    {
        return {kind, fmt::format("{}: {} ({})", place, advice(kind), first_line(error.what()))};
    }

    // Hears that something is there; what it is stands in a table.
    struct Ear final : pqxx::notification_receiver {
        using pqxx::notification_receiver::notification_receiver;
        void operator()(const std::string&, int) override { heard = true; }
        bool heard = false;
    };

    // Calls of libpqxx, with its exceptions made ours.
    template <class Call>
    auto guarded(const Call& call)
    {
        try {
            return call();
        } catch (const pqxx::transaction_rollback&) {
            throw;
        } catch (const pqxx::sql_error& error) {
            Fault kind = kind_of(error);
            if (!pq.is_open() || error.sqlstate().starts_with("57P")) broken = true;
            if (broken) kind = Fault::Unreachable;
            throw fault(error, kind);
        } catch (const pqxx::failure& error) {
            broken = true;
            throw fault(error, Fault::Unreachable);
        }
    }

    const std::string& prepared(std::string_view sql)
    {
        const auto found = statements.find(sql);
        if (found != statements.end()) return found->second;
        const std::string name = fmt::format("statement_{}", statements.size());
        pq.prepare(name, postgres_marks(sql));
        return statements.emplace(std::string(sql), name).first->second;
    }

    std::string place;
    pqxx::connection pq;
    pqxx::quiet_errorhandler quiet{pq};  // what goes wrong is thrown; nothing is printed past the logs of the program
    pqxx::transaction_base* now = nullptr;
    std::map<std::string, std::string, std::less<>> statements;
    std::unique_ptr<Ear> ear;
    bool broken = false;
};

PostgresSession::PostgresSession(const std::string& where)
{
    try {
        connection_ = std::make_unique<Connection>(where);
    } catch (const std::exception& error) {
        throw StoreError(Fault::Unreachable, fmt::format("{}: cannot connect ({}); see whether the database runs, and "
                                                         "whether its address, user and password are right",
                                                         without_password(where), first_line(error.what())));
    }
    // Otherwise it would connect again behind our back, and not hold the locks that we believe to hold.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
    connection_->pq.inhibit_reactivation(true);
#pragma GCC diagnostic pop
    transact(Mode::Write, [&](Session&) {
        run("SET search_path TO tessera; SET client_encoding TO 'UTF8'; SET client_min_messages TO warning; "
            "SET bytea_output TO hex; SET idle_in_transaction_session_timeout TO '60s'");
        // What was acknowledged has to survive, also where the database usually promises less.
        if (query("SELECT current_setting('synchronous_commit') AS setting").front().text(0) == "off") {
            run("SET synchronous_commit TO on");
        }
    });
}

PostgresSession::~PostgresSession() = default;

Rows PostgresSession::query(std::string_view sql, std::span<const Param> params)
{
    std::vector<std::optional<std::string>> texts;
    for (const Param& param : params) texts.push_back(spelled(param));
    std::vector<const char*> pointers;
    pointers.reserve(texts.size());
    for (const auto& text : texts) pointers.push_back(text ? text->c_str() : nullptr);
    return connection_->guarded([&] {
        const pqxx::result result =
            connection_->now->exec_prepared(connection_->prepared(sql), pqxx::prepare::make_dynamic_params(pointers));
        Rows rows;
        for (const pqxx::row& row : result) rows.push_back(row_of(row));
        return rows;
    });
}

void PostgresSession::each(const std::string& sql, const std::function<void(Row)>& take)
{
    run("DECLARE everything NO SCROLL CURSOR FOR " + sql);
    for (bool more = true; more;) {
        const pqxx::result result =
            connection_->guarded([&] { return connection_->now->exec("FETCH 500 FROM everything"); });
        for (const pqxx::row& row : result) take(row_of(row));
        more = !result.empty();
    }
    run("CLOSE everything");
}

void PostgresSession::insert(const Insert& into, std::span<const ParamRow> rows)
{
    if (rows.empty()) return;
    std::string sources;
    std::vector<std::string> arrays(into.names.size());
    std::vector<Param> params;
    for (std::size_t i = 0; i < arrays.size(); ++i) {
        for (const ParamRow& row : rows) add_to_array(arrays[i], spelled(row[i]));
        arrays[i] = closed(arrays[i]);
        params.emplace_back(std::string_view(arrays[i]));
        sources += fmt::format("{}?{}::{}", i > 0 ? ", " : "", i + 1, array_type(into.types[i]));
    }
    query(fmt::format("INSERT INTO {} ({}) SELECT * FROM unnest({}) {}", into.table, fmt::join(into.names, ", "),
                      sources, into.on_conflict),
          params);
}

std::string PostgresSession::list(const std::vector<std::string>& texts) const
{
    std::string array;
    for (const std::string& text : texts) add_to_array(array, text);
    return closed(array);
}

std::string PostgresSession::is_in(std::string_view column, int param) const
{
    return fmt::format("{} = ANY(?{}::text[])", column, param);
}

void PostgresSession::transact(Mode mode, const std::function<void(Session&)>& work)
{
    constexpr int most_collisions = 20;
    const auto in = [&](pqxx::transaction_base& transaction) {
        connection_->now = &transaction;
        work(*this);
        connection_->now = nullptr;
        transaction.commit();
    };
    for (int collisions = 0;; ++collisions) {
        try {
            return connection_->guarded([&] {
                if (mode == Mode::Write) {
                    pqxx::transaction<pqxx::read_committed> transaction(connection_->pq);
                    in(transaction);
                } else {
                    pqxx::transaction<pqxx::repeatable_read, pqxx::read_only> transaction(connection_->pq);
                    in(transaction);
                }
            });
        } catch (const pqxx::statement_completion_unknown& error) {
            connection_->broken = true;
            throw connection_->fault(error, Fault::Unreachable);
        } catch (const pqxx::transaction_rollback& error) {
            if (collisions == most_collisions) throw connection_->fault(error, Fault::Unreachable);
        } catch (const StoreError&) {
            throw;
        } catch (const std::exception& error) {
            // A column that holds something else than was written there.
            throw connection_->fault(error, Fault::Broken);
        }
    }
}

void PostgresSession::run(const std::string& sql)
{
    connection_->guarded([&] { connection_->now->exec(sql); });
}

bool PostgresSession::is_good() const { return !connection_->broken && connection_->pq.is_open(); }

void PostgresSession::listen_to(const std::string& channel)
{
    connection_->guarded([&] { connection_->ear = std::make_unique<Connection::Ear>(connection_->pq, channel); });
}

int PostgresSession::socket() const { return connection_->pq.sock(); }

bool PostgresSession::has_heard()
{
    connection_->guarded([&] { connection_->pq.get_notifs(); });
    if (!connection_->pq.is_open()) {
        connection_->broken = true;
        throw StoreError(Fault::Unreachable, connection_->place + ": the connection was lost");
    }
    return std::exchange(connection_->ear->heard, false);
}

std::string without_password(const std::string& where)
{
    static const std::regex in_authority("^([a-z]+://[^:/@?]*):[^/?]*@");
    static const std::regex in_options("password=[^&]*");
    return std::regex_replace(std::regex_replace(where, in_authority, "$1@"), in_options, "password=");
}

}  // namespace tessera::store
