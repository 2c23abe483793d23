// Runs the tessera program as a person or a script does: with arguments and input, through pipes or in a terminal.
#pragma once

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/places.h"

namespace tessera {

struct Ran {
    int exit_code = -1;
    std::string out;
    std::string err;
};

using Arguments = std::vector<std::string>;

inline const std::string ctrl_c = "\x03";

// A path in a folder that exists for this process only, and goes away with it.
inline std::string scratch_path(const std::string& name)
{
    struct Folder {
        std::filesystem::path path =
            std::filesystem::temp_directory_path() / ("tessera-test-" + std::to_string(::getpid()));
        Folder() { std::filesystem::create_directories(path); }
        ~Folder() { std::filesystem::remove_all(path); }
    };
    static const Folder folder;
    return (folder.path / name).string();
}

inline std::string write_scratch(const std::string& name, const std::string& text)
{
    std::ofstream(scratch_path(name), std::ios::binary) << text;
    return scratch_path(name);
}

inline std::string read_whole(const std::string& path)
{
    std::stringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

namespace detail {

// In the child: becomes the program that the first word names. Saved games go into a folder of the test's own.
[[noreturn]] inline void become(const Arguments& command)
{
    ::setenv("XDG_DATA_HOME", scratch_path("data").c_str(), 1);
    ::setenv("TERM", "xterm", 1);
    ::unsetenv("NO_COLOR");
    std::vector<char*> words;
    for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    ::execvp(words[0], words.data());
    std::_Exit(127);
}

inline Arguments program_with(Arguments arguments)
{
    arguments.insert(arguments.begin(), tessera_program());
    return arguments;
}

inline int exit_code_of(pid_t child)
{
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
}

// False at the end of the stream.
inline bool read_some(int from, std::string& into)
{
    std::array<char, 4096> room;
    const ssize_t count = ::read(from, room.data(), room.size());
    if (count > 0) into.append(room.data(), static_cast<std::size_t>(count));
    return count > 0;
}

inline void write_all(int to, const std::string& text)
{
    for (std::size_t done = 0; done < text.size();) {
        const ssize_t written = ::write(to, text.data() + done, text.size() - done);
        if (written < 0) return;
        done += static_cast<std::size_t>(written);
    }
}

}  // namespace detail

// Any program, through pipes.
inline Ran run_other_program(const Arguments& command, const std::string& input = {})
{
    scratch_path("");  // made before there are two of us
    const std::string in = write_scratch("input", input);
    const std::string out = scratch_path("out");
    const std::string err = scratch_path("err");
    const pid_t child = ::fork();
    if (child == 0) {
        ::dup2(::open(in.c_str(), O_RDONLY), STDIN_FILENO);
        ::dup2(::open(out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), STDOUT_FILENO);
        ::dup2(::open(err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), STDERR_FILENO);
        detail::become(command);
    }
    const int exit_code = detail::exit_code_of(child);
    return {exit_code, read_whole(out), read_whole(err)};
}

// The tessera program, through pipes.
inline Ran run_program(const Arguments& arguments, const std::string& input = {})
{
    return run_other_program(detail::program_with(arguments), input);
}

// In a terminal, where both outputs arrive together: waits until the text is on the screen, then types the keys.
inline Ran run_in_terminal(const Arguments& arguments, const std::string& wait_for, const std::string& keys)
{
    scratch_path("");
    int terminal = -1;
    const pid_t child = ::forkpty(&terminal, nullptr, nullptr, nullptr);
    if (child == 0) detail::become(detail::program_with(arguments));
    Ran ran;
    bool typed = false;
    while (detail::read_some(terminal, ran.out)) {
        if (typed || ran.out.find(wait_for) == std::string::npos) continue;
        detail::write_all(terminal, keys);
        typed = true;
    }
    ran.exit_code = detail::exit_code_of(child);
    ::close(terminal);
    return ran;
}

}  // namespace tessera
