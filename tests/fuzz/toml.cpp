// TOML of strangers: a text is read, and then nothing in it lies deeper than promised, or it is refused with its line.
#include "base/ensure.h"
#include "engine/read_toml.h"

using namespace tessera;

namespace {

std::size_t depth_of(const toml::node& node)
{
    std::size_t deepest = 0;
    if (const toml::table* table = node.as_table())
        for (const auto& [key, inner] : *table) deepest = std::max(deepest, 1 + depth_of(inner));
    if (const toml::array* array = node.as_array())
        for (const toml::node& inner : *array) deepest = std::max(deepest, 1 + depth_of(inner));
    return deepest;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    try {
        const toml::table table = read_toml({reinterpret_cast<const char*>(data), size}, "fuzz.toml");
        ensure(depth_of(table) <= 2 * deepest_toml, "what was read is no deeper than promised");
    } catch (const BadToml& e) {
        ensure(e.line() > 0 && *e.what() != '\0', "a refusal says where and what");
    }
    return 0;
}
