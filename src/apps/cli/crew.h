// Many games on several threads. The games are handed out in small ranges and the results merged, so that the outcome
// does not depend on the number of threads. Whoever presses Ctrl-C gets what was finished until then.
#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
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

template <class Result>
struct CrewResult {
    Result result;
    std::uint64_t games = 0;
    bool finished = true;  // false: interrupted; the threads are still at work, so leave_at_once
};

template <class Result>
class Crew {
public:
    using Play = std::function<Result(GameRange)>;

    Crew(std::uint64_t games, Result nothing, Play play)
        : work_(std::make_shared<Work>(games, std::move(nothing), std::move(play)))
    {
    }

    // Shows how it gets on, with the name of what is being played.
    CrewResult<Result> run(unsigned threads, const std::string& what)
    {
        std::vector<std::thread> crew;
        for (unsigned i = 0; i < threads; ++i) crew.emplace_back([work = work_] { work->play_ranges(); });
        const CrewResult<Result> result = wait(what);
        for (std::thread& thread : crew) result.finished ? thread.join() : thread.detach();
        if (work_->failure) std::rethrow_exception(work_->failure);
        return result;
    }

private:
    // Shared with the threads, which may outlast the one who waits.
    struct Work {
        Work(std::uint64_t games_wanted, Result nothing, Play how)
            : games(games_wanted), play(std::move(how)), result(std::move(nothing))
        {
        }

        void play_ranges()
        {
            using Clock = std::chrono::steady_clock;
            std::uint64_t range = 1;
            std::unique_lock lock(mutex);
            while (next < games && !failure) {
                const Clock::time_point begin = Clock::now();
                const GameRange mine{next, std::min(next + range, games)};
                next = mine.end;
                lock.unlock();
                try {
                    const Result part = play(mine);
                    lock.lock();
                    result.merge(part);
                    done += mine.end - mine.first;
                } catch (...) {
                    if (!lock.owns_lock()) lock.lock();
                    failure = std::current_exception();
                }
                changed.notify_one();
                // Large enough to cost nothing, small enough that whoever waits sees it grow.
                if (Clock::now() - begin < std::chrono::milliseconds(20)) range *= 2;
                if (Clock::now() - begin > std::chrono::milliseconds(100))
                    range = std::max<std::uint64_t>(range / 2, 1);
            }
        }

        std::mutex mutex;
        std::condition_variable changed;
        std::uint64_t games;
        std::uint64_t next = 0;
        std::uint64_t done = 0;
        Play play;
        Result result;
        std::exception_ptr failure;
    };

    CrewResult<Result> wait(const std::string& what)
    {
        GamesProgress progress(what, work_->games);
        std::unique_lock lock(work_->mutex);
        while (work_->done < work_->games && !work_->failure && !interrupted()) {
            work_->changed.wait_for(lock, std::chrono::milliseconds(100));
            progress.show(work_->done);
        }
        return {work_->result, work_->done, work_->done == work_->games || work_->failure};
    }

    std::shared_ptr<Work> work_;
};

}  // namespace tessera::cli
