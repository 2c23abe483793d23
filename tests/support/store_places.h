// The two kinds of places a store can be in, for tests that hold for both, and things to put there.
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "store/store.h"
#include "tests/support/private_postgres.h"
#include "tests/support/temporary_folder.h"

namespace tessera::store {

class SqlitePlace {
public:
    static constexpr const char* name = "Sqlite";
    const std::string& where() const { return where_; }

private:
    TemporaryFolder folder_;
    std::string where_ = folder_.file("tessera.db");
};

class PostgresPlace {
public:
    static constexpr const char* name = "Postgres";
    const std::string& where() const { return where_; }

private:
    std::string where_ = PrivatePostgres::shared().new_database();
};

struct PlaceNames {
    template <class Place>
    static std::string GetName(int)
    {
        return Place::name;
    }
};

using Places = ::testing::Types<SqlitePlace, PostgresPlace>;

inline Time at(std::int64_t milliseconds) { return Time(std::chrono::milliseconds(milliseconds)); }

inline NewTable new_table(const std::string& id)
{
    NewTable table;
    table.id = id;
    table.header = R"({"rule_set":"dice-race"})";
    table.content_fingerprint = 0xfedcba9876543210;
    table.content = {{"dice-race.toml", "sides = 6\n"}, {"names.toml", "# Würfel\n"}};
    table.seed = std::string("\0seed\xff", 6);
    table.created = at(1000);
    return table;
}

inline Append moves(const std::string& table, std::int64_t first, std::vector<std::string> entries,
                    Time time = at(2000))
{
    Append append;
    append.table = table;
    append.first_revision = first;
    append.entries = std::move(entries);
    append.time = time;
    return append;
}

inline std::vector<std::string> ids_of(const Page<TableLine>& page)
{
    std::vector<std::string> ids;
    for (const TableLine& line : page.lines) ids.push_back(line.id);
    return ids;
}

// What the call throws.
template <class Call>
std::pair<Fault, std::string> fault_of(const Call& call)
{
    try {
        call();
    } catch (const StoreError& error) {
        return {error.fault(), error.what()};
    }
    throw std::logic_error("a StoreError was expected, and nothing was thrown");
}

}  // namespace tessera::store

namespace tessera::store {

inline void PrintTo(Fault fault, std::ostream* out) { *out << name_of(fault); }

}  // namespace tessera::store
