#include "engine/action_text.h"

#include <algorithm>

namespace tessera::detail {

namespace {

// Empty where the word has none.
std::string_view label_of(std::string_view word)
{
    const std::size_t colon = word.find(':');
    return colon == std::string_view::npos ? std::string_view{} : word.substr(0, colon);
}

}  // namespace

WordsForMembers::WordsForMembers(std::string verb, std::vector<std::string> labels,
                                 std::span<const std::string_view> words)
    : verb_(std::move(verb)), labels_(std::move(labels)), words_(words.begin(), words.end())
{
    for (std::string_view word : words_) {
        const std::string_view label = label_of(word);
        if (!label.empty() && std::find(labels_.begin(), labels_.end(), label) == labels_.end())
            throw BadValue("\"" + verb_ + "\" has no \"" + std::string(label) + "\"; it takes " +
                           (labels_.empty() ? "nothing" : joined(labels_)));
    }
}

std::optional<std::string_view> WordsForMembers::next()
{
    const std::string& label = labels_[place_++];
    auto chosen = std::find_if(words_.begin(), words_.end(), [&](auto word) { return label_of(word) == label; });
    if (chosen == words_.end())
        chosen = std::find_if(words_.begin(), words_.end(), [](auto word) { return label_of(word).empty(); });
    if (chosen == words_.end()) return std::nullopt;
    std::string_view word = *chosen;
    words_.erase(chosen);
    if (!label_of(word).empty()) word.remove_prefix(label.size() + 1);
    return word;
}

void WordsForMembers::refuse_missing() const
{
    throw BadValue("\"" + verb_ + "\" needs " + joined(labels_) + "; \"" + labels_[place_ - 1] + "\" is missing");
}

void WordsForMembers::refuse_more() const
{
    if (words_.empty()) return;
    throw BadValue("\"" + verb_ + "\" takes " + (labels_.empty() ? "nothing" : joined(labels_)) + ", and nothing more");
}

}  // namespace tessera::detail
