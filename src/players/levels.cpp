#include "players/levels.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "engine/names.h"
#include "players/method_settings.h"

namespace tessera {

namespace {

// The players of a game that brings no file.
constexpr std::string_view usual_players = R"(
[[player]]
name = "easy"
method = "tree"
simulations = 30

[[player]]
name = "medium"
method = "tree"
simulations = 100

[[player]]
name = "hard"
method = "tree"
simulations = 400

[[player]]
name = "expert"
method = "tree"
simulations = 4000
)";

constexpr std::string_view search = "search";

std::string all_of(const std::vector<std::string>& mistakes)
{
    std::string out;
    for (const std::string& mistake : mistakes) out += (out.empty() ? "" : "\n") + mistake;
    return out;
}

}  // namespace

Levels::Levels(Content& content, std::vector<std::string> variants)
    : variants_(std::move(variants)),
      defaults_{RandomSettings{}, GreedySettings{}, PolicySettings{}, TreeSettings{}, RolloutSettings{}},
      search_method_(place_of_method("tree"))
{
    if (content.has_file(players_file))
        read_file(content.file(players_file));
    else
        read_file(content.by_hand("the usual players", std::string(usual_players)));
}

void Levels::read_file(const Section& file)
{
    for (std::size_t method = 0; method < methods; ++method)
        if (const std::string name(method_names[method]); file.has(name))
            defaults_[method] = read_method(file.section(name), method, {});
    if (file.has(search)) {
        const Section from = file.section(search);
        search_method_ = from.one_of("method", all_method_names(), "method");
        simulations_for_a_rollout_ =
            static_cast<std::uint64_t>(from.number_or("simulations_for_a_rollout", 1, {1, 1'000'000}));
    }
    for (const Section& from : file.sections("player")) read_level(from);
    for (const std::string_view level : standard_levels) {
        const auto is_it = [&](const PlayerSpec& spec) { return spec.name == level; };
        if (std::none_of(levels_.begin(), levels_.end(), is_it))
            file.mistake("player", fmt::format("the level \"{}\" is missing; every game has one", level));
    }
}

void Levels::read_level(const Section& from)
{
    PlayerSpec spec;
    spec.name = from.text("name");
    const std::vector<std::string> taken = names();
    const std::vector<std::string> reserved = all_method_names();
    if (std::find(taken.begin(), taken.end(), spec.name) != taken.end())
        from.mistake("name", fmt::format("there are two players \"{}\"", spec.name));
    if (std::find(reserved.begin(), reserved.end(), spec.name) != reserved.end() ||
        spec.name.find_first_of(":, ") != std::string::npos)
        from.mistake("name", fmt::format("\"{}\" cannot be the name of a level", spec.name));
    spec.method = read_method(from, from.one_of("method", reserved, "method"), {"name", "method"});
    levels_.push_back(std::move(spec));
}

Method Levels::read_method(const Section& from, std::size_t method,
                           std::initializer_list<std::string_view> besides) const
{
    refuse_other_settings(from, method_names[method], settings_of(defaults_[method]), besides);
    Method read = defaults_[method];
    std::visit([&](auto& settings) { read_settings(from, variants_, settings); }, read);
    return read;
}

std::vector<std::string> Levels::names() const
{
    std::vector<std::string> names;
    for (const PlayerSpec& level : levels_) names.push_back(level.name);
    return names;
}

PlayerSpec Levels::player(std::string_view name) const
{
    for (const PlayerSpec& level : levels_)
        if (level.name == name) return level;
    return spelled_out(name);
}

// `tree:simulations=400,depth=30`, or the method alone with its usual settings.
PlayerSpec Levels::spelled_out(std::string_view name) const
{
    const std::size_t colon = name.find(':');
    const std::string_view head = name.substr(0, colon);
    const auto method = std::find(method_names.begin(), method_names.end(), head);
    if (method == method_names.end() && head != search) {
        std::vector<std::string> known{"random", "greedy"};
        for (const std::string& level : names()) known.push_back(level);
        if (const std::string suggestion = did_you_mean(name, known); !suggestion.empty())
            throw BadValue(fmt::format("there is no player \"{}\"{}", name, suggestion));
        throw BadValue(
            fmt::format("there is no player \"{}\"; there is {}, or a method spelled out with its settings, such as "
                        "policy, tree:simulations=400, rollouts:rollouts=100 or search:simulations=400",
                        name, joined(known)));
    }
    Content content{ContentFiles{}};
    PlayerSpec spec;
    spec.name = name;
    try {
        {
            const std::string_view settings = colon == std::string_view::npos ? "" : name.substr(colon + 1);
            const Section from = content.by_hand(std::string(name), toml_of_settings(settings));
            spec.method = head == search
                              ? read_search(from)
                              : read_method(from, static_cast<std::size_t>(method - method_names.begin()), {});
        }
        content.refuse_mistakes();
    } catch (const ContentError& e) {
        throw BadValue(all_of(e.mistakes()));
    }
    return spec;
}

// The method by which the game is searched; its effort is always told in simulations.
Method Levels::read_search(const Section& from) const
{
    Method method = defaults_[search_method_];
    if (auto* rollouts = std::get_if<RolloutSettings>(&method)) {
        std::vector<std::string_view> settings = settings_of(method);
        std::replace(settings.begin(), settings.end(), std::string_view("rollouts"), std::string_view("simulations"));
        refuse_other_settings(from, search, settings, {});
        read_settings(from, variants_, *rollouts);
        const auto simulations = static_cast<std::uint64_t>(from.number_or("simulations", 1000, many));
        rollouts->rollouts = std::max<std::uint64_t>(1, simulations / simulations_for_a_rollout_);
        return method;
    }
    return read_method(from, search_method_, {});
}

}  // namespace tessera
