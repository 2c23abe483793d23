#include "store/append_plan.h"

#include <fmt/format.h>

#include <algorithm>

#include "store/chain.h"
#include "store/encoding.h"

namespace tessera::store {

namespace {

using Outcome = Appended::Outcome;

bool are_text(const std::vector<Notification>& notifications)
{
    return std::all_of(notifications.begin(), notifications.end(), [](const Notification& n) {
        return is_text(n.channel) && is_text(n.target) && is_text(n.state);
    });
}

Appended conflict(const Append& append, const Head& head)
{
    const auto last = append.first_revision + static_cast<std::int64_t>(append.entries.size());
    return {Outcome::Conflict, head.revision,
            fmt::format("entries {} to {} of table {} do not follow on the {} that are kept: load the table again",
                        append.first_revision + 1, last, append.table, head.revision)};
}

// Whether the very same entries are kept already: the Append is a repeated one, whose answer got lost.
bool is_repeated(const Append& append, const Head& head, const KeptEntries& kept)
{
    const auto count = static_cast<std::int64_t>(append.entries.size());
    if (append.first_revision < 0 || append.first_revision + count > head.revision) return false;
    return kept(head.number, append.first_revision, append.entries.size()) == append.entries;
}

void change_rights(const Append& append, Head& head)
{
    std::vector<Secret>& secrets = *head.secrets;
    for (const Secret& old : append.revokes) std::erase(secrets, old);
    secrets.insert(secrets.end(), append.grants.begin(), append.grants.end());
    head.rights = seal_of(append.table, secrets);
}

// Everything but the entries: an Append without entries says nothing about revisions.
void carry_out(const Append& append, Head& head, AppendPlan& plan)
{
    for (const std::string& entry : append.entries) {
        head.link = next_link(head.link, entry);
        plan.entries.push_back({head.number, head.revision++, &entry, head.link});
    }
    if (changes_rights(append)) change_rights(append, head);
    head.touched = std::max(head.touched, append.time);
    head.is_touched = true;
    if (append.status) {
        head.status = *append.status;
        head.has_new_status = true;
    }
    if (!append.grants.empty() || !append.revokes.empty() || !append.notify.empty() || !append.stop_notify.empty()) {
        plan.rights.push_back(&append);
    }
}

Appended decide(const Append& append, Heads& heads, const KeptEntries& kept, AppendPlan& plan)
{
    if (!is_all_text(append)) {
        return {Outcome::BadText, 0, "an entry is not UTF-8 text, or has a zero character in it"};
    }
    const auto found = heads.find(append.table);
    if (found == heads.end()) {
        return {Outcome::NoSuchTable, 0, fmt::format("there is no table {}", append.table)};
    }
    Head& head = found->second;
    if (!head.mine) {
        return {Outcome::OwnedByOther, head.revision,
                fmt::format("table {} is not owned by this server: own it and load it again", append.table)};
    }
    if (!append.entries.empty() && append.first_revision != head.revision) {
        if (!is_repeated(append, head, kept)) return conflict(append, head);
        return {Outcome::Done, head.revision, ""};
    }
    if (changes_rights(append) && !head.secrets) {
        return {Outcome::Damaged, head.revision,
                fmt::format("who may speak at table {} is not what was written; restore a backup", append.table)};
    }
    carry_out(append, head, plan);
    return {Outcome::Done, head.revision, ""};
}

}  // namespace

bool is_all_text(const Append& append)
{
    return is_text(append.table) && std::all_of(append.entries.begin(), append.entries.end(), is_text) &&
           (!append.status || is_text(append.status->summary)) && are_text(append.notify) &&
           are_text(append.stop_notify);
}

AppendPlan plan_appends(std::span<const Append> appends, Heads& heads, const KeptEntries& kept)
{
    AppendPlan plan;
    plan.answers.reserve(appends.size());
    for (const Append& append : appends) plan.answers.push_back(decide(append, heads, kept, plan));
    return plan;
}

}  // namespace tessera::store
