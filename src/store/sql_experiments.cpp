// Experiments.
#include <fmt/format.h>

#include <algorithm>

#include "store/encoding.h"
#include "store/sql_store.h"

namespace tessera::store {

namespace {

void refuse_no_text(const Experiment& experiment)
{
    if (is_text(experiment.id) && is_text(experiment.request) && is_text(experiment.progress) &&
        is_text(experiment.visitor)) {
        return;
    }
    throw StoreError(Fault::Refused, "an experiment has text that is not UTF-8, or has a zero character in it");
}

// Of the columns id, request, state, progress, created, changed and visitor.
Experiment experiment_from(Row& row, std::size_t first)
{
    return {std::move(row.text(first)),
            std::move(row.text(first + 1)),
            static_cast<ExperimentState>(row.number(first + 2)),
            std::move(row.text(first + 3)),
            to_time(row.number(first + 4)),
            to_time(row.number(first + 5)),
            std::move(row.text(first + 6))};
}

}  // namespace

void SqlStore::create_experiment(const Experiment& experiment)
{
    refuse_no_text(experiment);
    write([&](Session& session) {
        const auto created = session.row(
            "INSERT INTO experiments (id, request, state, progress, created, changed, visitor, holder) "
            "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT (id) DO NOTHING RETURNING number",
            {experiment.id, experiment.request, static_cast<std::int64_t>(experiment.state), experiment.progress,
             to_number(experiment.created), to_number(experiment.changed), experiment.visitor, holder()});
        if (created) return;
        // The very same one was created before, and only the answer got lost.
        const auto there =
            session.row("SELECT request, created FROM experiments WHERE id = ?1", {std::string_view(experiment.id)});
        if (there && there->text(0) == experiment.request && there->number(1) == to_number(experiment.created)) return;
        throw StoreError(
            Fault::Exists,
            fmt::format("there already is an experiment {}; a new one needs an id of its own", experiment.id));
    });
}

std::vector<Experiment> SqlStore::claim_experiments(int most)
{
    std::vector<Experiment> claimed;
    write([&](Session& session) {
        claimed.clear();
        // Of several servers that claim at once, one gets it: whoever waited for the row finds a holder who lives.
        const std::string unheld =
            fmt::format("state < 2 AND (holder IS NULL OR (holder <> ?1 AND {}))", holder_is_gone());
        Rows rows =
            session.query(fmt::format("UPDATE experiments SET holder = ?1 WHERE {0} AND number IN "
                                      "(SELECT number FROM experiments WHERE {0} ORDER BY number LIMIT ?2) "
                                      "RETURNING id, request, state, progress, created, changed, visitor, number",
                                      unheld),
                          {holder(), std::int64_t{most}});
        std::sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) { return a.number(7) < b.number(7); });
        for (Row& row : rows) claimed.push_back(experiment_from(row, 0));
    });
    return claimed;
}

std::vector<QueuedExperiment> SqlStore::queued_experiments()
{
    std::vector<QueuedExperiment> queued;
    read([&](Session& session) {
        queued.clear();
        for (Row& row : session.query("SELECT id, visitor, progress, coalesce(holder, 0) FROM experiments "
                                      "WHERE state < 2 ORDER BY number"))
            queued.push_back({std::move(row.text(0)), std::move(row.text(1)), std::move(row.text(2)), row.number(3)});
    });
    return queued;
}

void SqlStore::update_experiment(const Experiment& experiment, const std::optional<std::string>& result)
{
    refuse_no_text(experiment);
    write([&](Session& session) {
        const auto row = session.row(
            "UPDATE experiments SET state = ?2, progress = ?3, changed = ?4 "
            "WHERE id = ?1 AND holder = ?5 RETURNING number",
            {experiment.id, static_cast<std::int64_t>(experiment.state), experiment.progress,
             to_number(experiment.changed), holder()});
        if (!row)
            throw StoreError(Fault::Missing,
                             fmt::format("there is no experiment {} that this server carries out", experiment.id));
        if (!result) return;
        session.query(
            "INSERT INTO experiment_results (number, result) VALUES (?1, ?2) "
            "ON CONFLICT (number) DO UPDATE SET result = excluded.result",
            {row->number(0), Bytes{*result}});
    });
}

std::optional<Experiment> SqlStore::experiment(const std::string& id)
{
    std::optional<Experiment> found;
    if (!is_text(id)) return found;
    read([&](Session& session) {
        auto row =
            session.row("SELECT id, request, state, progress, created, changed, visitor FROM experiments WHERE id = ?1",
                        {std::string_view(id)});
        found = row ? std::optional(experiment_from(*row, 0)) : std::nullopt;
    });
    return found;
}

std::optional<std::string> SqlStore::experiment_result(const std::string& id)
{
    std::optional<std::string> result;
    if (!is_text(id)) return result;
    read([&](Session& session) {
        auto row = session.row(
            "SELECT r.result FROM experiment_results r JOIN experiments e ON e.number = r.number "
            "WHERE e.id = ?1",
            {std::string_view(id)});
        result = row ? std::optional(std::move(row->text(0))) : std::nullopt;
    });
    return result;
}

bool SqlStore::erase_experiment(const std::string& id)
{
    bool erased = false;
    if (!is_text(id)) return erased;
    write([&](Session& session) {
        erased =
            session.row("DELETE FROM experiments WHERE id = ?1 RETURNING number", {std::string_view(id)}).has_value();
    });
    return erased;
}

}  // namespace tessera::store
