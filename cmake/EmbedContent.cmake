# Writes a .cpp file that holds a game's content files, its rulebook and its specification as text. Run by tessera_game
# as cmake -DNAMESPACE=market_trading -DCONTENT=FILES -DRULEBOOK=FILE -DSPECIFICATION=FILE -DOUT=FILE -P
# EmbedContent.cmake

# Every byte is an escape, so that nothing in the text can end the literal; each line of text is a line of code.
function(literal_of file out)
    file(READ "${file}" text HEX)
    string(REGEX REPLACE "(..)" "\\\\x\\1" text "${text}")
    string(REPLACE "\\x0a" "\\x0a\"\n    \"" text "${text}")
    set(${out} "\"${text}\"sv" PARENT_SCOPE)
endfunction()

set(array "")
set(content "")
if(CONTENT)
    set(array "constexpr tessera::EmbeddedFile files[] = {\n")
    foreach(file IN LISTS CONTENT)
        get_filename_component(name "${file}" NAME)
        literal_of("${file}" text)
        string(APPEND array "    {\"${name}\"sv,\n    ${text}},\n")
    endforeach()
    string(APPEND array "};\n")
    set(content "files")
endif()

set(rulebook "")
if(RULEBOOK)
    literal_of("${RULEBOOK}" rulebook)
endif()

set(specification "")
if(SPECIFICATION)
    literal_of("${SPECIFICATION}" specification)
endif()

file(WRITE "${OUT}" "#include <span>
#include <string_view>

#include \"engine/content_source.h\"

using namespace std::string_view_literals;

namespace {
${array}}

namespace tessera::${NAMESPACE} {

extern const std::span<const EmbeddedFile> embedded_content;
extern const std::string_view embedded_rulebook;
extern const std::string_view embedded_specification;
const std::span<const EmbeddedFile> embedded_content{${content}};
const std::string_view embedded_rulebook{${rulebook}};
const std::string_view embedded_specification{${specification}};

}
")
