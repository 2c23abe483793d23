// The messages that change nothing at a table: they are answered at once, from what the asker may know.
#pragma once

#include "host/answers.h"
#include "host/guests.h"
#include "host/hints.h"

namespace tessera::host {

class Questions {
public:
    Questions(const KeptTable& kept, Hints& hints, const Answers& answers)
        : kept_(kept), hints_(hints), answers_(answers)
    {
    }

    void answer(Guest& guest, const table::client::Why& m) const;
    void answer(Guest& guest, const table::client::Preview& m) const;
    // But for this: somebody thinks about it first.
    void answer(Guest& guest, const table::client::Hint& m) const;
    void answer(Guest& guest, const table::client::At& m) const;
    void answer(Guest& guest, const table::client::Chart& m) const;
    void answer(Guest& guest, const table::client::Log& m) const;
    void answer(Guest& guest, const table::client::Look& m) const;
    void answer(Guest& guest, const table::client::Ping& m) const;

private:
    const table::Table& table() const { return *kept_.table; }

    const KeptTable& kept_;
    Hints& hints_;
    const Answers& answers_;
};

}  // namespace tessera::host
