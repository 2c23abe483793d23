// How much a server carries: `bench_load PROGRAM`. Every part is bounded in time and number; a bare echo of Beast in
// the same run says what the machine gives at all.
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <CLI/CLI.hpp>

#include <boost/json.hpp>
#include <chrono>
#include <csignal>
#include <fstream>
#include <functional>
#include <set>
#include <sstream>
#include <thread>

#include "bench/load/crowd.h"
#include "tests/server/running_program.h"
#include "tests/server/scene.h"

namespace tessera::load {
namespace {

namespace json = boost::json;
using server::RunningProgram;

struct Arguments {
    std::string program;
    std::string rule_set = "market-trading";
    int tables = 500;
    int seconds = 10;
    int idle = 10000;
    int stored = 10000;
    int bot_tables = 100;
    int rate = 4500;
    std::set<std::string> parts = {"echo", "actions", "bots", "idle", "open", "start"};
};

// The CPU time of a process so far, in seconds.
double cpu_of(pid_t process)
{
    std::ifstream file(fmt::format("/proc/{}/stat", process));
    std::string text((std::istreambuf_iterator<char>(file)), {});
    std::istringstream fields(text.substr(text.rfind(')') + 2));
    std::string field;
    double ticks = 0;
    for (int i = 3; i <= 15 && fields >> field; ++i)
        if (i >= 14) ticks += std::stod(field);
    return ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
}

// What a process has in memory, in megabytes.
double memory_of(pid_t process)
{
    std::ifstream file(fmt::format("/proc/{}/status", process));
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("VmRSS:")) return std::stod(line.substr(6)) / 1024;
    return 0;
}

std::vector<std::string> flags(const TemporaryFolder& folder, const std::vector<std::string>& more = {})
{
    std::vector<std::string> all = {"--port",
                                    "0",
                                    "--db",
                                    folder.file("games.db"),
                                    "--requests-per-second",
                                    "100000",
                                    "--tables-per-minute",
                                    "1000000",
                                    "--max-connections-per-address",
                                    "100000",
                                    "--messages-per-second",
                                    "100000"};
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

Place place_of(const std::string& table, const std::string& secret)
{
    const std::string speaks = secret.empty() ? "" : ",\"secret\":\"" + secret + "\"";
    return {"/api/v1/tables/" + table + "/socket", "{\"type\":\"hello\",\"protocol\":1" + speaks + "}"};
}

// Tables with two people at screens of their own.
std::vector<Place> tables_for_two(unsigned port, const Arguments& arguments, int count)
{
    std::vector<Place> places;
    for (int i = 0; i < count; ++i) {
        const server::NewTable table = server::create_table_at(port, arguments.rule_set, {"human", "open"});
        const server::Got joined = server::post(port, "/api/v1/tables/" + table.id + "/join",
                                                json::object{{"name", "B"}, {"invite", table.invite()}});
        places.push_back(place_of(table.id, table.secret));
        places.push_back(place_of(table.id, std::string(joined.json().at("secret").as_string())));
    }
    return places;
}

void print(const char* what, const Measured& measured, double cpu)
{
    fmt::print("{:28} {:8.0f}/s  median {:7.2f} ms  p99 {:7.2f} ms  server CPU {:6.1f} us each, {:3.0f}% of a core\n",
               what, static_cast<double>(measured.answered) / measured.seconds, measured.latencies.quantile(0.5),
               measured.latencies.quantile(0.99),
               1e6 * cpu / static_cast<double>(std::max<std::uint64_t>(1, measured.answered)),
               100 * cpu / measured.seconds);
    if (measured.refused > 0) fmt::print("{:28} {} refused\n", "", measured.refused);
}

Measured measure(const char* what, Crowd& crowd, pid_t process, std::chrono::milliseconds time,
                 std::chrono::microseconds thinking = {})
{
    const double before = cpu_of(process);
    Measured measured = crowd.run(time, thinking);
    print(what, measured, cpu_of(process) - before);
    return measured;
}

void measure_echo(const Arguments& arguments)
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    const pid_t process = fork();
    if (process == 0) serve_echo(ends[1]);
    char digits[16] = {};
    if (read(ends[0], digits, sizeof digits - 1) <= 0) throw std::runtime_error("no echo");
    const auto port = static_cast<unsigned>(std::stoul(digits));
    const std::chrono::seconds time(std::max(1, arguments.seconds / 4));
    const std::string message(100, 'x');
    {
        const std::vector<Place> one(1, Place{"/", message});
        Crowd crowd(port, Doing::Echo, one);
        crowd.connect();
        measure("echo, one client", crowd, process, time);
    }
    {
        const std::vector<Place> many(100, Place{"/", message});
        Crowd crowd(port, Doing::Echo, many);
        crowd.connect();
        measure("echo, 100 clients", crowd, process, time);
    }
    kill(process, SIGKILL);
    waitpid(process, nullptr, 0);
}

// How long people at so many tables think who make so many moves a second together.
std::chrono::microseconds thinking_at(int tables, int rate)
{
    return std::chrono::microseconds(1'000'000) * tables / rate;
}

void measure_actions(const Arguments& arguments)
{
    TemporaryFolder folder;
    RunningProgram program(arguments.program, flags(folder));
    const std::chrono::seconds time(arguments.seconds);
    // New tables each time, so that no game is over before the time is.
    const auto play = [&](const std::string& what, std::chrono::microseconds thinking) {
        const std::vector<Place> places = tables_for_two(program.port(), arguments, arguments.tables);
        Crowd crowd(program.port(), Doing::Play, places);
        crowd.connect();
        measure(what.c_str(), crowd, program.process(), time, thinking);
    };
    play(fmt::format("{} tables, all at once", arguments.tables), {});
    play(fmt::format("{} tables, thinking", arguments.tables), thinking_at(arguments.tables, arguments.rate));
    fmt::print("{:28} {:8.0f} MB\n", "", memory_of(program.process()));
}

// A few people, without and with bots that think at many other tables.
void measure_bots(const Arguments& arguments)
{
    TemporaryFolder folder;
    RunningProgram program(arguments.program, flags(folder, {"--bot-milliseconds", "500"}));
    const std::chrono::seconds time(arguments.seconds);
    // New tables each time, so that no game is over before the time is.
    const auto people = [&](const std::string& what) {
        const std::vector<Place> places = tables_for_two(program.port(), arguments, 20);
        Crowd crowd(program.port(), Doing::Play, places);
        crowd.connect();
        return measure(what.c_str(), crowd, program.process(), time, std::chrono::milliseconds(100));
    };
    const Measured quiet = people("20 tables, no bots");
    std::vector<server::NewTable> bots;
    bots.reserve(static_cast<std::size_t>(arguments.bot_tables));
    std::vector<Place> lookers_on;  // bots that nobody looks at do not think
    for (int i = 0; i < arguments.bot_tables; ++i) {
        bots.push_back(server::create_table_at(program.port(), arguments.rule_set, {"hard", "hard"}));
        lookers_on.push_back(place_of(bots.back().id, ""));
    }
    Crowd audience(program.port(), Doing::Sit, lookers_on);
    audience.connect();
    std::this_thread::sleep_for(std::chrono::seconds(3));
    const Measured busy = people(fmt::format("20 tables, {} with bots", arguments.bot_tables));
    fmt::print("{:28} p99 is {:.2f} times as long with bots\n", "",
               busy.latencies.quantile(0.99) / std::max(0.001, quiet.latencies.quantile(0.99)));
}

void measure_idle(const Arguments& arguments)
{
    TemporaryFolder folder;
    RunningProgram program(arguments.program, flags(folder));
    const server::NewTable table = server::create_table_at(program.port(), arguments.rule_set, {"human", "human"});
    std::vector<Place> places;
    const double before = memory_of(program.process());
    std::vector<server::NewTable> tables;
    tables.reserve(100);
    places.reserve(static_cast<std::size_t>(arguments.idle));
    for (int i = 0; i < 100; ++i)
        tables.push_back(server::create_table_at(program.port(), arguments.rule_set, {"human", "human"}));
    for (int i = 0; i < arguments.idle; ++i)
        places.push_back(place_of(tables[static_cast<std::size_t>(i) % tables.size()].id, ""));
    Crowd crowd(program.port(), Doing::Sit, places);
    crowd.connect();
    const double after = memory_of(program.process());
    fmt::print("{:28} {:8.0f} MB more for {} connections at 100 tables, {:.1f} KB each\n", "idle connections",
               after - before, arguments.idle, 1024 * (after - before) / arguments.idle);
}

// A table of a thousand actions, read back from the database.
void measure_open(const Arguments& arguments)
{
    TemporaryFolder folder;
    server::NewTable table;
    std::size_t actions = 0;
    {
        RunningProgram program(arguments.program, flags(folder));
        while (actions < 1000) {
            table = server::create_table_at(program.port(), arguments.rule_set, {"human", "human", "human", "human"});
            server::ScriptedPlayer player(server::greet_at(program.port(), table.id, table.secret), actions);
            player.play(1000);
            actions = player.revision();
            if (player.over()) break;
        }
        program.stop();
    }
    RunningProgram program(arguments.program, flags(folder));
    const auto began = std::chrono::steady_clock::now();
    server::SocketClient client = server::greet_at(program.port(), table.id, table.secret);
    client.receive("update");
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - began;
    fmt::print("{:28} {:8.1f} ms for a table of {} entries\n", "opening", took.count(), actions);
}

void measure_start(const Arguments& arguments)
{
    TemporaryFolder folder;
    server::NewTable last;
    {
        RunningProgram program(arguments.program, flags(folder));
        for (int i = 0; i < arguments.stored; ++i)
            last = server::create_table_at(program.port(), arguments.rule_set, {"human", "human"});
        program.stop();
    }
    const auto began = std::chrono::steady_clock::now();
    RunningProgram program(arguments.program, flags(folder));
    server::SocketClient client = server::greet_at(program.port(), last.id, last.secret);
    client.receive("update");
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - began;
    fmt::print("{:28} {:8.1f} ms to the first table shown, with {} stored\n", "starting", took.count(),
               arguments.stored);
}

int run(int argc, char** argv)
{
    Arguments arguments;
    CLI::App app("Measures a Tessera server on this machine.");
    app.add_option("PROGRAM", arguments.program, "The tessera program")->required();
    app.add_option("--game", arguments.rule_set, "The rule set that is played")->capture_default_str();
    app.add_option("--tables", arguments.tables, "Tables with two clients each")->capture_default_str();
    app.add_option("--rate", arguments.rate, "Actions a second at these tables, when their people think")
        ->capture_default_str();
    app.add_option("--seconds", arguments.seconds, "How long to play")->capture_default_str();
    app.add_option("--idle", arguments.idle, "Connections that only sit there")->capture_default_str();
    app.add_option("--stored", arguments.stored, "Tables that are stored before a start")->capture_default_str();
    app.add_option("--bot-tables", arguments.bot_tables, "Tables with bots that think")->capture_default_str();
    app.add_option("--parts", arguments.parts, "What to measure: echo, actions, bots, idle, open, start")
        ->delimiter(',');
    CLI11_PARSE(app, argc, argv);

    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);

    using Part = void (*)(const Arguments&);
    const std::pair<const char*, Part> parts[] = {{"echo", measure_echo}, {"actions", measure_actions},
                                                  {"bots", measure_bots}, {"idle", measure_idle},
                                                  {"open", measure_open}, {"start", measure_start}};
    for (const auto& [name, part] : parts)
        if (arguments.parts.contains(name)) part(arguments);
    return 0;
}

}  // namespace
}  // namespace tessera::load

int main(int argc, char** argv)
{
    try {
        return tessera::load::run(argc, argv);
    } catch (const std::exception& e) {
        fmt::print(stderr, "bench_load: {}\n", e.what());
        return 1;
    }
}
