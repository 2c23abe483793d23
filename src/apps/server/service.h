// What the network asks of the rest of the server.
#pragma once

#include <memory>
#include <string>

#include "apps/server/http.h"
#include "host/viewer.h"

namespace tessera::server {

using host::CloseCode;
using host::SharedText;
using host::Viewer;

// What comes in over a WebSocket. All calls are made one after the other.
class Conversation {
public:
    Conversation() = default;
    Conversation(const Conversation&) = delete;
    Conversation& operator=(const Conversation&) = delete;
    virtual ~Conversation() = default;

    virtual void received(std::string message) = 0;
    // The viewer was behind and is so no longer.
    virtual void caught_up() {}
    virtual void gone() = 0;
};

class Service {
public:
    Service() = default;
    Service(const Service&) = delete;
    Service& operator=(const Service&) = delete;
    virtual ~Service() = default;

    // Called on a thread that must not wait; the reply may come from any.
    virtual void answer(Request request, Reply reply) = 0;

    // A WebSocket was opened at this path; what comes from it goes to the conversation.
    virtual std::shared_ptr<Conversation> converse(const Request& request, std::shared_ptr<Viewer> viewer) = 0;
};

}  // namespace tessera::server
