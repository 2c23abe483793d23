// What can go wrong with a store, as a kind for the program and a sentence for people.
#pragma once

#include <stdexcept>
#include <string>

namespace tessera::store {

enum class Fault {
    DiskFull,     // no room for what should be written; goes on by itself once there is room
    Broken,       // the file, or what stands in the database, is not what a store wrote
    TooNew,       // written by a later version of Tessera
    InUse,        // another server serves this file
    Unreachable,  // cannot be opened, or the database does not answer; goes on by itself once it does
    Exists,       // there already is a table, an experiment or a file of that name
    Missing,      // there is no table, content, experiment or file of that name
    Refused,      // what was asked makes no sense: text that is not UTF-8, writing through Access::Look
};

// `disk-full`, for logs and for /healthz.
const char* name_of(Fault fault);

// After DiskFull, Broken and Refused nothing of the call was done. After Unreachable that is not known: make the same
// call again, every call of a store recognizes what it has done already.
class StoreError : public std::runtime_error {
public:
    StoreError(Fault fault, const std::string& sentence) : std::runtime_error(sentence), fault_(fault) {}
    Fault fault() const { return fault_; }

private:
    Fault fault_;
};

}  // namespace tessera::store
