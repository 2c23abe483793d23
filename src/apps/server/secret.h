// Secrets: what speaks for a seat. They are made of 256 random bits, travel as 43 characters of base64url, and are kept
// only as a hash, so that whoever reads the database cannot play for anybody.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tessera::server {

// Call once, before anything else here; throws if the machine has no good source of randomness.
void set_up_secrets();

std::string new_secret();
bool looks_like_secret(std::string_view secret);

// 32 bytes.
std::string hash_of(std::string_view secret);

// The name of a table or an experiment: 12 characters that nobody guesses by trying, and people can copy.
std::string new_id();
// The seed of a table's luck.
std::uint64_t random_seed();

}  // namespace tessera::server
