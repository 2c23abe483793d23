#include "apps/server/experiment.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "apps/server/body.h"
#include "base/text.h"
#include "engine/registry.h"
#include "table/messages.h"

namespace tessera::server {

namespace json = boost::json;

namespace {

constexpr std::size_t longest_id = 200;
constexpr std::size_t longest_player = 100;
constexpr auto most_seats = static_cast<std::int64_t>(max_seats);
constexpr std::int64_t last_position = 1'000'000'000;

[[noreturn]] void complain(const std::string& sentence)
{
    throw table::BadMessage(table::ErrorCode::Message, sentence);
}

struct Side {
    std::string rule_set;
    OptionSettings options;
    std::optional<ContentFiles> content;
};

Side side_from(Body& body, VisitorContent visitors)
{
    return {body.text("rule_set", longest_id), body.options("options"), body.content("content", visitors)};
}

lab::ReadyArm arm_of(const Side& side, const std::vector<lab::Sitter>& sitters)
{
    const ContentFiles* own = side.content ? &*side.content : nullptr;
    std::shared_ptr<const AnyGame> game = load_rule_set(side.rule_set, side.options, own);
    const RuleSetInfo& info = game->rule_set();
    const int seats = static_cast<int>(sitters.size());
    if (seats < info.least_seats || seats > info.most_seats)
        complain(fmt::format("\"seats\" in the body: found {}, but {} is played by {} to {}.", seats, info.id,
                             info.least_seats, info.most_seats));
    std::string label = (own != nullptr ? "edited " : "") + side.rule_set;
    for (const auto& [key, value] : side.options) label += fmt::format(" {}={}", key, value);
    const bool differ = std::any_of(sitters.begin(), sitters.end(),
                                    [&](const lab::Sitter& sitter) { return sitter.player != sitters.front().player; });
    return lab::ready_arm(std::move(label), std::move(game), sitters, differ, files_of(side.rule_set, own));
}

std::vector<lab::Sitter> sitters_from(Body& body, std::size_t seats)
{
    std::vector<std::string> players = body.texts("players", max_seats, longest_player);
    if (players.size() == 1) players.resize(seats, players.front());
    if (players.size() != seats)
        complain(fmt::format("\"players\" in the body: expected one, or one for each of {} seats.", seats));
    // A search that a stranger spells out could think for years.
    const std::vector<std::string> levels = table::bot_levels();
    std::vector<lab::Sitter> sitters;
    for (const std::string& player : players) {
        if (std::find(levels.begin(), levels.end(), player) == levels.end())
            complain(fmt::format("\"players\" in the body: there is no player \"{}\"; there are {}.", player,
                                 joined(levels)));
        sitters.push_back({player});
    }
    return sitters;
}

std::vector<lab::ReadyArm> whole_games(Body& body, VisitorContent visitors)
{
    const Side first = side_from(body, visitors);
    const auto seats = static_cast<std::size_t>(body.number("seats", 1, most_seats));
    const std::vector<lab::Sitter> sitters = sitters_from(body, seats);
    std::vector<lab::ReadyArm> arms;
    arms.push_back(arm_of(first, sitters));
    if (std::optional<Body> against = body.optional_object("against")) {
        arms.push_back(arm_of(side_from(*against, visitors), sitters));
        against->finish();
    }
    return arms;
}

// Rules and seats are those of the table. They need not be said, and cannot be changed.
std::vector<lab::ReadyArm> continuations(Body& body, const Standpoint& from, store::Store& store)
{
    const AnyGame& game = *from.loaded->game;
    const std::string& rule_set = game.rule_set().id;
    const int seats = game.seats_of(from.known.state).count;
    if (const auto said = body.optional_text("rule_set", longest_id); said && *said != rule_set)
        complain(fmt::format("\"rule_set\" in the body: found {}, but the table plays {}.", *said, rule_set));
    if (const auto said = body.optional_number("seats", 1, most_seats); said && *said != seats)
        complain(fmt::format("\"seats\" in the body: found {}, but the table has {}.", *said, seats));
    for (const char* key : {"options", "content", "against"})
        if (body.member(key) != nullptr)
            complain(
                fmt::format("\"{}\" in the body: games that go on from a position are played under the rules of "
                            "their table; leave it away.",
                            key));
    std::optional<Body> where = body.optional_object("from");
    const std::int64_t position = where->number("position", 0, last_position);
    std::vector<lab::ReadyArm> arms;
    arms.push_back(lab::ready_arm(fmt::format("{} from position {}", game.rule_set().name, position), from.loaded->game,
                                  sitters_from(body, static_cast<std::size_t>(seats)), false,
                                  files_of(*from.loaded, store)));
    arms.back().from = std::make_shared<const KnownPosition>(from.known);
    return arms;
}

}  // namespace

std::optional<std::string> table_of_wish(const std::string& text)
{
    Body body(text);
    std::optional<Body> from = body.optional_object("from");
    if (!from) return std::nullopt;
    return from->text("table", longest_id);
}

std::string text_of(const Wish& wish)
{
    json::object text{{"body", wish.body}};
    if (wish.from) {
        const AnyGame& game = *wish.from->loaded->game;
        json::object options;
        for (const auto& [key, value] : wish.from->loaded->options) options[key] = value;
        text["from"] = json::object{{"rule_set", game.rule_set().id},
                                    {"options", std::move(options)},
                                    {"content", game.content_fingerprint()},
                                    {"seat", static_cast<int>(wish.from->known.seat)},
                                    {"state", game.to_json(wish.from->known.state)}};
    }
    return json::serialize(text);
}

Wish wish_from(const std::string& text, RuleSetCache& rule_sets, store::Store& store)
{
    const json::object kept = json::parse(text).as_object();
    Wish wish{std::string(kept.at("body").as_string()), std::nullopt};
    if (const json::value* from = kept.if_contains("from")) {
        table::Header header;
        header.rule_set = from->at("rule_set").as_string();
        for (const auto& [key, value] : from->at("options").as_object())
            header.options.emplace_back(std::string(key), std::string(value.as_string()));
        header.content_fingerprint = from->at("content").to_number<std::uint64_t>();
        const RuleSetPointer loaded = rule_sets.open_for(header, store);
        const auto seat = static_cast<Seat>(from->at("seat").to_number<int>());
        wish.from = Standpoint{loaded, {loaded->game->state_from_json(from->at("state")), seat}};
    }
    return wish;
}

ReadyExperiment experiment_for(const Wish& wish, store::Store& store, std::int64_t most_games, VisitorContent visitors)
{
    Body body(wish.body);
    std::vector<lab::ReadyArm> arms = wish.from ? continuations(body, *wish.from, store) : whole_games(body, visitors);
    const char* kind = wish.from ? "continue" : arms.size() == 1 ? "run" : "compare";
    ReadyExperiment experiment;
    experiment.games = static_cast<std::uint64_t>(body.number("games", 1, most_games));
    const auto seed = static_cast<std::uint64_t>(body.optional_number("seed", 0, INT64_MAX).value_or(1));
    body.finish();
    experiment.study = lab::ready_study(kind, seed, std::move(arms));
    return experiment;
}

}  // namespace tessera::server
