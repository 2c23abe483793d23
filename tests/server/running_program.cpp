#include "tests/server/running_program.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <stdexcept>

namespace tessera::server {

RunningProgram::RunningProgram(const std::string& program, const std::vector<std::string>& arguments)
{
    std::vector<std::string> words = {program, "serve", "--log-level", "error"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> raw;
    for (std::string& word : words) raw.push_back(word.data());
    raw.push_back(nullptr);

    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    process_ = fork();
    if (process_ == 0) {
        dup2(ends[1], STDOUT_FILENO);
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, nullptr);
        execv(raw[0], raw.data());
        _exit(127);
    }
    close(ends[1]);
    output_ = ends[0];
    char byte = 0;
    while (read(output_, &byte, 1) == 1 && byte != '\n') greeting_ += byte;
    const std::size_t host = greeting_.find("://");
    const std::size_t colon = greeting_.find(':', host == std::string::npos ? host : host + 3);
    if (colon == std::string::npos) {
        wait();
        throw std::runtime_error("the server did not start: " + greeting_);
    }
    port_ = static_cast<unsigned>(std::stoul(greeting_.substr(colon + 1)));
}

RunningProgram::~RunningProgram()
{
    kill();
    close(output_);
}

void RunningProgram::kill()
{
    if (process_ < 0) return;
    ::kill(process_, SIGKILL);
    wait();
}

int RunningProgram::stop()
{
    ::kill(process_, SIGTERM);
    return wait();
}

int RunningProgram::wait()
{
    int status = 0;
    waitpid(process_, &status, 0);
    process_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

}  // namespace tessera::server
