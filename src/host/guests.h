// Those who are connected to a table and have said hello: who they are here, and through which viewpoint they look.
// What of the table they are shown is in `updates.h`.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "host/kept_table.h"
#include "host/viewer.h"
#include "table/messages.h"

namespace tessera::host {

struct Guest {
    std::shared_ptr<Viewer> viewer;
    std::string hash;  // of the secret; empty for a spectator
    table::You you;
    std::optional<Seat> chosen_viewpoint;
    std::optional<Seat> shown;  // the viewpoint of the last update
    table::Revision seen = 0;
    table::Previews previews = table::Previews::Yes;
    bool is_new = true;  // and has seen no update yet

    void send(std::string message) const { viewer->send(std::make_shared<const std::string>(std::move(message))); }
};

class Guests {
public:
    explicit Guests(const KeptTable& kept);

    bool empty() const { return guests_.empty(); }
    std::deque<Guest>& all() { return guests_; }
    Guest* find(const Viewer* viewer);
    bool is_here(Seat seat) const;
    std::int64_t count_at(const std::string& address) const;

    // Everybody is told who is here, and the newcomer how the table is.
    Guest& welcome(Guest guest);
    void leave(const Viewer* viewer);

    // Rights have changed hands: who lost all of them is sent away, who has others now is welcomed anew.
    void renew_rights();
    // The table is not what it was: it begins anew for those who are here.
    void welcome_anew();
    void dismiss_spectators();
    void send_everybody_away(table::ErrorCode code, std::string_view message, CloseCode close);

private:
    void tell_presence();
    void write_welcome_to(const Guest& guest) const;
    void send_away(const std::vector<std::shared_ptr<Viewer>>& viewers, std::string_view why);

    const KeptTable& kept_;
    std::deque<Guest> guests_;
    std::vector<bool> here_;  // for each seat, as it was last told
};

inline constexpr const char* no_spectators = "This table has no spectators.";

}  // namespace tessera::host
