// The messages of docs/protocol.md: what a client sends is read here, strictly and within limits; what a server sends
// is written here, except for what a table writes itself (`table.h`).
#pragma once

#include <boost/json/fwd.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "table/entry.h"
#include "table/table.h"

namespace tessera::table {

inline constexpr int protocol_version = 1;
// A client needs far less; a longer message is refused unread.
inline constexpr std::size_t longest_message = 16 * 1024;

// The client's own number of a request.
using RequestId = std::uint64_t;

namespace client {

// Where a seat stands for a viewpoint, `spectator` is said as null.
struct Hello {
    int protocol;
    std::string secret;  // empty: a spectator
    std::optional<Revision> seen;
    std::optional<Seat> viewpoint;
    Previews previews = Previews::Yes;
};
struct Act {
    RequestId id;
    Revision revision;
    std::string action;
};
struct Why {
    RequestId id;
    std::string action;  // or
    std::vector<std::string> things;
};
struct Preview {
    RequestId id;
    Revision revision;
    std::string action;
};
struct Undo {
    RequestId id;
    Revision revision;
    std::optional<Seat> seat;
};
struct Consent {
    RequestId id;
    Revision revision;
    bool yes;
    std::optional<Seat> seat;
};
struct Hint {
    RequestId id;
    Revision revision;
};
struct Resign {
    RequestId id;
    std::optional<Seat> seat;
};
struct Pause {
    RequestId id;
    bool on;
};
struct ChangeSeat {
    RequestId id;
    Seat seat;
    SeatKind to;
    std::string level;  // of a bot
    std::string name;   // empty: as before
};
struct Kick {
    RequestId id;
    Seat seat;
};
struct Close {
    RequestId id;
};
struct At {
    RequestId id;
    Position position;
    std::optional<Seat> viewpoint;
};
struct Chart {
    RequestId id;
};
struct Log {
    RequestId id;
    Revision before;
};
struct ChangeSettings {
    RequestId id;
    SettingsChange settings;
};
struct Look {
    RequestId id;
    std::optional<Seat> viewpoint;
};
// Whether the table still hears: a page cannot see the pings of a WebSocket.
struct Ping {
    RequestId id;
};

using Message = std::variant<Hello, Act, Why, Preview, Undo, Consent, Hint, Resign, Pause, ChangeSeat, Kick, Close, At,
                             Chart, Log, ChangeSettings, Look, Ping>;

}  // namespace client

enum class ErrorCode { Message, Size, Flood, Protocol, Secret, Table, Origin, Store, Busy, Stopping, Internal };

// A message that makes no sense: a sentence for whoever wrote the client, and the number of the request if that could
// be read.
class BadMessage : public std::runtime_error {
public:
    BadMessage(ErrorCode code, const std::string& what, std::optional<RequestId> id = std::nullopt)
        : std::runtime_error(what), code_(code), id_(id)
    {
    }
    ErrorCode code() const { return code_; }
    std::optional<RequestId> id() const { return id_; }

private:
    ErrorCode code_;
    std::optional<RequestId> id_;
};

// Throws BadMessage.
client::Message message_from_text(std::string_view text);

// Pieces of messages that bodies of requests have as well. They throw BadMessage; `where` is what the sentence calls
// the place.
SettingsChange settings_change_from(const boost::json::value& json, const std::string& where);
Occupant occupant_from(const boost::json::value& json, const std::string& where);

// Who a connection speaks for.
struct You {
    std::vector<Seat> seats;
    bool owner = false;
    Seat viewpoint = spectator;
};

// Each writes one whole message at the end of `out`. `here` says for each seat whether somebody is connected.
void write_welcome(std::string_view table_id, const Table& table, const You& you, const std::vector<bool>& here,
                   std::string& out);
void write_presence(const std::vector<bool>& here, std::string& out);
void write_done(RequestId id, Revision revision, std::string& out);
void write_refused(RequestId id, Revision revision, const Refusal& refusal, std::string& out);
void write_error(ErrorCode code, std::string_view message, std::optional<RequestId> id, std::string& out);

// Pieces that answers to requests over HTTP have as well.
void write_seats(const Table& table, std::string& out);
void write_settings(const Settings& settings, std::string& out);
// Who decides as the viewer may know: a seat, `"chance"`, `"window"` or null.
void write_decider(const Table& table, Seat viewer, std::string& out);

std::string_view word_of(ErrorCode code);

}  // namespace tessera::table
