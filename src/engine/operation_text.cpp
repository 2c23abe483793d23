#include "engine/operation_text.h"

#include <algorithm>

namespace tessera {

std::string content_word(std::string_view name)
{
    if (name.ends_with('_')) name.remove_suffix(1);
    std::string word = kebab_case(name);
    std::replace(word.begin(), word.end(), '-', '_');
    return word;
}

std::string counted(int n, std::string_view noun)
{
    std::string text = std::to_string(n);
    if (noun.empty()) return text;
    const bool has_plural = noun.ends_with("(s)");
    if (has_plural) noun.remove_suffix(3);
    text += ' ';
    text += noun;
    return has_plural && n != 1 ? text + "s" : text;
}

namespace detail {

namespace {

struct Filled {
    std::string text;
    bool says_something = false;  // that is not as it initially is
};

Filled fill_in(std::string_view text, const std::function<ArgumentText(Placeholder)>& text_of)
{
    Filled filled;
    while (!text.empty()) {
        const std::size_t special = std::min(text.find_first_of("{["), text.size());
        filled.text += text.substr(0, special);
        text.remove_prefix(special);
        if (text.empty()) break;
        const std::size_t end = text.find(text[0] == '{' ? '}' : ']');
        const std::string_view inside = text.substr(1, end - 1);
        if (text[0] == '[') {
            const Filled part = fill_in(inside, text_of);
            if (part.says_something) filled.text += part.text;
        } else {
            const ArgumentText argument = text_of(placeholder_of(inside));
            filled.text += argument.text;
            filled.says_something |= !argument.is_initial;
        }
        text.remove_prefix(end + 1);
    }
    return filled;
}

}  // namespace

std::string filled_in(std::string_view text, const std::function<ArgumentText(Placeholder)>& text_of)
{
    return fill_in(text, text_of).text;
}

}  // namespace detail

}  // namespace tessera
