// Lines typed by a person, or coming through a pipe. Reading ends at the end of input or when somebody wants to stop.
#pragma once

#include <optional>
#include <string>

namespace tessera::cli {

class LineReader {
public:
    // Without its end and the blanks around it. Nothing at the end of input and after Ctrl-C.
    std::optional<std::string> next();

private:
    std::string waiting_;
    bool ended_ = false;
};

}  // namespace tessera::cli
