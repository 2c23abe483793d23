#include "host/questions.h"

#include "host/updates.h"
#include "host/viewpoints.h"

namespace tessera::host {

namespace client = table::client;

void Questions::answer(Guest& guest, const client::Why& m) const
{
    const Seat viewpoint = shown_viewpoint(table(), guest);
    std::string text;
    if (m.things.empty())
        table().write_why(m.id, viewpoint, m.action, text);
    else
        table().write_why(m.id, viewpoint, m.things, text);
    guest.send(std::move(text));
}

void Questions::answer(Guest& guest, const client::Preview& m) const
{
    std::string text;
    table().write_preview(m.id, shown_viewpoint(table(), guest), m.revision, m.action, text);
    guest.send(std::move(text));
}

void Questions::answer(Guest& guest, const client::Hint& m) const
{
    std::variant<table::BotTask, table::Refusal> hint = table().hint(shown_viewpoint(table(), guest), m.revision);
    if (const auto* refusal = std::get_if<table::Refusal>(&hint)) return answers_.refuse(guest, m.id, *refusal);
    hints_.ask(guest, m.id, std::make_shared<const table::BotTask>(std::move(std::get<table::BotTask>(hint))));
}

void Questions::answer(Guest& guest, const client::At& m) const
{
    const Seat counts = shown_viewpoint(table(), guest);
    const Seat viewpoint = m.viewpoint.value_or(counts);
    if (const std::optional<table::Refusal> refusal = not_through(table(), viewpoint, guest.you))
        return answers_.refuse(guest, m.id, *refusal);
    if (m.position > table().position(counts))
        return answers_.refuse(guest, m.id,
                               {.code = table::RefusalCode::Stale, .reason = "The game has not come that far."});
    std::string text;
    table().write_at(m.id, viewpoint, m.position, text, counts);
    guest.send(std::move(text));
}

void Questions::answer(Guest& guest, const client::Chart& m) const
{
    std::string text;
    table().write_chart(m.id, shown_viewpoint(table(), guest), text);
    guest.send(std::move(text));
}

void Questions::answer(Guest& guest, const client::Log& m) const
{
    std::string text;
    table().write_log(m.id, shown_viewpoint(table(), guest), m.before, text);
    guest.send(std::move(text));
}

void Questions::answer(Guest& guest, const client::Look& m) const
{
    if (m.viewpoint && *m.viewpoint != spectator && !speaks_for(guest.you, *m.viewpoint))
        return answers_.refuse(guest, m.id, no_role("You may look from your own seat only."));
    guest.chosen_viewpoint = m.viewpoint;
    answers_.confirm(guest, m.id);
    Guest* looking = &guest;
    show(table(), {&looking, 1});
}

void Questions::answer(Guest& guest, const client::Ping& m) const { answers_.confirm(guest, m.id); }

}  // namespace tessera::host
