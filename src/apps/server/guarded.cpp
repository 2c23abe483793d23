#include "apps/server/guarded.h"

#include <exception>

#include "apps/server/log.h"

namespace tessera::server {

void guarded(std::string_view what, const std::function<void()>& work)
{
    try {
        work();
    } catch (const std::exception& e) {
        log_error("a mistake in Tessera itself", {{"where", what}, {"error", e.what()}});
    }
}

}  // namespace tessera::server
