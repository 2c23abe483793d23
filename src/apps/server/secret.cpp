#include "apps/server/secret.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <stdexcept>

namespace tessera::server {

namespace {

constexpr std::size_t secret_bytes = 32;
constexpr std::size_t secret_characters = 43;

}  // namespace

void set_up_secrets()
{
    if (sodium_init() < 0) throw std::runtime_error("libsodium cannot start: the machine has no source of randomness");
}

std::string new_secret()
{
    std::array<unsigned char, secret_bytes> bytes;
    randombytes_buf(bytes.data(), bytes.size());
    std::array<char, secret_characters + 1> text;
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    sodium_memzero(bytes.data(), bytes.size());
    return {text.data(), secret_characters};
}

bool looks_like_secret(std::string_view secret)
{
    const auto allowed = [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    return secret.size() == secret_characters && std::all_of(secret.begin(), secret.end(), allowed);
}

std::string hash_of(std::string_view secret)
{
    std::string hash(crypto_generichash_BYTES, '\0');
    crypto_generichash(reinterpret_cast<unsigned char*>(hash.data()), hash.size(),
                       reinterpret_cast<const unsigned char*>(secret.data()), secret.size(), nullptr, 0);
    return hash;
}

std::string new_id()
{
    // Without the letters and digits that are taken for each other.
    constexpr std::string_view letters = "23456789abcdefghjkmnpqrstuvwxyz";
    std::string id(12, ' ');
    for (char& c : id) c = letters[randombytes_uniform(static_cast<std::uint32_t>(letters.size()))];
    return id;
}

std::uint64_t random_seed()
{
    std::uint64_t seed = 0;
    randombytes_buf(&seed, sizeof seed);
    return seed;
}

}  // namespace tessera::server
