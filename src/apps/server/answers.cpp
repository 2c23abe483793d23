#include "apps/server/answers.h"

#include "apps/server/log.h"
#include "apps/server/visitor_content.h"
#include "engine/content.h"
#include "engine/names.h"
#include "engine/record.h"
#include "engine/registry.h"
#include "store/store_error.h"
#include "table/messages.h"

namespace tessera::server {

Answer refusal_answer(const table::Refusal& refusal)
{
    const bool role = refusal.code == table::RefusalCode::Role || refusal.code == table::RefusalCode::Hidden;
    return error_answer(role ? 403 : 409, word_of(refusal.code), refusal.reason);
}

Answer no_such_table() { return error_answer(404, "table", "There is no such table."); }

Answer no_such_experiment() { return error_answer(404, "experiment", "There is no such experiment."); }

Answer no_such_content() { return error_answer(404, "content", "No table here was begun with this content."); }

void answering(const Reply& reply, const std::function<void()>& work)
{
    try {
        work();
    } catch (const table::BadMessage& e) {
        reply(error_answer(400, word_of(e.code()), e.what()));
    } catch (const table::BadEntry& e) {
        reply(error_answer(400, "message", e.what()));
    } catch (const BadValue& e) {
        reply(error_answer(400, "message", e.what()));
    } catch (const UnknownRuleSet& e) {
        reply(error_answer(404, "rule_set", e.what()));
    } catch (const ContentError& e) {
        reply(error_answer(400, "content", e.what()));
    } catch (const ContentRefused& e) {
        reply(error_answer(403, "content", e.what()));
    } catch (const BadRecord& e) {
        reply(error_answer(400, "record", e.what()));
    } catch (const store::StoreError& e) {
        log_error("the database does not answer", {{"fault", name_of(e.fault())}, {"error", e.what()}});
        // To try again helps unless it is the data themselves.
        if (e.fault() == store::Fault::Broken) return reply(error_answer(500, "broken", e.what()));
        Answer answer = error_answer(503, "store", e.what());
        answer.retry_after = 5;
        reply(std::move(answer));
    } catch (const std::exception& e) {
        log_error("a request failed", {{"error", e.what()}});
        reply(error_answer(500, "internal", "This is a mistake in Tessera; it was noted in the log."));
    }
}

}  // namespace tessera::server
