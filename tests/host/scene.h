// A table and its host in a world that a test turns by hand: a journal that keeps or loses when it is told to, a clock
// that is cranked, somebody who thinks when asked to, and people who collect what they are sent.
#pragma once

#include <boost/json/object.hpp>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "host/table_host.h"

namespace tessera::host {

// Somebody with a connection.
class Person : public Viewer {
public:
    explicit Person(std::string address = "192.0.2.1") : address_(std::move(address)) {}

    void send(SharedText message) override;
    void welcome(SharedText message) override
    {
        welcomed.push_back(*message);
        send(std::move(message));
    }
    bool is_behind() const override { return behind; }
    const std::string& address() const override { return address_; }
    void close(CloseCode code, std::string_view) override { closed = code; }

    // Everything of this type that has come and was not taken yet.
    std::vector<boost::json::object> take_all(const std::string& type);
    // The next of this type; what came before it is passed over. Throws if there is none.
    boost::json::object take(const std::string& type);
    // The last update that was not taken yet.
    boost::json::object last_update();
    // The types of what has come, in order.
    std::vector<std::string> types() const;
    std::size_t bytes() const;
    void forget_all() { heard_.clear(); }

    bool behind = false;
    std::optional<CloseCode> closed;
    // What was told to a newcomer, and is not held against a slow reader.
    std::vector<std::string> welcomed;

private:
    std::string address_;
    std::deque<std::string> heard_;
};

class HandCrankedClock : public Clock {
public:
    table::Time now() override { return now_; }
    void call_at(table::Time when, std::function<void()> then) override { alarms_.emplace(when, std::move(then)); }
    // Every alarm rings at its time.
    void pass(table::Time milliseconds);

private:
    table::Time now_ = 1'700'000'000'000;
    std::multimap<table::Time, std::function<void()>> alarms_;
};

class PaperJournal : public Journal {
public:
    void append(const table::Table& table, Addition addition, std::function<void(const Outcome&)> then) override;
    void read_back(std::function<void(ReadBack)> then) override;

    bool is_waiting() const { return !appends_.empty(); }
    void keep_next();
    void lose_next(const std::string& why);
    bool is_asked_back() const { return asked_back_ != nullptr; }
    void give_back();
    void cannot_give_back(const std::string& why);
    void belongs_to_another();

    // The table as it is on paper.
    KeptTable kept() const;

    // What is on paper.
    std::shared_ptr<const table::LoadedRuleSet> loaded;
    table::Header header;
    std::vector<std::string> lines;
    std::vector<Secret> secrets;
    std::vector<Notification> notifications;
    std::vector<Cause> causes;
    bool is_damaged = false;

private:
    struct Waiting {
        Addition addition;
        std::function<void(const Outcome&)> then;
    };
    std::deque<Waiting> appends_;
    std::function<void(ReadBack)> asked_back_;
};

class PatientThinker : public Thinker {
public:
    void think(Task task, Then then) override { bots_.push_back({std::move(task), std::move(then)}); }
    bool advise(const std::string& address, Task task, Then then) override;

    std::size_t bots() const { return bots_.size(); }
    std::size_t hints() const { return hints_.size(); }
    // The first legal action.
    void decide();
    void fail(const std::string& why);
    void advise_now();

    std::size_t most_hints = 2;

private:
    struct Thinking {
        Task task;
        Then then;
    };
    std::deque<Thinking> bots_, hints_;
};

class Postbox : public Notifier {
public:
    struct Posted {
        Notification whom;
        std::string kind, text;
    };
    void notify(const Notification& whom, const Notice& notice) override
    {
        posted.push_back({whom, std::string(notice.kind), notice.text});
    }
    std::vector<Posted> posted;
};

class Overseer : public Supervisor {
public:
    void message_refused() override { ++messages_refused; }
    void request_refused() override { ++requests_refused; }
    void table_failed(const std::string& what) override { failure = what; }
    void table_ended() override { ended = true; }

    int messages_refused = 0, requests_refused = 0;
    std::string failure;
    bool ended = false;
};

// A game that has begun, in which the first seat decides if a person sits there. People are known by who they are:
// `owner` speaks for all people at the table, `seat 1` for that seat.
class Scene {
public:
    explicit Scene(const std::vector<table::Occupant>& seats, const table::Settings& settings = {},
                   const std::string& rule_set = "market-trading");

    // Whatever waits for the journal is kept, again and again until nothing waits.
    void settle();
    // The table is let go and hosted anew from what is on paper.
    void restart();

    // Says hello, with the secret of whoever that is; nobody in particular has none.
    std::shared_ptr<Person> greet(const std::string& who = "", const boost::json::object& more = {},
                                  const std::string& address = "192.0.2.1");
    void say(const std::shared_ptr<Person>& person, const boost::json::object& message);
    // The request gets the next number.
    int ask(const std::shared_ptr<Person>& person, boost::json::object message);
    // Takes the first legal action. What it was; nothing is kept yet.
    std::string act(const std::shared_ptr<Person>& person);
    // Everybody plays until this seat has to decide.
    void play_until(Seat seat);
    void play_one();

    const table::Table& table() const { return *host->kept().table; }
    table::Revision revision() const { return table().revision(); }
    // What the host is given.
    World world();

    HandCrankedClock clock;
    PaperJournal journal;
    PatientThinker thinker;
    Postbox postbox;
    Overseer overseer;
    std::unique_ptr<TableHost> host;

private:
    void play_on_paper();

    int last_id_ = 0;
    std::vector<std::shared_ptr<Person>> players_;
};

std::string who_sits_in(Seat seat);

}  // namespace tessera::host
