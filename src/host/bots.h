// Bots that decide at a table, one at a time.
#pragma once

#include <functional>

#include "host/commits.h"
#include "host/world.h"

namespace tessera::host {

class Bots {
public:
    // `go_on` is called where the game has moved on without the bot.
    Bots(const KeptTable& kept, Commits& commits, const World& world, std::function<void()> go_on)
        : kept_(kept), commits_(commits), thinker_(world.thinker), clock_(world.clock), go_on_(std::move(go_on))
    {
    }

    bool is_thinking() const { return thinking_; }
    void think(const table::BotTask& task);
    // What is being thought about leads to nothing any more.
    void forget() { thinking_ = false; }

private:
    void decide(const table::BotTask& task, const Thought& thought);

    const KeptTable& kept_;
    Commits& commits_;
    Thinker& thinker_;
    Clock& clock_;
    std::function<void()> go_on_;
    bool thinking_ = false;
};

}  // namespace tessera::host
