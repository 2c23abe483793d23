#include "store/store_error.h"

namespace tessera::store {

const char* name_of(Fault fault)
{
    switch (fault) {
        case Fault::DiskFull: return "disk-full";
        case Fault::Broken: return "broken";
        case Fault::TooNew: return "too-new";
        case Fault::InUse: return "in-use";
        case Fault::Unreachable: return "unreachable";
        case Fault::Exists: return "exists";
        case Fault::Missing: return "missing";
        case Fault::Refused: return "refused";
    }
    return "unknown";
}

}  // namespace tessera::store
