// What is kept and how, written once over a Session: the part of a store that both databases share. An adapter gives
// connections and transactions, and what only it can do.
#pragma once

#include <functional>

#include "store/append_plan.h"
#include "store/session.h"
#include "store/store.h"

namespace tessera::store {

class SqlStore : public Store {
public:
    using Store::append;
    using Store::create;
    void create(std::span<const NewTable> tables) override;
    std::vector<Appended> append(std::span<const Append> appends) override;
    std::optional<StoredTable> load(const std::string& id) override;
    Page<TableLine> list(const TableFilter& filter, PageRequest page) override;
    bool erase(const std::string& id) override;
    Examination examine() override;
    ContentFiles content(std::uint64_t fingerprint) override;

    Holdings holdings(const std::string& visitor) override;
    void visited(const std::string& table, const std::string& by) override;
    std::vector<std::string> unvisited(Time until, int most) override;
    bool erase_unvisited(const std::string& id, Time until) override;
    void forget_visitors(Time before) override;

    void create_experiment(const Experiment& experiment) override;
    std::vector<Experiment> claim_experiments(int most) override;
    std::vector<QueuedExperiment> queued_experiments() override;
    void update_experiment(const Experiment& experiment, const std::optional<std::string>& result) override;
    std::optional<Experiment> experiment(const std::string& id) override;
    std::optional<std::string> experiment_result(const std::string& id) override;
    bool erase_experiment(const std::string& id) override;

    Health check() override;

protected:
    // In one transaction. The work may be done again from its beginning, when the connection was lost on the way.
    using Work = std::function<void(Session&)>;
    virtual void write(const Work& work) = 0;
    // In one transaction that sees one moment.
    virtual void read(const Work& work) = 0;

    // Marks those that this server does not own.
    virtual void find_owners(Session&, Heads&) {}
    // This server among those that carry out experiments: no two that are open at once have the same number.
    virtual std::int64_t holder() const = 0;
    // Where the number of another stands in the column `holder`: a condition that it is gone.
    virtual std::string holder_is_gone() const = 0;
    // Until the transaction ends, no other server creates or erases tables.
    virtual void hold_contents(Session&) {}
    // Everything of Health but the number of tables.
    virtual void measure(Session& session, Health& health) = 0;
    // What the database itself finds wrong; nothing if all is well, or if it does not look.
    virtual std::string examine_database() { return ""; }

private:
    std::optional<Damage> damage_of(const std::string& id);
    // `sql` deletes one table and gives back the fingerprint of its content.
    bool erase_table(std::string_view sql, std::initializer_list<Param> params);
};

}  // namespace tessera::store
