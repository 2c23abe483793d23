#include "apps/cli/choices.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>

#include "base/text.h"
#include "engine/names.h"

namespace tessera::cli {

namespace {

constexpr std::size_t few = 12;

bool same_letter(char a, char b)
{
    return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
}

bool begins_with(std::string_view text, std::string_view beginning)
{
    return text.size() >= beginning.size() && std::equal(beginning.begin(), beginning.end(), text.begin(), same_letter);
}

// `u saw` begins `use card:saw_pit recipe:0`: word by word, with or without the labels.
bool begins_words(std::string_view text, const std::vector<std::string_view>& typed)
{
    const std::vector<std::string_view> words = split_words(text);
    if (typed.size() > words.size()) return false;
    return std::equal(typed.begin(), typed.end(), words.begin(), [](std::string_view beginning, std::string_view word) {
        return begins_with(word, beginning) || begins_with(word.substr(word.find(':') + 1), beginning);
    });
}

std::optional<std::size_t> number_in(std::string_view typed)
{
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    if (error != std::errc{} || end != typed.data() + typed.size()) return std::nullopt;
    return number;
}

}  // namespace

Choices::Choices(const AnyGame& game, const AnyState& state) : game_(game), state_(state)
{
    const Seat seat = game.decider(state).seat();
    for (const Action action : game.legal(state))
        legal_.push_back({action, game.label(state, action, seat), game.text(action)});
}

std::string Choices::listed(const TextStyle& style, std::size_t width) const
{
    if (legal_.size() > few) return in_columns(style, width);
    std::size_t widest = 0;
    for (const LegalAction& legal : legal_) widest = std::max(widest, columns_of(legal.label));
    std::string out;
    for (std::size_t i = 0; i < legal_.size(); ++i)
        out += fmt::format("  {}  {}  {}\n", style(Tint::Cyan, fmt::format("{:>2}", i + 1)),
                           padded(legal_[i].label, widest), style(Tint::Faint, legal_[i].text));
    return out;
}

std::string Choices::in_columns(const TextStyle& style, std::size_t width) const
{
    std::size_t widest = 0;
    for (const LegalAction& legal : legal_) widest = std::max(widest, columns_of(legal.label));
    const std::size_t cell = widest + 8;
    const std::size_t columns = std::max<std::size_t>(1, width / cell);
    const std::size_t rows = (legal_.size() + columns - 1) / columns;
    std::string out;
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t i = row; i < legal_.size(); i += rows)
            out += fmt::format("  {}  {}", style(Tint::Cyan, fmt::format("{:>3}", i + 1)),
                               padded(legal_[i].label, widest + 1));
        out.erase(out.find_last_not_of(' ') + 1);
        out += '\n';
    }
    return out;
}

std::vector<const LegalAction*> Choices::beginning_like(std::string_view typed) const
{
    const std::vector<std::string_view> words = split_words(typed);
    std::vector<const LegalAction*> found;
    for (const LegalAction& legal : legal_)
        if (begins_words(legal.text, words) || begins_with(legal.label, typed)) found.push_back(&legal);
    return found;
}

Choices::Meant Choices::meant_by(std::string_view typed) const
{
    if (const auto number = number_in(typed)) {
        if (*number >= 1 && *number <= legal_.size()) return {legal_[*number - 1].action, {}};
        return {std::nullopt, fmt::format("There is no choice {}; they go from 1 to {}.", *number, legal_.size())};
    }

    std::string not_understood;
    try {
        const Action action = game_.action_from_text(typed);
        const Verdict verdict = game_.check(state_, action);
        if (verdict) return {action, {}};
        if (beginning_like(typed).empty()) return {std::nullopt, std::string(verdict.reason())};
    } catch (const BadValue& e) {
        not_understood = e.what();
    }

    const std::vector<const LegalAction*> found = beginning_like(typed);
    if (found.size() == 1) return {found[0]->action, {}};
    if (found.empty()) {
        not_understood[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(not_understood[0])));
        return {std::nullopt, not_understood + " (? for help)"};
    }
    std::vector<std::string> texts;
    for (const LegalAction* legal : found)
        if (texts.size() < 6) texts.push_back(legal->text);
    if (texts.size() < found.size()) texts.push_back(fmt::format("{} more", found.size() - texts.size()));
    return {std::nullopt, fmt::format("That could be {}.", joined(texts, "or"))};
}

}  // namespace tessera::cli
