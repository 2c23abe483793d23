// Many games on several threads. The games are handed out in small ranges, and what comes of them is taken in the order
// of the games, so that the outcome does not depend on the number of threads. Whoever presses Ctrl-C keeps what was
// taken until then.
#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "apps/cli/terminal.h"
#include "players/series.h"

namespace tessera::cli {

// How many threads to use when nobody says.
inline unsigned usual_threads() { return std::max(1u, std::thread::hardware_concurrency()); }

struct ParallelResult {
    std::uint64_t end = 0;  // the first game that was not taken
    bool finished = true;   // false: interrupted; the threads are still at work, so leave_at_once
};

// How games are handed out.
struct ParallelOrders {
    GameRange games;
    unsigned threads = usual_threads();
    std::uint64_t cut = 0;  // no range crosses a multiple of this; 0: they may be cut anywhere
    std::string what = {};  // the name of what is being played, for the progress line
};

template <class Part>
class ParallelGames {
public:
    using Play = std::function<Part(GameRange)>;
    // Called with one range after the other, from whichever thread, but never by two at once. False: that is enough,
    // and the rest is not taken.
    using Take = std::function<bool(const Part&, GameRange)>;

    ParallelGames(ParallelOrders orders, Play play, Take take)
        : work_(std::make_shared<Work>(std::move(orders), std::move(play), std::move(take)))
    {
    }

    // Shows how it gets on.
    ParallelResult run()
    {
        std::vector<std::thread> threads;
        for (unsigned i = 0; i < work_->orders.threads; ++i)
            threads.emplace_back([work = work_] { work->play_ranges(); });
        const ParallelResult result = wait();
        for (std::thread& thread : threads) result.finished ? thread.join() : thread.detach();
        if (work_->failure) std::rethrow_exception(work_->failure);
        return result;
    }

private:
    struct Played {
        GameRange range;
        Part part;
    };

    // Shared with the threads, which may outlast the one who waits.
    struct Work {
        Work(ParallelOrders given, Play how, Take taking)
            : orders(std::move(given)),
              play(std::move(how)),
              take(std::move(taking)),
              next(orders.games.first),
              taken(orders.games.first)
        {
        }

        void play_ranges()
        {
            using Clock = std::chrono::steady_clock;
            std::uint64_t size = 1;
            std::unique_lock lock(mutex);
            while (next < orders.games.end && !enough && !failure) {
                const Clock::time_point begin = Clock::now();
                const GameRange mine = next_range(size);
                lock.unlock();
                try {
                    Part part = play(mine);
                    lock.lock();
                    waiting.emplace(mine.first, Played{mine, std::move(part)});
                    take_what_is_next();
                } catch (...) {
                    if (!lock.owns_lock()) lock.lock();
                    failure = std::current_exception();
                }
                changed.notify_one();
                // Large enough to cost nothing, small enough that whoever waits sees it grow.
                if (Clock::now() - begin < std::chrono::milliseconds(20)) size *= 2;
                if (Clock::now() - begin > std::chrono::milliseconds(100)) size = std::max<std::uint64_t>(size / 2, 1);
            }
        }

        GameRange next_range(std::uint64_t size)
        {
            GameRange range{next, std::min(next + size, orders.games.end)};
            if (orders.cut > 0) range.end = std::min(range.end, (next / orders.cut + 1) * orders.cut);
            next = range.end;
            return range;
        }

        void take_what_is_next()
        {
            for (auto found = waiting.find(taken); found != waiting.end() && !enough; found = waiting.find(taken)) {
                const Played played = std::move(found->second);
                waiting.erase(found);
                taken = played.range.end;
                enough = !take(played.part, played.range);
            }
        }

        bool is_done() const { return enough || failure || taken == orders.games.end; }

        std::mutex mutex;
        std::condition_variable changed;
        ParallelOrders orders;
        Play play;
        Take take;
        std::uint64_t next;
        std::uint64_t taken;
        bool enough = false;
        std::map<std::uint64_t, Played> waiting;  // played, but not yet their turn to be taken
        std::exception_ptr failure;
    };

    ParallelResult wait()
    {
        const GameRange games = work_->orders.games;
        GamesProgress progress(work_->orders.what, games.end - games.first);
        std::unique_lock lock(work_->mutex);
        while (!work_->is_done() && !interrupted()) {
            work_->changed.wait_for(lock, std::chrono::milliseconds(100));
            progress.show(work_->taken - games.first);
        }
        const bool finished = work_->is_done();
        work_->enough = true;
        return {work_->taken, finished};
    }

    std::shared_ptr<Work> work_;
};

// Merges everything into one result.
template <class Part>
ParallelResult merge_games(ParallelOrders orders, typename ParallelGames<Part>::Play play, Part& into)
{
    return ParallelGames<Part>(std::move(orders), std::move(play),
                               [&into](const Part& part, GameRange) {
                                   into.merge(part);
                                   return true;
                               })
        .run();
}

}  // namespace tessera::cli
