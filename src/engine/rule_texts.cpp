#include "engine/rule_texts.h"

#include <algorithm>

namespace tessera {

namespace {

bool is_id(std::string_view word)
{
    // `TR-031`, and `TR-R28` for a ruling.
    if (word.size() < 5 || word[2] != '-') return false;
    const auto upper = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    const std::size_t first = upper(word[3]) ? 4 : 3;
    return upper(word[0]) && upper(word[1]) && first < word.size() &&
           std::all_of(word.begin() + static_cast<std::ptrdiff_t>(first), word.end(), digit);
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
    return text;
}

// The number at the beginning of an item, `- **TR-031** ...`; empty if the line begins no rule.
std::string_view id_at_start(std::string_view line)
{
    std::string_view rest = trimmed(line);
    if (rest.substr(0, 2) == "- " || rest.substr(0, 2) == "* ") rest = trimmed(rest.substr(2));
    if (rest.substr(0, 2) != "**") return {};
    const std::size_t end = rest.find("**", 2);
    if (end == std::string_view::npos) return {};
    const std::string_view id = rest.substr(2, end - 2);
    return is_id(id) ? id : std::string_view{};
}

// A rule goes on until a blank line, a heading, a table or the next item on the same level.
bool ends_rule(std::string_view line)
{
    const std::string_view rest = trimmed(line);
    return rest.empty() || line.front() == '#' || line.front() == '|' || line.substr(0, 2) == "- ";
}

}  // namespace

RuleTexts::RuleTexts(std::string_view specification)
{
    bool in_rule = false;
    while (!specification.empty()) {
        const std::size_t end = specification.find('\n');
        const std::string_view line = specification.substr(0, end);
        specification.remove_prefix(end == std::string_view::npos ? specification.size() : end + 1);

        if (const std::string_view id = id_at_start(line); !id.empty()) {
            in_rule = find(id).empty();
            if (!in_rule) continue;
            const std::size_t behind = static_cast<std::size_t>(id.data() - line.data()) + id.size() + 2;
            rules_.push_back({id, std::string(trimmed(line.substr(behind)))});
        } else if (line.empty() || ends_rule(line)) {
            in_rule = false;
        } else if (in_rule) {
            rules_.back().text += (rules_.back().text.empty() ? "" : " ") + std::string(trimmed(line));
        }
    }
}

std::string_view RuleTexts::find(std::string_view id) const
{
    for (const RuleText& rule : rules_)
        if (rule.id == id) return rule.text;
    return {};
}

}  // namespace tessera
