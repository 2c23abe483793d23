#include "apps/server/server.h"

#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <limits>
#include <thread>

#include "apps/server/bot_pool.h"
#include "apps/server/event_loop.h"
#include "apps/server/health.h"
#include "apps/server/housekeeping.h"
#include "apps/server/laboratory.h"
#include "apps/server/limits.h"
#include "apps/server/log.h"
#include "apps/server/network.h"
#include "apps/server/public_texts.h"
#include "apps/server/relay.h"
#include "apps/server/router.h"
#include "apps/server/secret.h"
#include "apps/server/static_files.h"
#include "apps/server/store_watch.h"
#include "apps/server/table_registry.h"
#include "apps/server/webhook.h"
#include "apps/server/workers.h"
#include "apps/server/writer.h"
#include "store/store.h"

namespace tessera::server {

namespace {

constexpr std::chrono::seconds between_sweeps{2};
constexpr std::chrono::seconds farewell_lasts{1};
// Whoever waits for a database that is away is told so soon. What was played is written again and again (writer.h).
constexpr std::chrono::seconds store_patience{2};

std::filesystem::path page_folder(const Config& config)
{
    if (!config.page.empty()) {
        if (!std::filesystem::exists(std::filesystem::path(config.page) / "index.html"))
            throw BadConfig("--page: there is no index.html in " + config.page);
        return config.page;
    }
    return page_beside(std::filesystem::read_symlink("/proc/self/exe"));
}

// One core is left to those who serve people: however much bots have to think, an answer waits for none of them.
int bot_threads(const Config& config)
{
    if (config.bot_threads > 0) return static_cast<int>(config.bot_threads);
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

store::OpenOptions open_options(const Config& config)
{
    store::OpenOptions options;
    options.server_name = config.name;
    options.readers = static_cast<int>(config.store_threads);
    options.patience = store_patience;
    return options;
}

}  // namespace

// From the bottom up: what stands further down uses what stands above it.
struct Server::Parts {
    explicit Parts(const Config& given)
        : config(given),
          store(store::open_store(config.db, open_options(config))),
          loop(static_cast<int>(config.io_threads)),
          writer(*store, metrics),
          readers("a reader", static_cast<int>(config.store_threads)),
          bots(bot_threads(config), std::chrono::milliseconds(config.bot_milliseconds), metrics),
          webhooks(loop, config, metrics),
          laboratory(config, metrics, *store, rule_sets),
          health(*store),
          advised(std::numeric_limits<std::int64_t>::max(), config.for_an_address(config.max_hints_per_address)),
          context{config,    metrics, *store,   loop,       writer, readers, bots,
                  rule_sets, texts,   webhooks, laboratory, health, advised},
          registry(context),
          relay(context, registry),
          files(page_folder(config)),
          router(context, registry, relay, files),
          network(loop, config, metrics, router),
          sweeper(loop.new_strand())
    {
    }

    void sweep()
    {
        registry.sweep();
        relay.sweep();
        readers.submit([this] { watch.look(); });
        readers.submit([this] { laboratory.take_up(); });
        readers.submit([this] { housekeeping.look(); });
        sweeper->post_at(this_moment() + between_sweeps, [this] { sweep(); });
    }

    Config config;
    Metrics metrics;
    std::unique_ptr<store::Store> store;
    EventLoop loop;
    Writer writer;
    Workers readers;
    BotPool bots;
    RuleSetCache rule_sets;
    PublicTexts texts;
    Webhooks webhooks;
    Laboratory laboratory;
    HealthCheck health;
    Crowd advised;
    ServerContext context;
    TableRegistry registry;
    Relay relay;
    StaticFiles files;
    Router router;
    Network network;
    StoreWatch watch{*store};
    Housekeeping housekeeping{config, *store, registry};
    std::shared_ptr<Strand> sweeper;
    bool running = false;
};

Server::Server(const Config& config)
{
    set_up_secrets();
    parts_ = std::make_unique<Parts>(config);
}

Server::~Server() { stop(); }

unsigned Server::port() const { return parts_->network.port(); }
std::string Server::place() const { return parts_->store->place(); }

void Server::start()
{
    parts_->running = true;
    parts_->relay.start();
    parts_->network.start();
    parts_->sweeper->post([parts = parts_.get()] { parts->sweep(); });
    parts_->loop.start();
}

void Server::stop()
{
    if (!parts_->running) return;
    parts_->running = false;
    parts_->network.stop("The server stops; come back in a moment.");
    const Moment end = this_moment() + farewell_lasts;
    while (parts_->metrics.sockets.value() > 0 && this_moment() < end)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    parts_->writer.stop();
    parts_->relay.stop_hearing();
    // Nobody is served any more; what still waits for an answer is let go of before the threads that would give it.
    parts_->loop.stop();
    parts_->bots.stop();
    parts_->laboratory.stop();
    parts_->relay.stop();
    parts_->readers.stop();
}

void serve(const Config& config)
{
    // Signals are waited for here, so that no other thread is interrupted by them.
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGINT);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    signal(SIGPIPE, SIG_IGN);

    set_up_log(config.log_level, config.log_format);
    Server server(config);
    const std::string place = server.place();
    server.start();
    const std::string host =
        config.address.find(':') == std::string::npos ? config.address : "[" + config.address + "]";
    fmt::print("Tessera listens on http://{}:{}/ and keeps its games in {}\n", host, server.port(), place);
    std::fflush(stdout);
    log_info("the server has started", {{"address", config.address}, {"port", server.port()}});

    int received = 0;
    sigwait(&signals, &received);
    log_info("the server stops", {{"signal", received}});
    server.stop();
    log_info("the server has stopped");
}

}  // namespace tessera::server
