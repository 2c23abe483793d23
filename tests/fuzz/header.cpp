// Headers of requests as bytes: where one ends does not depend on the pieces that it comes in, and one that is let
// through says everything once, in lines of its own.
#include "apps/server/request_header.h"

#include "base/ensure.h"

using namespace tessera;
using namespace tessera::server;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const std::optional<std::size_t> end = header_size(bytes, 0);
    for (const std::size_t seen : {size / 3, size / 2})
        if (!end || seen < *end) ensure(header_size(bytes, seen) == end, "the end is where it is");
    if (!end) return 0;
    const std::string_view header = bytes.substr(0, *end);
    if (const std::optional<HeaderMistake> mistake = mistake_in_header(header)) {
        ensure(mistake->status >= 400 && !mistake->sentence.empty(), "a refusal says what is wrong");
        return 0;
    }
    ensure(header.ends_with("\r\n\r\n"), "a header ends with an empty line");
    ensure(header.find('\0') == std::string_view::npos, "a header is text");
    for (std::size_t at = header.find('\n'); at != std::string_view::npos && at + 1 < header.size();
         at = header.find('\n', at + 1)) {
        ensure(header[at - 1] == '\r', "a line ends with both characters");
        ensure(header[at + 1] != ' ' && header[at + 1] != '\t', "no line is folded");
    }
    return 0;
}
