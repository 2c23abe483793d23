#include "host/rights.h"

#include <algorithm>

namespace tessera::host {

namespace {

// Takes the same time wherever the difference is.
bool is_same_hash(std::string_view a, std::string_view b)
{
    if (a.size() != b.size()) return false;
    unsigned different = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        different |= static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i]);
    return different == 0;
}

}  // namespace

table::You Rights::of(std::string_view hash) const
{
    table::You you;
    for (const Secret& secret : secrets_) {
        if (!is_same_hash(secret.hash, hash)) continue;
        if (secret.role == Role::Owner) you.owner = true;
        if (secret.role == Role::Seat) you.seats.push_back(static_cast<Seat>(secret.seat));
    }
    std::sort(you.seats.begin(), you.seats.end());
    you.viewpoint = you.seats.empty() ? spectator : you.seats.front();
    return you;
}

std::optional<Seat> Rights::invitation(std::string_view hash) const
{
    for (const Secret& secret : secrets_)
        if (secret.role == Role::Invite && is_same_hash(secret.hash, hash)) return static_cast<Seat>(secret.seat);
    return std::nullopt;
}

bool Rights::is_given(Seat seat) const
{
    return std::any_of(secrets_.begin(), secrets_.end(), [&](const Secret& secret) {
        return secret.role == Role::Seat && secret.seat == static_cast<int>(seat);
    });
}

std::vector<Secret> Rights::to(Seat seat) const
{
    std::vector<Secret> found;
    for (const Secret& secret : secrets_)
        if (secret.role != Role::Owner && secret.seat == static_cast<int>(seat)) found.push_back(secret);
    return found;
}

void Rights::grant(const std::vector<Secret>& secrets)
{
    secrets_.insert(secrets_.end(), secrets.begin(), secrets.end());
}

void Rights::revoke(const std::vector<Secret>& secrets)
{
    for (const Secret& secret : secrets)
        secrets_.erase(std::remove(secrets_.begin(), secrets_.end(), secret), secrets_.end());
}

bool speaks_for(const table::You& you, Seat seat)
{
    return std::find(you.seats.begin(), you.seats.end(), seat) != you.seats.end();
}

}  // namespace tessera::host
