// Experiments.
#include <fmt/format.h>

#include "store/encoding.h"
#include "store/sql_store.h"

namespace tessera::store {

namespace {

void refuse_no_text(const Experiment& experiment)
{
    if (is_text(experiment.id) && is_text(experiment.request) && is_text(experiment.progress)) return;
    throw StoreError(Fault::Refused, "an experiment has text that is not UTF-8, or has a zero character in it");
}

// Of the columns id, request, state, progress, created and changed.
Experiment experiment_from(Row& row, std::size_t first)
{
    return {std::move(row.text(first)),
            std::move(row.text(first + 1)),
            static_cast<ExperimentState>(row.number(first + 2)),
            std::move(row.text(first + 3)),
            to_time(row.number(first + 4)),
            to_time(row.number(first + 5))};
}

}  // namespace

void SqlStore::create_experiment(const Experiment& experiment)
{
    refuse_no_text(experiment);
    write([&](Session& session) {
        const auto created = session.row(
            "INSERT INTO experiments (id, request, state, progress, created, changed) VALUES (?1, ?2, ?3, ?4, ?5, ?6) "
            "ON CONFLICT (id) DO NOTHING RETURNING number",
            {experiment.id, experiment.request, static_cast<std::int64_t>(experiment.state), experiment.progress,
             to_number(experiment.created), to_number(experiment.changed)});
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

void SqlStore::update_experiment(const Experiment& experiment, const std::optional<std::string>& result)
{
    refuse_no_text(experiment);
    write([&](Session& session) {
        const auto row =
            session.row("UPDATE experiments SET state = ?2, progress = ?3, changed = ?4 WHERE id = ?1 RETURNING number",
                        {experiment.id, static_cast<std::int64_t>(experiment.state), experiment.progress,
                         to_number(experiment.changed)});
        if (!row) throw StoreError(Fault::Missing, fmt::format("there is no experiment {}", experiment.id));
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
        auto row = session.row("SELECT id, request, state, progress, created, changed FROM experiments WHERE id = ?1",
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

Page<Experiment> SqlStore::list_experiments(std::optional<ExperimentState> state, PageRequest page)
{
    Page<Experiment> answer;
    read([&](Session& session) {
        answer = {};
        const std::int64_t any = state ? 0 : 1;
        const std::int64_t after = page.after > 0 ? page.after : std::numeric_limits<std::int64_t>::max();
        Rows rows = session.query(
            "SELECT number, id, request, state, progress, created, changed FROM experiments "
            "WHERE number < ?1 AND (?2 = 1 OR state = ?3) ORDER BY number DESC LIMIT ?4",
            {after, any, static_cast<std::int64_t>(state.value_or(ExperimentState::Waiting)),
             std::int64_t{page.most} + 1});
        if (static_cast<int>(rows.size()) > page.most) {
            rows.pop_back();
            if (!rows.empty()) answer.next = rows.back().number(0);
        }
        for (Row& row : rows) answer.lines.push_back(experiment_from(row, 1));
    });
    return answer;
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
