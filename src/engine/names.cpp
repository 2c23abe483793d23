#include "engine/names.h"

#include <algorithm>
#include <charconv>

namespace tessera::detail {

bool truth_of(std::string_view word)
{
    if (word == "yes" || word == "true") return true;
    if (word == "no" || word == "false") return false;
    throw BadValue("found \"" + std::string(word) + "\", expected yes or no");
}

long long number_of(std::string_view word)
{
    long long number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc{} || end != word.data() + word.size())
        throw BadValue("found \"" + std::string(word) + "\", expected a number");
    return number;
}

std::size_t place_of_word(std::string_view word, std::span<const std::string> words, std::string_view type)
{
    const auto at = std::find(words.begin(), words.end(), word);
    if (at == words.end())
        throw BadValue("there is no " + kebab_case(type) + " \"" + std::string(word) + "\"" +
                       did_you_mean(word, {words.begin(), words.end()}));
    return static_cast<std::size_t>(at - words.begin());
}

void refuse_range(std::string_view number) { throw BadValue("the number " + std::string(number) + " is out of range"); }

}  // namespace tessera::detail
