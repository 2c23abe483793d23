// A table read back and held against its chain, as far as it can be read at all.
#pragma once

#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

#include "store/session.h"
#include "store/store_error.h"
#include "store/stored.h"

namespace tessera::store {

// Of the columns hash, role and seat, from `first` on.
Secret secret_from(const Row& row, std::size_t first);
// Of the columns phase, open_seats, listed, summary and wake.
Status status_from(Row& row, std::size_t first);

std::vector<Secret> secrets_of(Session& session, std::int64_t table);

// False if what the work reads cannot be read, or is not of the kind that was written.
template <class Work>
bool can_read(const Work& work)
{
    try {
        work();
        return true;
    } catch (const StoreError& error) {
        if (error.fault() != Fault::Broken) throw;
    } catch (const std::bad_variant_access&) {
        // A number where a text was written, or the other way round.
    } catch (const std::invalid_argument&) {
        // Something else than the digits that were written.
    }
    return false;
}

class TableReader {
public:
    // In one transaction that sees one moment.
    using Read = std::function<void(const std::function<void(Session&)>&)>;

    // Nothing if there is no such table.
    static std::optional<StoredTable> read(const Read& in_transaction, const std::string& id);

private:
    explicit TableReader(std::string id) { table_.id = std::move(id); }

    // False if there is no such table.
    bool read_head(Session& session);
    void read_entries(Session& session);
    void read_entries_one_by_one(Session& session);
    void read_secrets(Session& session);
    void read_notifications(Session& session);
    // Each part by itself, because one that cannot be read may end its transaction.
    void salvage(const Read& in_transaction);

    // False for the first entry that does not follow on those before it, and from then on.
    bool take_entry(Row& row);
    StoredTable judged();

    StoredTable table_;
    std::int64_t number_ = 0;
    std::int64_t revision_ = 0;  // how many entries there should be
    std::string last_link_;      // what the last of them should have
    std::string seal_;
    std::string link_;  // of the last one that was taken
    bool secrets_read_ = false;
    bool notifications_read_ = false;
};

}  // namespace tessera::store
