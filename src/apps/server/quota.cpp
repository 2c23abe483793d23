#include "apps/server/quota.h"

#include <fmt/format.h>

#include "apps/server/answers.h"

namespace tessera::server {

std::optional<Answer> refusal_of_table(const Config& config, const store::Holdings& held)
{
    if (held.tables < config.max_tables_per_address) return std::nullopt;
    return error_answer(429, "quota",
                        fmt::format("Your address has made {} tables within {} days that are still kept, as many as "
                                    "it may. Delete some of them, or wait: those that nobody else has come to go away "
                                    "by themselves.",
                                    held.tables, visitors_are_remembered.count()));
}

std::optional<Answer> refusal_of_bytes(const Config& config, const store::Holdings& held, std::size_t more)
{
    constexpr std::int64_t megabyte = 1024 * 1024;
    const std::int64_t most = config.max_content_megabytes_per_address * megabyte;
    if (held.bytes + static_cast<std::int64_t>(more) <= most) return std::nullopt;
    return error_answer(429, "quota",
                        fmt::format("Your address keeps {:.1f} MB of content here, and may keep {} MB. Delete tables "
                                    "and experiments that you need no more; what is older than {} days does not count.",
                                    static_cast<double>(held.bytes) / static_cast<double>(megabyte),
                                    config.max_content_megabytes_per_address, visitors_are_remembered.count()));
}

}  // namespace tessera::server
