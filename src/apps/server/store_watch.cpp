#include "apps/server/store_watch.h"

#include <optional>

#include "apps/server/log.h"

namespace tessera::server {

void StoreWatch::look()
{
    const std::unique_lock lock(mutex_, std::try_to_lock);
    if (!lock) return;  // somebody looks already, and waits for the store
    const std::optional<store::StoreError> trouble = store_.trouble();
    const std::string sentence = trouble ? trouble->what() : "";
    if (sentence == trouble_) return;
    trouble_ = sentence;
    if (trouble)
        log_error("the database cannot be written; what is kept can be read",
                  {{"fault", store::name_of(trouble->fault())}, {"error", sentence}});
    else
        log_info("the database can be written again");
}

}  // namespace tessera::server
