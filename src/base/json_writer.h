// JSON written straight into a buffer, without a document in between: a view of some kilobytes is written in a few
// microseconds. Whoever writes says what comes; commas are put where they belong.
#pragma once

#include <charconv>
#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>

namespace tessera {

// At the end of `out`, in quotes, with what JSON does not allow in a text escaped. The text is UTF-8.
void append_quoted(std::string& out, std::string_view text);

class JsonWriter {
public:
    explicit JsonWriter(std::string& out) : out_(out) {}

    void begin_object() { begin('{'); }
    void end_object() { end('}'); }
    void begin_array() { begin('['); }
    void end_array() { end(']'); }

    // The name of the next value: a plain word that needs no escapes.
    void key(std::string_view name)
    {
        separate();
        out_ += '"';
        out_ += name;
        out_ += "\":";
        comma_ = false;
    }

    // The same for any text.
    void quoted_key(std::string_view name)
    {
        separate();
        append_quoted(out_, name);
        out_ += ':';
        comma_ = false;
    }

    void text(std::string_view value)
    {
        separate();
        append_quoted(out_, value);
    }
    // Of words that need no escapes.
    void word(std::string_view value)
    {
        separate();
        out_ += '"';
        out_ += value;
        out_ += '"';
    }
    void number(std::integral auto value)
    {
        separate();
        char digits[24];
        const std::to_chars_result end = std::to_chars(digits, digits + sizeof digits, value);
        out_.append(digits, end.ptr);
    }
    // With four digits behind the point.
    void fraction(double value);
    void boolean(bool value) { raw(value ? "true" : "false"); }
    void null() { raw("null"); }
    // A value that is JSON already.
    void raw(std::string_view json)
    {
        separate();
        out_ += json;
    }

    // The buffer, for somebody who writes one value into it.
    std::string& open_value()
    {
        separate();
        return out_;
    }

    void member(std::string_view name, std::string_view value)
    {
        key(name);
        text(value);
    }
    void member(std::string_view name, const char* value) { member(name, std::string_view(value)); }
    template <std::integral T>
    void member(std::string_view name, T value)
    {
        key(name);
        if constexpr (std::is_same_v<T, bool>)
            boolean(value);
        else
            number(value);
    }

private:
    void separate()
    {
        if (comma_) out_ += ',';
        comma_ = true;
    }
    void begin(char bracket)
    {
        separate();
        out_ += bracket;
        comma_ = false;
    }
    void end(char bracket)
    {
        out_ += bracket;
        comma_ = true;
    }

    std::string& out_;
    bool comma_ = false;
};

}  // namespace tessera
