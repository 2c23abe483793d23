#include "apps/server/visitor_content.h"

namespace tessera::server {

VisitorContent visitor_content(const Config& config)
{
    const bool taken =
        config.visitor_content == "yes" || (config.visitor_content == "auto" && config.is_for_this_machine());
    return taken ? VisitorContent::Taken : VisitorContent::Refused;
}

ContentRefused::ContentRefused()
    : std::runtime_error(
          "This server takes no content of its visitors. Leave \"content\" away, or ask its operator to "
          "allow it: visitor_content = \"yes\".")
{
}

}  // namespace tessera::server
