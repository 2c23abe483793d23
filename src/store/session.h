// One connection to a database, as much of it as both kinds have in common: statements with parameters `?1`, `?2`, rows
// of values, and many rows written at once. What is kept and how is written once, in sql_store.h, over this.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tessera::store {

struct Bytes {
    std::string_view bytes;
};

// What goes into a statement. Text and bytes are not copied: they outlive the call.
using Param = std::variant<std::monostate, std::int64_t, std::string_view, Bytes>;

// What a statement gives back: numbers, texts or bytes, and nothing at all.
class Row {
public:
    void add_null() { values_.emplace_back(); }
    void add_number(std::int64_t number) { values_.emplace_back(std::in_place_type<std::int64_t>, number); }
    void add_text(std::string text) { values_.emplace_back(std::in_place_type<std::string>, std::move(text)); }

    bool is_null(std::size_t column) const { return std::holds_alternative<std::monostate>(values_.at(column)); }
    bool is_number(std::size_t column) const { return std::holds_alternative<std::int64_t>(values_.at(column)); }
    bool is_text(std::size_t column) const { return std::holds_alternative<std::string>(values_.at(column)); }
    std::int64_t number(std::size_t column) const { return std::get<std::int64_t>(values_.at(column)); }
    const std::string& text(std::size_t column) const { return std::get<std::string>(values_.at(column)); }
    std::string& text(std::size_t column) { return std::get<std::string>(values_.at(column)); }

private:
    std::vector<std::variant<std::monostate, std::int64_t, std::string>> values_;
};

using Rows = std::vector<Row>;

enum class Column { Number, Text, Bytes };

// `INSERT INTO table (names)`, many rows of parameters, and what happens when a row is there already.
struct Insert {
    std::string table;
    std::vector<std::string> names;
    std::vector<Column> types;
    std::string on_conflict;  // `ON CONFLICT ...`, or nothing
};

using ParamRow = std::vector<Param>;

class Session {
public:
    Session() = default;
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;
    virtual ~Session() = default;

    // The text is prepared once and known again by its letters.
    virtual Rows query(std::string_view sql, std::span<const Param> params) = 0;
    Rows query(std::string_view sql, std::initializer_list<Param> params = {})
    {
        return query(sql, std::span(params.begin(), params.size()));
    }
    std::optional<Row> row(std::string_view sql, std::initializer_list<Param> params = {});

    // Row by row, for more than memory should hold.
    virtual void each(const std::string& sql, const std::function<void(Row)>& take) = 0;

    // In as few round trips as the database allows.
    virtual void insert(const Insert& into, std::span<const ParamRow> rows) = 0;

    // A list of texts as one parameter, and the condition that a column is in it: `id = ANY(?1)` or so.
    virtual std::string list(const std::vector<std::string>& texts) const = 0;
    virtual std::string is_in(std::string_view column, int param) const = 0;

    // At the end of a SELECT that joins `tables t`: the rows of t stay while the transaction lasts.
    virtual std::string_view keep_tables() const = 0;
};

inline std::optional<Row> Session::row(std::string_view sql, std::initializer_list<Param> params)
{
    Rows rows = query(sql, params);
    if (rows.empty()) return std::nullopt;
    return std::move(rows.front());
}

}  // namespace tessera::store
