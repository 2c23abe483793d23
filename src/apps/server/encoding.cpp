#include "apps/server/encoding.h"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <stdexcept>

#include "apps/server/secret.h"

namespace tessera::server {

namespace {

constexpr std::array smallest_first = {Encoding::Brotli, Encoding::Gzip, Encoding::Identity};

// Takes the text up to the mark from the front of what is left, without blanks around it.
std::string_view take_until(char mark, std::string_view& left)
{
    const std::size_t end = std::min(left.find(mark), left.size());
    std::string_view part = left.substr(0, end);
    left.remove_prefix(std::min(end + 1, left.size()));
    const auto is_blank = [](char c) { return c == ' ' || c == '\t'; };
    while (!part.empty() && is_blank(part.front())) part.remove_prefix(1);
    while (!part.empty() && is_blank(part.back())) part.remove_suffix(1);
    return part;
}

bool same_word(std::string_view text, std::string_view small_letters)
{
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(text.begin(), text.end(), small_letters.begin(), small_letters.end(),
                      [&](char a, char b) { return small(a) == b; });
}

// `0.25` in thousandths: a digit, at most three more after the point, and no more than one in all.
std::optional<int> thousandths(std::string_view text)
{
    if (text.empty() || text.size() > 5 || (text[0] != '0' && text[0] != '1')) return std::nullopt;
    if (text.size() > 1 && text[1] != '.') return std::nullopt;
    int value = text[0] - '0';
    for (std::size_t i = 2; i < 5; ++i) {
        const char digit = i < text.size() ? text[i] : '0';
        if (digit < '0' || digit > '9') return std::nullopt;
        value = value * 10 + (digit - '0');
    }
    if (value > 1000) return std::nullopt;
    return value;
}

// How much an element of the list wants what it names; nothing if it makes no sense.
std::optional<int> quality_of(std::string_view parameters)
{
    if (parameters.empty()) return 1000;
    const std::string_view name = take_until('=', parameters);
    return same_word(name, "q") ? thousandths(parameters) : std::nullopt;
}

class Wishes {
public:
    explicit Wishes(std::string_view header)
    {
        while (!header.empty()) {
            std::string_view element = take_until(',', header);
            const std::string_view word = take_until(';', element);
            if (const std::optional<int> quality = quality_of(element)) note(word, *quality);
        }
    }

    // Nothing is said of what nobody named.
    std::optional<int> quality(Encoding encoding) const
    {
        const std::optional<int>& named = named_[static_cast<std::size_t>(encoding)];
        return named ? named : all_others_;
    }

private:
    void note(std::string_view word, int quality)
    {
        const auto first = [&](std::optional<int>& place) { place = place.value_or(quality); };
        if (word == "*") first(all_others_);
        if (same_word(word, "br")) first(named_[static_cast<std::size_t>(Encoding::Brotli)]);
        if (same_word(word, "gzip") || same_word(word, "x-gzip"))
            first(named_[static_cast<std::size_t>(Encoding::Gzip)]);
        if (same_word(word, "identity")) first(named_[static_cast<std::size_t>(Encoding::Identity)]);
    }

    std::array<std::optional<int>, 3> named_;
    std::optional<int> all_others_;
};

}  // namespace

std::string_view word_of(Encoding encoding)
{
    switch (encoding) {
        case Encoding::Gzip: return "gzip";
        case Encoding::Brotli: return "br";
        case Encoding::Identity: break;
    }
    return "";
}

std::vector<Encoding> accepted_encodings(std::string_view accept_encoding)
{
    const Wishes wishes(accept_encoding);
    // A body as it is may be sent to whoever does not forbid it, but only for want of better.
    const auto quality = [&](Encoding encoding) {
        const std::optional<int> said = wishes.quality(encoding);
        return said ? *said * 2 : encoding == Encoding::Identity ? 1 : 0;
    };
    std::vector<Encoding> accepted;
    for (const Encoding encoding : smallest_first)
        if (quality(encoding) > 0) accepted.push_back(encoding);
    std::stable_sort(accepted.begin(), accepted.end(), [&](Encoding a, Encoding b) { return quality(a) > quality(b); });
    return accepted;
}

Answer no_such_encoding()
{
    Answer answer =
        error_answer(406, "encoding", "Accept-Encoding allows none of gzip, br and identity that there is.");
    answer.by_encoding = true;
    return answer;
}

std::string entity_tag(std::string_view bytes, Encoding made_into)
{
    constexpr std::size_t enough = 12;
    std::string tag = "\"";
    for (const unsigned char c : hash_of(bytes).substr(0, enough)) tag += fmt::format("{:02x}", c);
    if (made_into != Encoding::Identity) tag += fmt::format("-{}", word_of(made_into));
    return tag + '"';
}

std::string gzipped(std::string_view text)
{
    constexpr int window_and_gzip = 15 + 16;
    constexpr int most_memory = 9;
    z_stream stream{};
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, window_and_gzip, most_memory, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::runtime_error("zlib cannot begin to compress");
    const auto end = [](z_stream* begun) { deflateEnd(begun); };
    const std::unique_ptr<z_stream, decltype(end)> ended(&stream, end);
    std::string out(deflateBound(&stream, text.size()), '\0');
    // zlib takes what it only reads as if it might write to it.
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    if (deflate(&stream, Z_FINISH) != Z_STREAM_END) throw std::runtime_error("zlib did not compress a text");
    out.resize(stream.total_out);
    return out;
}

}  // namespace tessera::server
