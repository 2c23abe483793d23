#include "apps/server/request_header.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

namespace tessera::server {

namespace {

constexpr std::string_view line_end = "\r\n";

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// Names of fields are tokens.
bool may_be_in_name(char c)
{
    return is_letter(c) || is_digit(c) || std::string_view("!#$%&'*+-.^_`|~").find(c) != std::string_view::npos;
}

bool may_be_in_value(char c) { return c == '\t' || (static_cast<unsigned char>(c) >= 0x20 && c != 0x7f); }

bool may_be_in_host(char c)
{
    return is_letter(c) || is_digit(c) || std::string_view(".-_:[]").find(c) != std::string_view::npos;
}

std::string in_small_letters(std::string_view text)
{
    std::string small(text);
    std::transform(small.begin(), small.end(), small.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return small;
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
    const std::size_t end = text.find_last_not_of(" \t");
    return end == std::string_view::npos ? std::string_view{} : text.substr(begin, end + 1 - begin);
}

struct Field {
    std::string name;  // in small letters
    std::string_view value;
};

std::optional<HeaderMistake> wrong(std::string sentence, unsigned status = 400)
{
    return HeaderMistake{status, std::move(sentence)};
}

class Fields {
public:
    std::optional<HeaderMistake> add(std::string_view line)
    {
        if (line.front() == ' ' || line.front() == '\t')
            return wrong("A line of the header begins with a blank; fields are not folded.");
        const std::size_t colon = std::min(line.find(':'), line.size());
        const std::string_view name = line.substr(0, colon);
        if (colon == line.size() || name.empty() || !std::all_of(name.begin(), name.end(), may_be_in_name))
            return wrong("A line of the header is no field: expected a name, a colon right after it, and a value.");
        const std::string_view value = trimmed(line.substr(colon + 1));
        if (!std::all_of(value.begin(), value.end(), may_be_in_value))
            return wrong("A field of the header has a control character in it.");
        if (all_.size() == most_fields)
            return wrong(fmt::format("The header has more than {} fields.", most_fields), 431);
        all_.push_back({in_small_letters(name), value});
        return std::nullopt;
    }

    std::size_t count(std::string_view name) const
    {
        return static_cast<std::size_t>(
            std::count_if(all_.begin(), all_.end(), [&](const Field& field) { return field.name == name; }));
    }
    // Of the first one; empty if there is none.
    std::string_view value(std::string_view name) const
    {
        for (const Field& field : all_)
            if (field.name == name) return field.value;
        return {};
    }

private:
    std::vector<Field> all_;
};

// What says how long the request is, for whom it is, and who makes it has to be said once.
constexpr std::array said_once = {
    "host",   "content-length",    "transfer-encoding", "content-type", "authorization",
    "origin", "sec-websocket-key", "upgrade",           "expect",       "sec-websocket-version"};

std::optional<HeaderMistake> mistake_in_fields(const Fields& fields, bool is_old)
{
    for (const char* name : said_once)
        if (fields.count(name) > 1) return wrong(fmt::format("The header has \"{}\" more than once.", name));
    if (!is_old && fields.count("host") == 0) return wrong("The header has no \"Host\".");
    const std::string_view host = fields.value("host");
    if (!std::all_of(host.begin(), host.end(), may_be_in_host)) return wrong("\"Host\" is no name of a server.");

    const bool has_length = fields.count("content-length") > 0;
    const std::string_view length = fields.value("content-length");
    // More digits than any number of bytes that is read.
    if (has_length && (length.empty() || length.size() > 15 || !std::all_of(length.begin(), length.end(), is_digit)))
        return wrong("\"Content-Length\" is no number.");
    if (fields.count("transfer-encoding") == 0) return std::nullopt;
    if (has_length) return wrong("The header has both \"Content-Length\" and \"Transfer-Encoding\".");
    if (is_old) return wrong("HTTP/1.0 has no \"Transfer-Encoding\".");
    if (in_small_letters(fields.value("transfer-encoding")) != "chunked")
        return wrong("The only \"Transfer-Encoding\" that is understood is chunked.", 501);
    return std::nullopt;
}

}  // namespace

std::optional<std::size_t> header_size(std::string_view bytes, std::size_t seen)
{
    for (std::size_t i = seen; i < bytes.size(); ++i) {
        const bool after_return = i > 0 && bytes[i - 1] == '\r';
        // A line ends with both, and neither stands alone.
        if ((bytes[i] == '\n') != after_return) return i + 1;
        if (i >= 3 && bytes.substr(i - 3, 4) == "\r\n\r\n") return i + 1;
    }
    return std::nullopt;
}

std::optional<HeaderMistake> mistake_in_header(std::string_view header)
{
    if (!header.ends_with("\r\n\r\n")) return wrong("A line of the header does not end with CR and LF.");
    header.remove_suffix(line_end.size());
    std::size_t end = header.find(line_end);
    const std::string_view request = header.substr(0, end);
    // The parser knows what a request line is; only what it would let pass is looked at.
    if (!std::all_of(request.begin(), request.end(), may_be_in_value) || request.find('\t') != std::string_view::npos)
        return wrong("The first line has a control character in it.");
    Fields fields;
    for (header.remove_prefix(end + line_end.size()); !header.empty(); header.remove_prefix(end + line_end.size())) {
        end = header.find(line_end);
        if (std::optional<HeaderMistake> mistake = fields.add(header.substr(0, end))) return mistake;
    }
    return mistake_in_fields(fields, request.ends_with(" HTTP/1.0"));
}

}  // namespace tessera::server
