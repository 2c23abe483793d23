#include "apps/server/health.h"

#include "apps/server/answers.h"
#include "base/json_writer.h"

namespace tessera::server {

namespace {

constexpr std::chrono::seconds health_lasts{5};

}  // namespace

Answer HealthCheck::answer()
{
    const std::lock_guard lock(mutex_);
    if (asked_ != Moment{} && this_moment() - asked_ < health_lasts) return answer_;
    answering([this](Answer problem) { answer_ = std::move(problem); },
              [this] {
                  const store::Health store = store_.check();
                  std::string text;
                  JsonWriter out(text);
                  out.begin_object();
                  out.member("status", "ok");
                  out.member("version", TESSERA_VERSION);
                  out.member("schema", store.version);
                  out.member("tables", store.tables);
                  out.member("bytes", store.bytes);
                  if (store.free_bytes) out.member("free_bytes", *store.free_bytes);
                  out.end_object();
                  answer_ = json_answer(std::move(text));
              });
    asked_ = this_moment();
    return answer_;
}

Answer tell_health(ServerContext& context, const Request&) { return context.health.answer(); }

Answer tell_metrics(ServerContext& context, const Request&)
{
    Answer answer = json_answer(context.metrics.text());
    answer.type = "text/plain; version=0.0.4; charset=utf-8";
    return answer;
}

}  // namespace tessera::server
