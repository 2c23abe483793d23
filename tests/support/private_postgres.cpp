#include "tests/support/private_postgres.h"

#include <fmt/format.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <thread>
#include <vector>

namespace tessera {

namespace {

namespace fs = std::filesystem;

const std::string programs = "/usr/lib/postgresql/15/bin/";

bool is_root() { return ::geteuid() == 0; }

// PostgreSQL refuses to run as root. Whoever starts it takes it along when it dies.
std::vector<std::string> as_postgres(std::vector<std::string> command)
{
    if (!is_root()) return command;
    std::vector<std::string> whole{"setpriv",       "--reuid=postgres", "--regid=postgres",
                                   "--init-groups", "--pdeathsig=QUIT", "--"};
    whole.insert(whole.end(), command.begin(), command.end());
    return whole;
}

pid_t launch(const std::vector<std::string>& command, const std::string& folder, const std::string& output)
{
    std::vector<char*> arguments;
    arguments.reserve(command.size() + 1);
    for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    const pid_t child = ::fork();
    if (child != 0) return child;
    ::prctl(PR_SET_PDEATHSIG, SIGQUIT);
    if (::chdir(folder.c_str()) != 0 || !::freopen(output.c_str(), "a", stdout) || ::dup2(1, 2) < 0) ::_exit(126);
    ::execvp(arguments[0], arguments.data());
    ::_exit(127);
}

bool succeeds(const std::vector<std::string>& command, const std::string& folder, const std::string& output)
{
    const pid_t child = launch(command, folder, output);
    int status = -1;
    return child > 0 && ::waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

}  // namespace

PrivatePostgres::PrivatePostgres()
{
    if (!fs::exists(programs + "initdb")) {
        throw std::runtime_error(
            "PostgreSQL 15 is not installed, and the tests of the store need it; run scripts/setup test");
    }
    const std::string folder = folder_.path().string();
    if (is_root() && !succeeds({"chown", "postgres", folder}, folder, "/dev/null")) {
        throw std::runtime_error("there is no user postgres to run PostgreSQL as; run scripts/setup test");
    }
    const std::string log = folder_.file("initdb.log");
    if (!succeeds(as_postgres({programs + "initdb", "-D", folder_.file("data"), "-U", "postgres", "-A", "trust", "-E",
                               "UTF8", "--locale=C", "--no-sync", "--no-instructions"}),
                  folder, log)) {
        throw std::runtime_error("initdb failed");
    }
    start();
}

PrivatePostgres::~PrivatePostgres() { stop(); }

PrivatePostgres& PrivatePostgres::shared()
{
    static PrivatePostgres postgres;
    return postgres;
}

void PrivatePostgres::start()
{
    // Only this machine has to survive here, never a loss of power: without fsync the tests take half the time.
    server_ = launch(
        as_postgres({programs + "postgres", "-D", folder_.file("data"), "-k", folder_.path().string(), "-c",
                     "listen_addresses=", "-c", "fsync=off", "-c", "shared_buffers=16MB", "-c", "max_connections=60"}),
        folder_.path().string(), "/dev/null");
    for (int tries = 0; tries < 600; ++tries) {
        if (succeeds({programs + "pg_isready", "-q", "-h", folder_.path().string()}, "/", "/dev/null")) return;
        if (::waitpid(server_, nullptr, WNOHANG) != 0) break;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    throw std::runtime_error("the private PostgreSQL of the tests does not start");
}

void PrivatePostgres::stop()
{
    if (server_ <= 0) return;
    ::kill(server_, SIGQUIT);
    ::waitpid(server_, nullptr, 0);
    server_ = -1;
}

// PostgreSQL has a process for each connection.
void PrivatePostgres::signal_everybody(int signal) const
{
    ::kill(server_, signal);
    std::ifstream children(fmt::format("/proc/{0}/task/{0}/children", server_));
    for (pid_t child = 0; children >> child;) ::kill(child, signal);
}

std::string PrivatePostgres::address(const std::string& database) const
{
    return fmt::format("postgresql://postgres@/{}?host={}", database, folder_.path().string());
}

std::string PrivatePostgres::new_database()
{
    const std::string name = fmt::format("test_{}", ++databases_);
    execute("postgres", "CREATE DATABASE " + name);
    return address(name);
}

void PrivatePostgres::execute(const std::string& database, const std::string& sql) { answer(database, sql); }

std::string PrivatePostgres::answer(const std::string& database, const std::string& sql)
{
    const std::string file = folder_.file("answer");
    fs::remove(file);
    const std::string where = database.starts_with("postgresql:") ? database : address(database);
    if (!succeeds({programs + "psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", sql, where}, "/", file)) {
        throw std::runtime_error("psql failed on: " + sql);
    }
    std::string text;
    std::array<char, 4096> part{};
    if (FILE* in = ::fopen(file.c_str(), "r")) {
        for (std::size_t n = 0; (n = ::fread(part.data(), 1, part.size(), in)) > 0;) text.append(part.data(), n);
        ::fclose(in);
    }
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

}  // namespace tessera
