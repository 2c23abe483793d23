// Tables: listed.
#include <fmt/format.h>

#include <map>

#include "store/encoding.h"
#include "store/reading.h"
#include "store/sql_store.h"

namespace tessera::store {

namespace {

std::vector<std::string> hex_of(const std::vector<std::string>& hashes)
{
    std::vector<std::string> digits;
    digits.reserve(hashes.size());
    for (const std::string& hash : hashes) digits.push_back(to_hex(hash));
    return digits;
}

// The conditions of a filter, with their parameters.
struct Conditions {
    std::string text;
    std::vector<Param> params;

    int param(Param value)
    {
        params.push_back(value);
        return static_cast<int>(params.size());
    }
    void add(const std::string& condition) { text += (text.empty() ? " WHERE " : " AND ") + condition; }
};

// `hashes` is the list of secrets as a parameter, which the conditions refer to.
Conditions conditions_of(const Session& session, const TableFilter& filter, std::int64_t after,
                         const std::string& hashes)
{
    Conditions c;
    if (after > 0) c.add(fmt::format("h.number < ?{}", c.param(after)));
    // Those that hold for a table, and again for those of the same visitor that come before it.
    std::string alike;
    const auto add = [&](const std::string& condition) {
        c.add("h." + condition);
        alike += " AND oh." + condition;
    };
    if (filter.phase) add(fmt::format("phase = ?{}", c.param(static_cast<std::int64_t>(*filter.phase))));
    if (filter.open_seats) add("open_seats > 0");
    if (filter.listed) add("listed = 1");
    if (filter.changed_since) add(fmt::format("touched >= ?{}", c.param(to_number(*filter.changed_since))));
    if (filter.wake_until) {
        c.add(fmt::format("h.wake IS NOT NULL AND h.wake <= ?{}", c.param(to_number(*filter.wake_until))));
    }
    if (filter.secrets) {
        const int list = c.param(std::string_view(hashes));
        c.add(fmt::format("h.number IN (SELECT number FROM secrets WHERE {} AND role <> {})",
                          session.is_in("hash", list), static_cast<int>(Role::Invite)));
    }
    if (filter.most_of_a_visitor) {
        c.add(
            fmt::format("(t.visitor = '' OR (SELECT count(*) FROM (SELECT 1 FROM tables o "
                        "JOIN heads oh ON oh.number = o.number WHERE o.visitor = t.visitor AND o.visitor <> '' "
                        "AND o.number > t.number{0} LIMIT ?{1}) AS newer) < ?{1})",
                        alike, c.param(std::int64_t{*filter.most_of_a_visitor})));
    }
    return c;
}

using Matches = std::map<std::int64_t, std::vector<Secret>>;

Matches matches_of(Session& session, const std::string& hashes)
{
    Matches matches;
    for (const Row& row : session.query(fmt::format("SELECT number, hash, role, seat FROM secrets WHERE {} "
                                                    "AND role <> {} ORDER BY role, seat, hash",
                                                    session.is_in("hash", 1), static_cast<int>(Role::Invite)),
                                        {std::string_view(hashes)})) {
        matches[row.number(0)].push_back(secret_from(row, 1));
    }
    return matches;
}

}  // namespace

Page<TableLine> SqlStore::list(const TableFilter& filter, PageRequest page)
{
    Page<TableLine> answer;
    read([&](Session& session) {
        answer = {};
        const std::string hashes = filter.secrets ? session.list(hex_of(*filter.secrets)) : std::string();
        Matches matches = filter.secrets ? matches_of(session, hashes) : Matches();
        Conditions c = conditions_of(session, filter, page.after, hashes);
        const int most = c.param(std::int64_t{page.most} + 1);
        Rows rows = session.query(
            fmt::format("SELECT h.number, t.id, t.header, t.created, h.touched, h.revision, h.phase, h.open_seats, "
                        "h.listed, h.summary, h.wake FROM heads h JOIN tables t ON t.number = h.number{} "
                        "ORDER BY h.number DESC LIMIT ?{}",
                        c.text, most),
            c.params);
        if (static_cast<int>(rows.size()) > page.most) {
            rows.pop_back();
            if (!rows.empty()) answer.next = rows.back().number(0);
        }
        for (Row& row : rows) {
            // A line that makes no sense is left out; its table says more when it is loaded.
            can_read([&] {
                answer.lines.push_back({std::move(row.text(1)), std::move(row.text(2)), to_time(row.number(3)),
                                        to_time(row.number(4)), row.number(5), status_from(row, 6),
                                        std::move(matches[row.number(0)])});
            });
        }
    });
    return answer;
}

}  // namespace tessera::store
