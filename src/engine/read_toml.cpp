#include "engine/read_toml.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace tessera {

namespace {

// Goes over a text once and counts what the library would make of it. It knows no more of TOML than where strings and
// comments end; where it and the library could differ, the text is no TOML, and the library stops reading there.
class Measure {
public:
    explicit Measure(std::string_view text) : text_(text) {}

    void refuse_too_much()
    {
        if (text_.size() > most_toml_bytes)
            throw BadToml(1, fmt::format("the text has {} bytes, expected at most {}", text_.size(), most_toml_bytes));
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == '"' || c == '\'')
                pass_string(c);
            else if (c == '#')
                at_ = std::min(text_.find('\n', at_), text_.size());
            else
                pass(c);
        }
    }

private:
    void pass(char c)
    {
        ++at_;
        switch (c) {
            case '[':
            case '{':
                open_.push_back(depth_);
                count_deeper();
                break;
            case ']':
            case '}':
                if (open_.empty()) break;
                depth_ = open_.back();
                open_.pop_back();
                break;
            case ',':
                depth_ = open_.empty() ? 0 : open_.back() + 1;
                count();
                break;
            case '.': count_deeper(); break;
            case '=': count(); break;
            case '\n':
                ++line_;
                if (open_.empty()) depth_ = 0;
                break;
            default: break;
        }
    }

    void pass_string(char quote)
    {
        const std::string three(3, quote);
        const bool has_lines = text_.substr(at_).starts_with(three);
        at_ += has_lines ? 3 : 1;
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == '\n') {
                if (!has_lines) return;
                ++line_;
            }
            if (c == '\\' && quote == '"') {
                at_ += text_.substr(at_ + 1).starts_with('\n') ? 1 : 2;
                continue;
            }
            if (c == quote && !has_lines) {
                ++at_;
                return;
            }
            if (c == quote) {
                // Two quotes may stand in the text, and two more before the three that end it.
                const std::size_t run = std::min(text_.find_first_not_of(quote, at_), text_.size()) - at_;
                at_ += std::min<std::size_t>(run, 5);
                if (run >= 3) return;
                continue;
            }
            ++at_;
        }
    }

    void count()
    {
        if (++items_ > most_toml_items)
            throw BadToml(line_,
                          fmt::format("there are more than {} keys, tables and items of lists", most_toml_items));
    }
    void count_deeper()
    {
        count();
        if (++depth_ > deepest_toml)
            throw BadToml(line_, fmt::format("this is nested more than {} deep, counting brackets and the dots of keys",
                                             deepest_toml));
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t line_ = 1;
    std::size_t items_ = 0;
    std::size_t depth_ = 0;
    std::vector<std::size_t> open_;  // how deep it was where each open bracket stands
};

}  // namespace

toml::table read_toml(std::string_view text, std::string_view name)
{
    Measure(text).refuse_too_much();
    try {
        return toml::parse(text, name);
    } catch (const toml::parse_error& e) {
        throw BadToml(e.source().begin.line, std::string(e.description()));
    }
}

}  // namespace tessera
