// What changes a table, one thing after the other. A change is applied and handed to the journal, and only when it is
// kept is it acknowledged and shown; until then whatever else is asked of the table waits. If it was lost, the table is
// read back as it is kept, so that nobody ever sees what might be lost.
#pragma once

#include <deque>
#include <functional>
#include <string>
#include <vector>

#include "host/journal.h"
#include "host/world.h"

namespace tessera::host {

class Commits {
public:
    // Hears what follows.
    class Listener {
    public:
        Listener() = default;
        Listener(const Listener&) = delete;
        Listener& operator=(const Listener&) = delete;
        virtual ~Listener() = default;

        virtual void rights_changed() = 0;
        // The table is as it is kept, after a change or once nothing is in the way.
        virtual void changed() = 0;
        virtual void read_back() = 0;
        virtual void go_on() = 0;
        virtual void not_ours() = 0;
        // Something of ours went wrong on the way.
        virtual void failed(const std::string& what) = 0;
    };
    using Then = std::function<void(const Outcome&)>;

    Commits(KeptTable& kept, Journal& journal, Clock& clock, Listener& listener)
        : kept_(kept), journal_(journal), clock_(clock), listener_(listener), last_used_(clock.now())
    {
    }

    bool is_busy() const { return busy_; }
    bool is_quiet() const { return !busy_ && waiting_.empty(); }
    // Nothing happens at the table any more, and whoever asks is told so.
    bool is_stopped() const { return stopped_; }
    void stop() { stopped_ = true; }

    // When somebody last wanted something of the table.
    table::Time last_used() const { return last_used_; }
    void use() { last_used_ = clock_.now(); }

    // Does the work now, or after what is being written; false if too much waits already.
    bool when_settled(std::function<void()> work);
    void guarded(const std::function<void()>& work);

    // Applies the entries and all that follows on them by itself. `then` comes first when they are kept, or lost.
    void commit(const std::vector<table::Entry>& entries, Change change, Cause cause, Then then = {});

    // Everything waits, until the table is read back or given up.
    void hold() { busy_ = true; }
    // What is here counts for nothing: the table becomes again what is kept of it.
    void read_back();
    // Nothing is waited for any more.
    void give_up();

private:
    void settled(const Outcome& outcome, const Change& change, const Then& then);
    void came_back(ReadBack back);
    void run_waiting();
    // How long to wait before trying again what failed, a little longer each time.
    table::Time next_pause();

    KeptTable& kept_;
    Journal& journal_;
    Clock& clock_;
    Listener& listener_;
    table::Time last_used_;
    bool stopped_ = false;
    bool busy_ = false;  // something is being written or read back
    std::deque<std::function<void()>> waiting_;
    int tries_ = 0;
};

}  // namespace tessera::host
