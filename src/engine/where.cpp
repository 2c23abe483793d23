#include "engine/where.h"

#include "engine/names.h"

namespace tessera {

std::string Where::text() const
{
    if (above_ == nullptr) return {};
    std::string path = above_->text();
    if (!path.empty()) path += '.';
    return path + (key_.empty() ? std::to_string(place_) : std::string(key_));
}

void Where::refuse(std::string_view why) const
{
    const std::string path = text();
    throw BadValue((path.empty() ? "" : path + ": ") + std::string(why));
}

}  // namespace tessera
