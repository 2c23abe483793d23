// The last line of defence of a thread: what is thrown out of a piece of work is logged, and the thread goes on.
#pragma once

#include <functional>
#include <string_view>

namespace tessera::server {

void guarded(std::string_view what, const std::function<void()>& work);

}  // namespace tessera::server
