// Texts that everybody may read, and that hardly ever change: which games there are, their rules, their content. They
// go out compressed where the client takes that, and not at all where it has them already.
//
// Nothing else is compressed over HTTP. A text that mixes a secret with words that somebody else could choose (the link
// of a seat beside the name of a player) would give the secret away through its length, bit by bit, to whoever chooses
// the words and sees how much goes over the wire.
#pragma once

#include <list>
#include <memory>
#include <mutex>
#include <string>

#include "apps/server/http.h"

namespace tessera::server {

// How long a browser may show a text without asking whether it is still the same.
enum class Lasts {
    Briefly,  // not at all
    Forever,  // its address has its hash
};

class PublicTexts {
public:
    // May take a while, when a text is asked for the first time.
    Answer answer(const Request& request, std::string text, Lasts lasts);

private:
    struct Kept {
        std::string tag;
        std::size_t size = 0;  // of the text, which is more than is kept of it
        std::once_flag compressing;
        std::string gzip;
    };

    std::shared_ptr<Kept> find(const std::string& tag, std::size_t size);

    std::mutex mutex_;
    std::list<std::shared_ptr<Kept>> kept_;  // what was asked for last comes first
    std::size_t bytes_ = 0;
};

}  // namespace tessera::server
