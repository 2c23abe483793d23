// Servers that others than their own machine reach. Strangers come through a proxy, so that a test can say who they
// are.
#pragma once

#include "tests/server/scene.h"

namespace tessera::server {

inline Headers from(const std::string& address) { return {{"X-Forwarded-For", address}}; }

inline ServerScene::Change open_to_strangers(const ServerScene::Change& more = {})
{
    return [more](Config& config) {
        config.behind_proxy = true;
        if (more) more(config);
    };
}

}  // namespace tessera::server
