// The answer to "may I?": yes, or no with a sentence that cites the rule. Reasons are string literals, so refusing
// costs nothing in a search.
#pragma once

#include <string>
#include <string_view>

namespace tessera {

class [[nodiscard]] Verdict {
public:
    bool allowed() const { return reason_ == nullptr; }
    explicit operator bool() const { return allowed(); }
    // Only of a refusal.
    std::string_view reason() const { return reason_; }
    // `MT-031` out of `MT-031: only one building a turn`.
    std::string_view rule() const { return reason().substr(0, reason().find(':')); }

private:
    friend Verdict allow();
    friend Verdict refuse(const char* reason);
    explicit Verdict(const char* reason) : reason_(reason) {}
    const char* reason_;
};

inline Verdict allow() { return Verdict(nullptr); }
inline Verdict refuse(const char* reason) { return Verdict(reason); }

}  // namespace tessera
