#include "base/text.h"

#include <algorithm>
#include <cctype>
#include <cstddef>

namespace tessera {

namespace {

// Longer ones were not mistyped; comparing them letter by letter would take long.
constexpr std::size_t longest_word = 100;

bool is_upper(char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; }
char to_lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }
char to_upper(char c) { return static_cast<char>(std::toupper(static_cast<unsigned char>(c))); }

// The number of letters to insert, delete or replace to get from one word to the other.
std::size_t edit_distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row[b.size()];
}

}  // namespace

std::string kebab_case(std::string_view name)
{
    std::string out;
    for (char c : name) {
        if (is_upper(c) && !out.empty()) out += '-';
        out += c == '_' ? '-' : to_lower(c);
    }
    return out;
}

std::string sentence_case(std::string_view name)
{
    std::string out(name);
    std::replace_if(
        out.begin(), out.end(), [](char c) { return c == '_' || c == '-'; }, ' ');
    if (!out.empty()) out[0] = to_upper(out[0]);
    return out;
}

std::vector<std::string_view> split_words(std::string_view line)
{
    std::vector<std::string_view> words;
    std::size_t at = 0;
    while ((at = line.find_first_not_of(" \t", at)) != std::string_view::npos) {
        const std::size_t end = std::min(line.find_first_of(" \t", at), line.size());
        words.push_back(line.substr(at, end - at));
        at = end;
    }
    return words;
}

std::string joined(const std::vector<std::string>& items, std::string_view last_link)
{
    std::string out;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) out += i + 1 == items.size() ? " " + std::string(last_link) + " " : ", ";
        out += items[i];
    }
    return out;
}

std::string nearest_word(std::string_view word, const std::vector<std::string>& candidates)
{
    std::string best;
    if (word.size() > longest_word) return best;
    std::size_t least = word.size() / 3 + 2;  // further away than this is another word, not a slip
    for (const std::string& candidate : candidates) {
        const std::size_t longer = std::max(word.size(), candidate.size()) - std::min(word.size(), candidate.size());
        if (longer >= least) continue;  // spares a very long word the comparison
        const std::size_t distance = edit_distance(word, candidate);
        if (distance >= least) continue;
        least = distance;
        best = candidate;
    }
    return best;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates)
{
    const std::string near = nearest_word(word, candidates);
    return near.empty() ? "" : "; did you mean \"" + near + "\"?";
}

}  // namespace tessera
