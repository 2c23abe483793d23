// One server to a file: a lock that ends with the process that holds it, whatever ends the process.
#pragma once

#include <string>

namespace tessera::store {

class ServerLock {
public:
    // Locks `path`.lock. Throws InUse if another server has it, Unreachable if it cannot be written.
    explicit ServerLock(const std::string& path);
    ServerLock(const ServerLock&) = delete;
    ServerLock& operator=(const ServerLock&) = delete;
    ~ServerLock();

private:
    int file_ = -1;
};

}  // namespace tessera::store
