// Requests over HTTP: a target and a body are read, or refused with a sentence, and never a mistake of ours. By hand:
// `% target`, `% table` or `% experiment`, and below it the target, or the body of such a request.
#include <optional>

#include "apps/server/answers.h"
#include "apps/server/body.h"
#include "apps/server/experiment.h"
#include "apps/server/http.h"
#include "base/ensure.h"
#include "engine/record.h"
#include "tests/fuzz/edits.h"
#include "tests/support/temporary_folder.h"

using namespace tessera;
using namespace tessera::server;

namespace {

const std::vector<std::string> targets = {
    "/api/v1/tables/k3v9_xyz/seats/1/invite",
    "/api/v1/tables?open&after=17",
    "/api/v1/games/treasury-0.7/content?table=k3v9%2Fxyz",
};
const std::vector<std::string> foundings = {
    R"({"rule_set":"market-trading","seats":[{"kind":"human","name":"Anna"},{"kind":"bot","level":"hard"}],)"
    R"("options":{"market_cap":"5"},"settings":{"clock":{"seconds":60,"then":"bot"},"undo":"free","listed":true}})",
    R"({"position":17,"seats":[{"kind":"open"}],"content":{"a.toml":"x = 1\n"}})",
    R"({"record":"{\"format\":1}","settings":{"spectators":false}})",
};
const std::vector<std::string> experiments = {
    R"({"rule_set":"market-trading","seats":2,"players":["random","greedy"],"games":5,"seed":3,)"
    R"("against":{"rule_set":"market-trading","options":{"market_cap":"5"}}})",
    R"({"from":{"table":"k3v9_xyz","position":3,"viewpoint":null},"players":["easy"],"games":2})",
};

store::Store& kept()
{
    static const TemporaryFolder folder;
    static const std::unique_ptr<store::Store> store = store::open_store(folder.file("games.db"), {});
    return *store;
}

void read_founding(const std::string& text)
{
    Body body(text);
    static_cast<void>(body.optional_text("rule_set", 200));
    static_cast<void>(body.options("options"));
    static_cast<void>(body.content("content", VisitorContent::Taken));
    static_cast<void>(body.seats("seats"));
    static_cast<void>(body.settings("settings"));
    static_cast<void>(body.optional_number("position", 0, 1'000'000'000));
    if (const std::optional<std::string> record = body.optional_text("record", text.size()))
        static_cast<void>(record_from_text("the saved game", *record));
    body.finish();
}

void read_experiment(const std::string& text)
{
    static RuleSetCache rule_sets;
    Wish wish{text, std::nullopt};
    if (table_of_wish(text)) {
        const RuleSetPointer loaded = rule_sets.open("market-trading", {}, nullptr);
        wish.from = Standpoint{loaded, {loaded->game->new_game(Seats{2}), spectator}};
    }
    static_cast<void>(experiment_for(wish, kept(), 10, VisitorContent::Taken));
    static_cast<void>(wish_from(text_of(wish), rule_sets, kept()));
}

enum class Kind { Target, Table, Experiment };

void read(Kind kind, const std::string& text)
{
    Answer answer;
    answering([&](Answer refusal) { answer = std::move(refusal); },
              [&] {
                  switch (kind) {
                      case Kind::Target: static_cast<void>(request_for(Method::Get, text)); break;
                      case Kind::Table: read_founding(text); break;
                      case Kind::Experiment: read_experiment(text); break;
                  }
              });
    ensure(answer.status != 500, "a request is read, or refused with a sentence");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (const auto w = fuzz::written(data, size)) {
        read(w->word(0) == "target" ? Kind::Target : w->word(0) == "table" ? Kind::Table : Kind::Experiment, w->text);
        return 0;
    }
    FuzzedDataProvider input(data, size);
    const auto kind = static_cast<Kind>(input.ConsumeIntegralInRange<int>(0, 2));
    const std::vector<std::string>& beginnings = kind == Kind::Target  ? targets
                                                 : kind == Kind::Table ? foundings
                                                                       : experiments;
    const auto which = input.ConsumeIntegralInRange<std::size_t>(0, beginnings.size() - 1);
    read(kind, fuzz::edited(beginnings[which], input));
    return 0;
}
