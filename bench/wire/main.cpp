// What compressing the messages to a page saves, and costs: a game of each rule set is played at random, and every
// update that each seat gets is compressed as Beast would do it for a connection, in several ways. Bytes and processor
// time are those of one update; memory is what each connection keeps for it.
//   bench_wire [DECISIONS]
#include <fmt/format.h>

#include <algorithm>
#include <boost/beast/zlib/deflate_stream.hpp>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

#include "base/random.h"
#include "engine/registry.h"
#include "table/table.h"

namespace tessera {
namespace {

namespace deflating = boost::beast::zlib;

// Shorter messages go out as they are, as in socket.cpp.
constexpr std::size_t shortest = 512;
constexpr int most_seats = 4;

// What a seat is sent over a game, in order.
using Stream = std::vector<std::string>;

struct Told {
    std::vector<Stream> seats;
    double seconds_of_writing = 0;
    std::size_t updates = 0;
    std::size_t bytes = 0;
    std::size_t largest = 0;
};

double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void tell_all(const table::Table& table, Told& told)
{
    const double begun = seconds();
    for (std::size_t i = 0; i < told.seats.size(); ++i) {
        std::string update;
        const table::Revision since = table.revision() - std::min<table::Revision>(table.revision(), 2);
        table.write_update(Seat{static_cast<std::uint8_t>(i)}, since, update);
        told.bytes += update.size();
        told.largest = std::max(told.largest, update.size());
        ++told.updates;
        told.seats[i].push_back(std::move(update));
    }
    told.seconds_of_writing += seconds() - begun;
}

Told play(const std::string& rule_set, std::size_t decisions)
{
    const auto loaded = table::loaded_rule_set(rule_set);
    table::Header header{rule_set, {}, loaded->game->content_fingerprint(), {}, {}};
    for (int i = 0; i < std::min(most_seats, static_cast<int>(loaded->game->rule_set().most_seats)); ++i)
        header.seats.push_back({table::SeatKind::Human, "", "Anna"});
    table::Table table(loaded, header, 1);
    Rng rng(1);
    Told told;
    told.seats.resize(header.seats.size());
    while (decisions > 0 && !table.decider().is_nobody()) {
        const table::Next next = table.next(1);
        if (const auto* entry = std::get_if<table::Entry>(&next)) {
            table.apply(*entry);
            continue;
        }
        tell_all(table, told);
        const std::vector<Action> legal = loaded->game->legal(table.state());
        table.apply({1, table::Acted{table.decider().seat(), loaded->game->text(legal[rng.below(legal.size())])}});
        --decisions;
    }
    return told;
}

struct Way {
    int level, window_bits, memory_level;
    bool remembers;  // what was sent before
};

std::size_t compressed_size(const Stream& stream, const Way& way)
{
    deflating::deflate_stream out;
    out.reset(way.level, way.window_bits, way.memory_level, deflating::Strategy::normal);
    std::string buffer(4096, '\0');
    std::size_t bytes = 0;
    for (const std::string& message : stream) {
        if (message.size() < shortest) {
            bytes += message.size();
            continue;
        }
        deflating::z_params params;
        params.next_in = message.data();
        params.avail_in = message.size();
        do {
            params.next_out = buffer.data();
            params.avail_out = buffer.size();
            boost::system::error_code error;
            out.write(params, deflating::Flush::sync, error);
        } while (params.avail_out == 0);
        bytes += params.total_out - 4;  // the end of a message goes without saying
        if (!way.remembers) out.reset();
    }
    return bytes;
}

// Window twice, where its bytes were seen before, their hashes, and the symbols that are yet to be written.
std::size_t memory_of(const Way& way)
{
    const std::size_t window = std::size_t{1} << way.window_bits;
    return 4 * window + (std::size_t{2} << (way.memory_level + 7)) + (std::size_t{4} << (way.memory_level + 6));
}

void report(const Told& told, const Way& way)
{
    const double begun = seconds();
    std::size_t bytes = 0;
    for (const Stream& stream : told.seats) bytes += compressed_size(stream, way);
    const double took = seconds() - begun;
    const auto updates = static_cast<double>(told.updates);
    fmt::print("  level {} window {:2} memory {} {:9}: {:6.0f} bytes ({:4.1f}%), {:5.0f} us, {:3} KB\n", way.level,
               way.window_bits, way.memory_level, way.remembers ? "remembers" : "forgets",
               static_cast<double>(bytes) / updates,
               100.0 * static_cast<double>(bytes) / static_cast<double>(told.bytes), 1e6 * took / updates,
               memory_of(way) / 1024);
}

}  // namespace
}  // namespace tessera

int main(int argc, char** argv)
{
    using namespace tessera;
    const std::size_t decisions = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 120;
    for (const RuleSetListing& listing : shipped_rule_sets()) {
        const Told told = play(listing.info.id, decisions);
        const auto updates = static_cast<double>(told.updates);
        fmt::print("{}: {} seats, {} updates of {:.0f} bytes, the largest {}; written in {:.0f} us each\n",
                   listing.info.id, told.seats.size(), told.updates, static_cast<double>(told.bytes) / updates,
                   told.largest, 1e6 * told.seconds_of_writing / updates);
        for (const bool remembers : {true, false})
            for (const Way way : {Way{1, 15, 4, remembers}, Way{1, 15, 8, remembers}, Way{6, 15, 4, remembers},
                                  Way{1, 14, 4, remembers}, Way{1, 12, 5, remembers}})
                report(told, way);
    }
    return 0;
}
