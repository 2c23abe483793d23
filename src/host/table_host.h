// One table with the world around it: the conversation with those who sit there or look on, bots that think, clocks
// that run out, and a journal that says when something is kept. A server and a page in a browser host tables alike.
//
// A message goes one way. It arrives at `receive`, waits while something is written, and is read; `Decisions` has what
// changes the table, `Questions` what does not. A decision is committed (`commits.h`), acknowledged and shown when it
// is kept, and then the table goes on by itself: with a bot, a clock, or a notice to somebody who is away.
//
// A host belongs to one thread at a time; world.h says what it needs and when it is called back.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "host/answers.h"
#include "host/bots.h"
#include "host/commits.h"
#include "host/decisions.h"
#include "host/guests.h"
#include "host/hints.h"
#include "host/notices.h"
#include "host/questions.h"
#include "host/turn_clock.h"
#include "host/world.h"

namespace tessera::host {

class TableHost : private Commits::Listener {
public:
    TableHost(KeptTable kept, const World& world);

    // Bots and clocks go on where they stopped.
    void begin();
    void receive(const std::shared_ptr<Viewer>& viewer, const std::string& message);
    void leave(const Viewer* viewer);
    // Somebody who was behind can be shown how the table stands now.
    void catch_up();
    // This host has nothing to do with the table any more; why, is told to those who are here.
    void end(table::ErrorCode code, std::string_view message, CloseCode close);

    // Nobody is here, and nothing is being done.
    bool is_quiet() const { return guests_.empty() && commits_.is_quiet() && !bots_.is_thinking(); }
    table::Time last_used() const { return commits_.last_used(); }
    bool has_failed() const { return failed_; }
    bool has_ended() const { return ended_; }

    // --- For those who come to the table by other ways than a message. What they do waits for its turn, too.
    const KeptTable& kept() const { return kept_; }
    bool when_settled(std::function<void()> work) { return commits_.when_settled(std::move(work)); }
    void commit(const std::vector<table::Entry>& entries, Change change, Commits::Then then);
    // Everything waits until the table is read back, or ended.
    void hold() { commits_.hold(); }
    void read_back_again() { commits_.read_back(); }

private:
    void handle(const std::shared_ptr<Viewer>& viewer, const std::string& text);
    template <class Message>
    void hand_over(Guest& guest, const Message& m);
    void greet(const std::shared_ptr<Viewer>& viewer, const table::client::Hello& hello);
    Guest newcomer(const std::shared_ptr<Viewer>& viewer, const table::client::Hello& hello) const;
    void turn_away(Viewer& viewer) const;
    bool is_anybody_there() const;

    void rights_changed() override { guests_.renew_rights(); }
    void changed() override;
    void read_back() override;
    void go_on() override;
    void not_ours() override;
    void failed(const std::string& what) override;

    KeptTable kept_;
    World world_;
    Answers answers_;
    Guests guests_;
    Commits commits_;
    Notices notices_;
    TurnClock turn_clock_;
    Bots bots_;
    Hints hints_;
    Decisions decisions_;
    Questions questions_;
    bool failed_ = false;
    bool ended_ = false;
};

}  // namespace tessera::host
