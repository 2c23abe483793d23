#include "store/copy.h"

#include <fmt/format.h>

#include "store/schema.h"

namespace tessera::store {

namespace {

// Rows wait here until there are enough of them to be worth a round trip.
class Batch {
public:
    Batch(Session& to, const Insert& table) : to_(to), table_(table) {}

    void add(Row row)
    {
        for (std::size_t i = 0; i < table_.types.size(); ++i) {
            const bool is_long = !row.is_null(i) && table_.types[i] != Column::Number;
            bytes_ += is_long ? row.text(i).size() : sizeof(std::int64_t);
        }
        rows_.push_back(std::move(row));
        if (bytes_ > most_bytes || rows_.size() >= most_rows) write();
    }

    void write()
    {
        std::vector<ParamRow> params;
        for (const Row& row : rows_) params.push_back(params_of(row));
        to_.insert(table_, params);
        rows_.clear();
        bytes_ = 0;
    }

private:
    static constexpr std::size_t most_rows = 2000;
    static constexpr std::size_t most_bytes = 4'000'000;

    ParamRow params_of(const Row& row) const
    {
        ParamRow params;
        for (std::size_t i = 0; i < table_.types.size(); ++i) {
            if (row.is_null(i)) {
                params.emplace_back();
            } else if (table_.types[i] == Column::Number) {
                params.emplace_back(row.number(i));
            } else if (table_.types[i] == Column::Text) {
                params.emplace_back(std::string_view(row.text(i)));
            } else {
                params.emplace_back(Bytes{row.text(i)});
            }
        }
        return params;
    }

    Session& to_;
    const Insert& table_;
    Rows rows_;
    std::size_t bytes_ = 0;
};

}  // namespace

void copy_everything(Session& from, Session& to)
{
    for (const Insert& table : kept_tables()) {
        Batch batch(to, table);
        from.each(fmt::format("SELECT {} FROM {}", fmt::join(table.names, ", "), table.table),
                  [&](Row row) { batch.add(std::move(row)); });
        batch.write();
    }
}

}  // namespace tessera::store
