// The other end of a connection to a table, as the table sees it: somewhere to send messages. A WebSocket is one, so is
// a connection at another server over the same database, or the page itself where it runs the table.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace tessera::host {

using SharedText = std::shared_ptr<const std::string>;

// Why a connection is closed, in the words of the WebSocket protocol.
enum class CloseCode { Normal = 1000, GoingAway = 1001, Policy = 1008, TooBig = 1009, Internal = 1011, Restart = 1012 };

class Viewer {
public:
    Viewer() = default;
    Viewer(const Viewer&) = delete;
    Viewer& operator=(const Viewer&) = delete;
    virtual ~Viewer() = default;

    // A viewer that does not keep up closes itself.
    virtual void send(SharedText message) = 0;
    // What a newcomer is told first. It may be long, and is not held against a viewer that reads slowly.
    virtual void welcome(SharedText message) { send(std::move(message)); }
    // So much waits to be read that another picture of the table would only be out of date. When that is over, the
    // table hears of it (`TableHost::catch_up`).
    virtual bool is_behind() const { return false; }
    // Whose it is: what counts as one visitor.
    virtual const std::string& address() const = 0;
    // After everything that was sent before.
    virtual void close(CloseCode code, std::string_view reason) = 0;
};

}  // namespace tessera::host
