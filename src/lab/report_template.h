// The page of web/report, bundled by the build (src/lab/CMakeLists.txt).
#pragma once

#include <string_view>

namespace tessera::lab {

extern const std::string_view report_template;

}  // namespace tessera::lab
