// What all tables of a server share.
#pragma once

#include "apps/server/boxes.h"
#include "apps/server/config.h"
#include "apps/server/lane.h"
#include "apps/server/metrics.h"
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

struct House {
    const Config& config;
    Metrics& metrics;
    store::Store& store;
    Loop& loop;
    Writer& writer;
    Workers& readers;  // for whatever waits for the database or takes long, but not for bots
    BotPool& bots;
    Boxes& boxes;
    PublicTexts& texts;
    Webhooks& webhooks;
    Laboratory& laboratory;
    HealthCheck& health;
    Crowd& advised;  // the addresses for which a hint is thought about
};

}  // namespace tessera::server
