// Words: the spellings that names take between C++ and people, and the nearest word to one that was mistyped.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// `TriggerEvent` becomes `trigger-event`, `seeds_from` becomes `seeds-from`.
std::string kebab_case(std::string_view name);

// `trigger-event` or `saw_pit` becomes `Trigger event` or `Saw pit`.
std::string sentence_case(std::string_view name);

std::vector<std::string_view> split_words(std::string_view line);

// `a, b and c`.
std::string joined(const std::vector<std::string>& items, std::string_view last_link = "and");

// The candidate closest to a mistyped word, or empty if none is close.
std::string nearest_word(std::string_view word, const std::vector<std::string>& candidates);

// `; did you mean "x"?`, or nothing if no candidate is close.
std::string did_you_mean(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace tessera
