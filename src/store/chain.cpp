#include "store/chain.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <tuple>

#include "store/encoding.h"

namespace tessera::store {

namespace {

constexpr std::size_t link_bytes = 16;

class Hash {
public:
    Hash()
    {
        static const bool ready = sodium_init() >= 0;
        if (!ready) throw std::runtime_error("libsodium cannot start: the machine has no source of randomness");
        crypto_generichash_init(&state_, nullptr, 0, link_bytes);
    }

    // With its length, so that nothing can move from one text to the next.
    void add(std::string_view text)
    {
        add(static_cast<std::int64_t>(text.size()));
        add_bytes(text);
    }

    // The same on every machine: a backup may go to another.
    void add(std::int64_t number)
    {
        std::array<unsigned char, sizeof number> bytes;
        for (std::size_t i = 0; i < bytes.size(); ++i)
            bytes[i] = static_cast<unsigned char>(static_cast<std::uint64_t>(number) >> (8 * i));
        crypto_generichash_update(&state_, bytes.data(), bytes.size());
    }

    std::string value()
    {
        std::string link(link_bytes, '\0');
        crypto_generichash_final(&state_, reinterpret_cast<unsigned char*>(link.data()), link.size());
        return link;
    }

private:
    void add_bytes(std::string_view bytes)
    {
        crypto_generichash_update(&state_, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
    }

    crypto_generichash_state state_;
};

auto place_of(const Secret& secret) { return std::tie(secret.role, secret.seat, secret.hash); }

}  // namespace

std::string chain_start(const ChainStart& table)
{
    Hash hash;
    hash.add("table");
    for (const std::string_view part : {table.id, table.header, table.content, table.seed}) hash.add(part);
    hash.add(to_number(table.created));
    return hash.value();
}

std::string next_link(std::string_view before, std::string_view entry)
{
    Hash hash;
    hash.add(before);
    hash.add(entry);
    return hash.value();
}

std::string seal_of(std::string_view id, std::vector<Secret> secrets)
{
    std::sort(secrets.begin(), secrets.end(),
              [](const Secret& a, const Secret& b) { return place_of(a) < place_of(b); });
    secrets.erase(std::unique(secrets.begin(), secrets.end()), secrets.end());
    Hash hash;
    hash.add("secrets");
    hash.add(id);
    for (const Secret& secret : secrets) {
        hash.add(secret.hash);
        hash.add(static_cast<std::int64_t>(secret.role));
        hash.add(secret.seat);
    }
    return hash.value();
}

}  // namespace tessera::store
