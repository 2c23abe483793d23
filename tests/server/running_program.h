// The real `tessera serve`, in a process of its own that can be stopped, asked to stop, or killed without warning.
#pragma once

#include <sys/types.h>
#include <string>
#include <vector>

namespace tessera::server {

class RunningProgram {
public:
    // Waits until it listens; throws with what it said if it does not.
    RunningProgram(const std::string& program, const std::vector<std::string>& arguments);
    RunningProgram(const RunningProgram&) = delete;
    RunningProgram& operator=(const RunningProgram&) = delete;
    ~RunningProgram();

    unsigned port() const { return port_; }
    const std::string& greeting() const { return greeting_; }
    pid_t process() const { return process_; }
    void kill();
    // Sends SIGTERM and waits; the exit code.
    int stop();

private:
    int wait();

    pid_t process_ = -1;
    int output_ = -1;
    unsigned port_ = 0;
    std::string greeting_;
};

}  // namespace tessera::server
