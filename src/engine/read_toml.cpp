#include "engine/read_toml.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace tessera {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool begins_key(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
           c == '"' || c == '\'';
}

// What stands outside of texts and comments is ASCII.
bool is_plain(char c) { return c == '\t' || c == '\r' || (c >= ' ' && c <= '~'); }

// Goes over a text once and counts what the library would make of it. It knows little more of TOML than where strings
// and comments end; where it and the library could differ, the text is no TOML, and the library stops reading there.
// What the library takes for granted without looking is refused here: it would be left to chance what it does then.
class Measure {
    struct Bracket {
        char closed_by;
        std::size_t depth;  // how deep it was before it
    };

public:
    explicit Measure(std::string_view text) : text_(text) {}

    void refuse_too_much()
    {
        if (text_.size() > most_toml_bytes)
            throw BadToml(1, fmt::format("the text has {} bytes, expected at most {}", text_.size(), most_toml_bytes));
        if (text_.starts_with(byte_order_mark)) at_ = byte_order_mark.size();
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == '[' && begins_line_) refuse_header_without_key();
            begins_line_ = open_.empty() && (c == '\n' || (begins_line_ && (c == ' ' || c == '\t')));
            if (c == '"' || c == '\'')
                pass_string(c);
            else if (c == '#')
                at_ = std::min(text_.find('\n', at_), text_.size());
            else
                pass(c);
        }
    }

private:
    // The library takes it for granted that there is a key.
    void refuse_header_without_key() const
    {
        const std::size_t inside = at_ + (text_.substr(at_).starts_with("[[") ? 2 : 1);
        const std::size_t key = text_.find_first_not_of(" \t", inside);
        if (key == std::string_view::npos || text_[key] == ']' || begins_key(text_[key])) return;
        throw BadToml(line_, "a table begins with [ or [[ and a key");
    }

    void pass(char c)
    {
        ++at_;
        switch (c) {
            case '[':
            case '{':
                open_.push_back({c == '[' ? ']' : '}', depth_});
                count_deeper();
                break;
            case ']':
            case '}':
                if (open_.empty()) break;
                if (c != open_.back().closed_by)
                    throw BadToml(line_, fmt::format("found {}, expected {}", c, open_.back().closed_by));
                depth_ = open_.back().depth;
                open_.pop_back();
                break;
            case ',':
                depth_ = open_.empty() ? 0 : open_.back().depth + 1;
                count();
                break;
            case '.': count_deeper(); break;
            case '=': count(); break;
            case '\n':
                ++line_;
                if (open_.empty()) depth_ = 0;
                break;
            default:
                if (!is_plain(c))
                    throw BadToml(line_, "only texts and comments have other signs than letters, digits and brackets");
                break;
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
    bool begins_line_ = true;  // nothing but blanks stood on this line, and no bracket is open
    std::size_t items_ = 0;
    std::size_t depth_ = 0;
    std::vector<Bracket> open_;
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
