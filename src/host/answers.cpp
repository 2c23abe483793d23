#include "host/answers.h"

#include "host/viewpoints.h"

namespace tessera::host {

void Answers::refuse(const Guest& guest, table::RequestId id, const table::Refusal& refusal) const
{
    supervisor_.request_refused();
    std::string text;
    table::write_refused(id, revision_of(guest), refusal, text);
    guest.send(std::move(text));
}

table::Revision Answers::revision_of(const Guest& guest) const
{
    return kept_.table->revision(shown_viewpoint(*kept_.table, guest));
}

void Answers::confirm(const Guest& guest, table::RequestId id) const
{
    std::string text;
    table::write_done(id, revision_of(guest), text);
    guest.send(std::move(text));
}

}  // namespace tessera::host
