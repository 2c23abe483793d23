#include "apps/server/public_texts.h"

#include <algorithm>

#include "apps/server/encoding.h"

namespace tessera::server {

namespace {

// Designers bring content of their own; what nobody asks for any more makes room.
constexpr std::size_t most_bytes = 16 * 1024 * 1024;

}  // namespace

std::shared_ptr<PublicTexts::Kept> PublicTexts::find(const std::string& tag, std::size_t size)
{
    const std::lock_guard lock(mutex_);
    const auto known = std::find_if(kept_.begin(), kept_.end(), [&](const auto& kept) { return kept->tag == tag; });
    if (known != kept_.end()) {
        kept_.splice(kept_.begin(), kept_, known);
        return kept_.front();
    }
    const auto fresh = std::make_shared<Kept>();
    fresh->tag = tag;
    fresh->size = size;
    kept_.push_front(fresh);
    bytes_ += size;
    while (bytes_ > most_bytes && kept_.size() > 1) {
        bytes_ -= kept_.back()->size;
        kept_.pop_back();
    }
    return fresh;
}

Answer PublicTexts::answer(const Request& request, std::string text, Lasts lasts)
{
    Answer answer;
    answer.by_encoding = true;
    answer.cache = lasts == Lasts::Forever ? "public, max-age=31536000, immutable" : "no-cache";
    for (const Encoding encoding : accepted_encodings(request.accept_encoding)) {
        if (encoding == Encoding::Brotli) continue;  // at the same effort it saves a twentieth of what gzip leaves
        answer.encoding = word_of(encoding);
        answer.etag = entity_tag(text, encoding);
        if (has_current(request.if_none_match, answer.etag)) {
            answer.status = 304;
        } else if (encoding == Encoding::Identity) {
            answer.body = std::move(text);
        } else {
            const std::shared_ptr<Kept> kept = find(answer.etag, text.size());
            std::call_once(kept->compressing, [&] { kept->gzip = gzipped(text); });
            answer.body = kept->gzip;
        }
        return answer;
    }
    return no_such_encoding();
}

}  // namespace tessera::server
