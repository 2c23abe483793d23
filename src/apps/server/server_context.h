// The context of a server: what all its tables share.
#pragma once

#include "apps/server/config.h"
#include "apps/server/event_loop.h"
#include "apps/server/metrics.h"
#include "apps/server/rule_set_cache.h"
#include "store/store.h"

namespace tessera::server {

class BotPool;
class Crowd;
class HealthCheck;
class Laboratory;
class PublicTexts;
class Webhooks;
class Workers;
class Writer;

struct ServerContext {
    const Config& config;
    Metrics& metrics;
    store::Store& store;
    EventLoop& loop;
    Writer& writer;
    Workers& readers;  // for whatever waits for the database or takes long, but not for bots
    BotPool& bots;
    RuleSetCache& rule_sets;
    PublicTexts& texts;
    Webhooks& webhooks;
    Laboratory& laboratory;
    HealthCheck& health;
    Crowd& advised;  // the addresses for which a hint is thought about
};

}  // namespace tessera::server
