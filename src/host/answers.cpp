#include "host/answers.h"

namespace tessera::host {

void Answers::refuse(const Guest& guest, table::RequestId id, const table::Refusal& refusal) const
{
    supervisor_.request_refused();
    std::string text;
    table::write_refused(id, kept_.table->revision(), refusal, text);
    guest.send(std::move(text));
}

void Answers::confirm(const Guest& guest, table::RequestId id) const
{
    std::string text;
    table::write_done(id, kept_.table->revision(), text);
    guest.send(std::move(text));
}

}  // namespace tessera::host
