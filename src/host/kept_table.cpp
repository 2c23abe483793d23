#include "host/kept_table.h"

namespace tessera::host {

void KeptTable::carry_out(const Change& change)
{
    rights.revoke(change.revokes);
    rights.grant(change.grants);
    for (const auto* list : {&change.notify, &change.stop_notify})
        for (const Notification& one : *list)
            std::erase_if(notifications,
                          [&](const Notification& old) { return old.seat == one.seat && old.channel == one.channel; });
    notifications.insert(notifications.end(), change.notify.begin(), change.notify.end());
}

namespace {

// Windows are told of step by step, so that it is the same whether somebody is asked meanwhile.
bool is_about_window(const table::Entry& entry)
{
    return std::holds_alternative<table::Asked>(entry.what) || std::holds_alternative<table::WindowClosed>(entry.what);
}

}  // namespace

void settle(table::Table& table, table::Time now, std::vector<std::string>& lines)
{
    for (;;) {
        const table::Next next = table.next(now);
        const auto* entry = std::get_if<table::Entry>(&next);
        if (entry == nullptr || is_about_window(*entry)) return;
        table.apply(*entry);
        lines.push_back(entry_text(*entry));
    }
}

}  // namespace tessera::host
