// A PostgreSQL of the tests' own: in a temporary folder, on a socket in that folder, ended with the test program.
#pragma once

#include <sys/types.h>

#include <csignal>
#include <string>

#include "tests/support/temporary_folder.h"

namespace tessera {

class PrivatePostgres {
public:
    // Throws a sentence that says what to install, if there is no PostgreSQL on this machine.
    PrivatePostgres();
    PrivatePostgres(const PrivatePostgres&) = delete;
    PrivatePostgres& operator=(const PrivatePostgres&) = delete;
    ~PrivatePostgres();

    // One for the whole test program, started when it is first asked for.
    static PrivatePostgres& shared();

    // A new, empty database, as an address for open_store.
    std::string new_database();
    std::string address(const std::string& database) const;

    // Everybody is thrown out at once, as in a crash.
    void stop();
    void start();
    // It stands still: connections stay open, and nobody answers.
    void freeze() { signal_everybody(SIGSTOP); }
    void thaw() { signal_everybody(SIGCONT); }

    void execute(const std::string& database, const std::string& sql);
    std::string answer(const std::string& database, const std::string& sql);

private:
    void signal_everybody(int signal) const;

    TemporaryFolder folder_;
    pid_t server_ = -1;
    int databases_ = 0;
};

}  // namespace tessera
