// So many at once, and then one every so often.
#pragma once

#include <algorithm>

#include "table/entry.h"

namespace tessera::host {

class Allowance {
public:
    Allowance(int burst, table::Time every) : burst_(burst), every_(every) {}

    bool take(table::Time now)
    {
        used_up_to_ = std::max(used_up_to_, now);
        if (used_up_to_ - now > every_ * (burst_ - 1)) return false;
        used_up_to_ += every_;
        return true;
    }

private:
    int burst_;
    table::Time every_;
    table::Time used_up_to_ = 0;  // what was taken is made up for by then
};

}  // namespace tessera::host
