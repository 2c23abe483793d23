#include "tests/host/scene.h"

#include <algorithm>
#include <boost/json.hpp>
#include <stdexcept>

#include "tests/table/sitting.h"

namespace tessera::host {

namespace json = boost::json;

namespace {

constexpr std::uint64_t seed = 7;

template <class T>
T taken_from(std::deque<T>& queue)
{
    if (queue.empty()) throw std::runtime_error("nothing waits");
    T first = std::move(queue.front());
    queue.pop_front();
    return first;
}

// As long as a secret has to be.
std::string secret_of(std::string name)
{
    std::replace(name.begin(), name.end(), ' ', '-');
    name.resize(43, '_');
    return name;
}

// Nobody reads the hashes of a test.
std::string hash_in_the_test(std::string_view secret) { return "#" + std::string(secret); }

}  // namespace

void Person::send(SharedText message) { heard_.push_back(*message); }

std::vector<json::object> Person::take_all(const std::string& type)
{
    std::vector<json::object> found;
    for (auto at = heard_.begin(); at != heard_.end();) {
        json::object message = json::parse(*at).as_object();
        if (message.at("type").as_string() != std::string_view(type)) {
            ++at;
            continue;
        }
        found.push_back(std::move(message));
        at = heard_.erase(at);
    }
    return found;
}

json::object Person::take(const std::string& type)
{
    while (!heard_.empty()) {
        json::object message = json::parse(taken_from(heard_)).as_object();
        if (message.at("type").as_string() == std::string_view(type)) return message;
    }
    throw std::runtime_error("no " + type + " has come");
}

json::object Person::last_update()
{
    const std::vector<json::object> updates = take_all("update");
    if (updates.empty()) throw std::runtime_error("no update has come");
    return updates.back();
}

std::vector<std::string> Person::types() const
{
    std::vector<std::string> types;
    for (const std::string& text : heard_) types.emplace_back(json::parse(text).at("type").as_string());
    return types;
}

std::size_t Person::bytes() const
{
    std::size_t bytes = 0;
    for (const std::string& text : heard_) bytes += text.size();
    return bytes;
}

void HandCrankedClock::pass(table::Time milliseconds)
{
    const table::Time end = now_ + milliseconds;
    while (!alarms_.empty() && alarms_.begin()->first <= end) {
        const auto alarm = alarms_.extract(alarms_.begin());
        now_ = std::max(now_, alarm.key());
        alarm.mapped()();
    }
    now_ = end;
}

void PaperJournal::append(const table::Table&, Addition addition, std::function<void(const Outcome&)> then)
{
    appends_.push_back({std::move(addition), std::move(then)});
}

void PaperJournal::keep_next()
{
    const Waiting next = taken_from(appends_);
    lines.insert(lines.end(), next.addition.entries.begin(), next.addition.entries.end());
    causes.push_back(next.addition.cause);
    KeptTable changed;
    const Change& change = next.addition.change;
    changed.notifications = notifications;
    changed.carry_out(change);
    notifications = changed.notifications;
    for (const Secret& old : change.revokes) std::erase(secrets, old);
    secrets.insert(secrets.end(), change.grants.begin(), change.grants.end());
    next.then({.is_kept = true});
}

void PaperJournal::lose_next(const std::string& why) { taken_from(appends_).then({.why_not = why}); }

void PaperJournal::read_back(std::function<void(ReadBack)> then) { asked_back_ = std::move(then); }

KeptTable PaperJournal::kept() const
{
    KeptTable kept;
    kept.id = "k3v9";
    kept.loaded = loaded;
    kept.table = std::make_unique<table::Table>(loaded, header, seed);
    for (const std::string& line : lines) kept.table->apply(table::entry_from_text(line));
    if (is_damaged) kept.table->break_off();
    kept.rights = Rights(secrets);
    kept.notifications = notifications;
    return kept;
}

void PaperJournal::give_back() { std::exchange(asked_back_, nullptr)({.table = kept()}); }
void PaperJournal::cannot_give_back(const std::string& why) { std::exchange(asked_back_, nullptr)({.failure = why}); }
void PaperJournal::belongs_to_another() { std::exchange(asked_back_, nullptr)({}); }

bool PatientThinker::advise(const std::string&, Task task, Then then)
{
    if (hints_.size() >= most_hints) return false;
    hints_.push_back({std::move(task), std::move(then)});
    return true;
}

void PatientThinker::decide()
{
    const Thinking next = taken_from(bots_);
    next.then({.choice = Choice{next.task->loaded->game->legal(next.task->state).front()}});
}

void PatientThinker::fail(const std::string& why) { taken_from(bots_).then({.failure = why}); }

void PatientThinker::advise_now()
{
    const Thinking next = taken_from(hints_);
    next.then({.choice = Choice{next.task->loaded->game->legal(next.task->state).front()}});
}

std::string who_sits_in(Seat seat) { return "seat " + std::to_string(static_cast<int>(seat)); }

Scene::Scene(const std::vector<table::Occupant>& seats, const table::Settings& settings, const std::string& rule_set)
{
    journal.loaded = table::shared_rule_set(rule_set);
    journal.header = table::header_of(*journal.loaded, seats, settings);
    journal.secrets.push_back({hash_in_the_test(secret_of("owner")), Role::Owner, no_seat});
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (seats[i].kind != table::SeatKind::Human) continue;
        const int seat = static_cast<int>(i);
        journal.secrets.push_back({hash_in_the_test(secret_of("owner")), Role::Seat, seat});
        journal.secrets.push_back({hash_in_the_test(secret_of(who_sits_in(id_at<Seat>(i)))), Role::Seat, seat});
    }
    if (seats[0].kind == table::SeatKind::Human) play_on_paper();
    restart();
}

// Until the first seat decides.
void Scene::play_on_paper()
{
    const KeptTable kept = journal.kept();
    table::Table& game = *kept.table;
    for (host::settle(game, clock.now(), journal.lines); game.decider() != Decider::seat(table::seat0);
         host::settle(game, clock.now(), journal.lines)) {
        const std::string action = game.game().text(game.game().legal(game.state()).front());
        const table::Entry entry{clock.now(), table::Acted{game.decider().seat(), action}};
        game.apply(entry);
        journal.lines.push_back(table::entry_text(entry));
    }
}

World Scene::world()
{
    return {journal,         thinker,  clock,
            postbox,         overseer, {.connections_of_an_address = 5, .hints_of_an_address = 2},
            hash_in_the_test};
}

void Scene::restart()
{
    players_.clear();
    host.reset();
    host = std::make_unique<TableHost>(journal.kept(), world());
    host->begin();
    settle();
}

void Scene::settle()
{
    while (journal.is_waiting()) journal.keep_next();
}

std::shared_ptr<Person> Scene::greet(const std::string& who, const json::object& more, const std::string& address)
{
    const auto person = std::make_shared<Person>(address);
    json::object hello = more;
    hello["type"] = "hello";
    hello["protocol"] = 1;
    if (!who.empty()) hello["secret"] = secret_of(who);
    say(person, hello);
    return person;
}

void Scene::say(const std::shared_ptr<Person>& person, const json::object& message)
{
    host->receive(person, json::serialize(message));
}

int Scene::ask(const std::shared_ptr<Person>& person, json::object message)
{
    message["id"] = ++last_id_;
    say(person, message);
    return last_id_;
}

std::string Scene::act(const std::shared_ptr<Person>& person)
{
    std::string action = table().game().text(table().game().legal(table().state()).front());
    ask(person, {{"type", "act"}, {"revision", revision()}, {"action", action}});
    return action;
}

void Scene::play_one()
{
    if (players_.empty())
        for (int i = 0; i < table().seats().count; ++i)
            players_.push_back(greet(who_sits_in(static_cast<Seat>(i)), {}, "192.0.2.99"));
    act(players_[index_of(table().decider().seat())]);
    settle();
}

void Scene::play_until(Seat seat)
{
    while (table().decider() != Decider::seat(seat)) play_one();
}

}  // namespace tessera::host
