#include "apps/server/table_registry.h"

#include "apps/server/answers.h"
#include "apps/server/clock.h"
#include "apps/server/guarded.h"
#include "apps/server/kept_table.h"
#include "apps/server/log.h"
#include "apps/server/workers.h"

namespace tessera::server {

namespace {

// Of those that are due, so many are read back in one sweep; the others come next time.
constexpr int most_woken = 100;
// A clock that ends before long is kept in memory.
constexpr std::chrono::seconds ahead{60};

}  // namespace

std::shared_ptr<HostedTable> TableRegistry::find(const std::string& id)
{
    const std::lock_guard lock(mutex_);
    const auto found = slots_.find(id);
    return found == slots_.end() ? nullptr : found->second.table;
}

void TableRegistry::open(const std::string& id, std::function<void(const Opened&)> then)
{
    Opened opened;
    {
        const std::lock_guard lock(mutex_);
        const auto found = slots_.find(id);
        if (found != slots_.end() && found->second.table != nullptr) {
            opened.table = found->second.table;
        } else if (found != slots_.end()) {
            return found->second.waiting.push_back(std::move(then));
        } else if (slots_.size() >= static_cast<std::size_t>(context_.config.max_tables)) {
            opened.problem = error_answer(503, "busy", "Too many tables are open; try again later.");
        } else {
            slots_[id].waiting.push_back(std::move(then));
            context_.readers.submit([this, id] { load(id); });
            return;
        }
    }
    then(opened);
}

void TableRegistry::load(const std::string& id)
{
    const Opened opened = try_to_load(id);
    std::vector<std::function<void(const Opened&)>> waiting;
    {
        const std::lock_guard lock(mutex_);
        Slot& slot = slots_[id];
        waiting.swap(slot.waiting);
        if (opened.is_damaged) not_woken_.insert(id);
        if (opened.table != nullptr)
            slot.table = opened.table;
        else
            slots_.erase(id);
    }
    if (opened.table != nullptr) {
        context_.metrics.tables.add();
        opened.table->begin();
    }
    for (const auto& then : waiting) guarded("opening a table", [&] { then(opened); });
}

Opened TableRegistry::try_to_load(const std::string& id)
{
    Opened opened;
    const Moment began = this_moment();
    const auto refused = [&](Answer problem) {
        opened.is_damaged = problem.status == 500;
        opened.problem = std::move(problem);
    };
    answering(refused, [&] {
        const store::Ownership ownership = context_.store.own(id);
        opened.problem = no_such_table();
        if (ownership.who == store::Ownership::Who::NoSuchTable) return;
        if (!ownership.mine()) {
            opened.elsewhere = ownership;
            return;
        }
        std::optional<host::KeptTable> loaded = load_table(id, context_.store, context_.rule_sets);
        if (!loaded) return;
        opened.is_damaged = loaded->table->broken_from().has_value();
        opened.table = HostedTable::open(context_, std::move(*loaded), [this, id] { forget_at_once(id); });
        context_.metrics.tables_loaded.add();
        context_.metrics.load_seconds.add_since(began);
    });
    return opened;
}

void TableRegistry::sweep()
{
    std::vector<std::shared_ptr<HostedTable>> tables;
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [id, slot] : slots_)
            if (slot.table != nullptr) tables.push_back(slot.table);
    }
    for (const std::shared_ptr<HostedTable>& table : tables)
        table->if_idle([this](const std::shared_ptr<HostedTable>& idle) { forget(idle); });
    tables.clear();
    {
        const std::lock_guard lock(mutex_);
        if (waking_) return;
        waking_ = true;
    }
    context_.readers.submit([this] {
        guarded("waking tables", [this] { wake_the_due(); });
        const std::lock_guard lock(mutex_);
        waking_ = false;
    });
}

// Only a table that nobody else holds is forgotten: one owner is the registry, the other is the caller.
void TableRegistry::forget(const std::shared_ptr<HostedTable>& table)
{
    const std::string id = table->id();
    {
        const std::lock_guard lock(mutex_);
        const auto found = slots_.find(id);
        if (found == slots_.end() || found->second.table != table || table.use_count() > 2) return;
        slots_.erase(found);
    }
    context_.metrics.tables.subtract();
    context_.readers.submit([this, id] {
        try {
            context_.store.release(id);
        } catch (const store::StoreError& e) {
            log_warning("a table could not be released", {{"table", id}, {"error", e.what()}});
        }
    });
}

void TableRegistry::forget_at_once(const std::string& id)
{
    const std::lock_guard lock(mutex_);
    const auto found = slots_.find(id);
    if (found == slots_.end() || found->second.table == nullptr) return;
    slots_.erase(found);
    context_.metrics.tables.subtract();
}

void TableRegistry::erase_unvisited(const std::string& id, store::Time until)
{
    {
        const std::lock_guard lock(mutex_);
        if (!slots_.try_emplace(id).second) return;
    }
    guarded("erasing a table", [&] {
        // What another server has open is its own affair.
        if (!context_.store.own(id).mine()) return;
        if (context_.store.erase_unvisited(id, until)) context_.metrics.tables_expired.add();
        context_.store.release(id);
    });
    {
        const std::lock_guard lock(mutex_);
        const auto found = slots_.find(id);
        if (found->second.waiting.empty()) return static_cast<void>(slots_.erase(found));
    }
    load(id);
}

bool TableRegistry::can_be_woken(const std::string& id)
{
    const std::lock_guard lock(mutex_);
    const auto found = slots_.find(id);
    return (found == slots_.end() || found->second.table == nullptr) && !not_woken_.contains(id);
}

void TableRegistry::wake_the_due()
{
    store::TableFilter due;
    due.wake_until = stored_time(time_now()) + ahead;
    try {
        store::PageRequest page{.most = 500};
        for (int woken = 0; woken < most_woken;) {
            const auto lines = context_.store.list(due, page);
            for (const store::TableLine& line : lines.lines) {
                if (!can_be_woken(line.id)) continue;
                open(line.id, [](const Opened&) {});
                ++woken;
            }
            if (lines.next == 0) return;
            page.after = lines.next;
        }
    } catch (const store::StoreError& e) {
        log_warning("the database does not say which tables are due", {{"error", e.what()}});
    }
}

}  // namespace tessera::server
