#include "players/method_settings.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "base/text.h"

namespace tessera {

namespace {

constexpr Bounds depths{0, 1'000'000};
constexpr Bounds outcomes{1, 1'000'000};
const std::vector<std::string> playouts = {"policy", "uniform"};

// A number of decisions, or `end`.
void read_depth(const Section& from, int& into)
{
    if (!from.has("depth")) return;
    if (from.is_text("depth")) {
        static_cast<void>(from.one_of("depth", {"end"}, "depth besides a number"));
        into = to_the_end;
    } else {
        into = static_cast<int>(from.number("depth", depths));
    }
}

void read_playouts(const Section& from, Playouts& into)
{
    if (from.has("playouts")) into = static_cast<Playouts>(from.one_of("playouts", playouts, "kind of playouts"));
}

void read_variant(const Section& from, const std::vector<std::string>& variants, std::size_t& into)
{
    if (from.has("variant")) into = from.one_of("variant", variants, "variant of the policy");
}

void read_many(const Section& from, std::string_view key, std::uint64_t& into)
{
    into = static_cast<std::uint64_t>(from.number_or(key, static_cast<std::int64_t>(into), many));
}

[[noreturn]] void not_a_setting(std::string_view setting)
{
    throw ContentError(
        {fmt::format("found \"{}\", expected settings such as simulations=400, separated by commas", setting)});
}

bool is_word(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](unsigned char c) {
        return std::isalnum(c) != 0 || c == '_' || c == '-' || c == '.';
    });
}

// A number or a flag as it is, anything else as a text.
std::string toml_value(std::string_view setting, std::string_view value)
{
    if (!is_word(value)) not_a_setting(setting);
    const bool number = std::isdigit(static_cast<unsigned char>(value[0])) != 0 || value[0] == '-' || value[0] == '.';
    if (value == "true" || value == "false") return std::string(value);
    if (number && value.find_first_not_of("-.0123456789e") == std::string_view::npos) return std::string(value);
    return fmt::format("\"{}\"", value);
}

}  // namespace

std::vector<std::string> all_method_names() { return {method_names.begin(), method_names.end()}; }

std::size_t place_of_method(std::string_view name)
{
    return static_cast<std::size_t>(std::find(method_names.begin(), method_names.end(), name) - method_names.begin());
}

std::vector<std::string_view> settings_of(const Method& method)
{
    if (std::holds_alternative<PolicySettings>(method)) return {"variant", "one_ply"};
    if (std::holds_alternative<TreeSettings>(method))
        return {"simulations", "exploration", "depth", "outcomes", "playouts", "variant"};
    if (std::holds_alternative<RolloutSettings>(method))
        return {"rollouts", "depth", "playouts", "variant", "others", "one_ply"};
    return {};
}

void refuse_other_settings(const Section& from, std::string_view method, std::span<const std::string_view> settings,
                           std::initializer_list<std::string_view> besides)
{
    for (const std::string& key : from.keys()) {
        if (std::find(settings.begin(), settings.end(), key) != settings.end()) continue;
        if (std::find(besides.begin(), besides.end(), key) != besides.end()) continue;
        const std::vector<std::string> known(settings.begin(), settings.end());
        from.mistake(key, fmt::format("the method \"{}\" has no setting \"{}\"; it has {}", method, key,
                                      known.empty() ? "none" : joined(known)));
    }
}

void read_settings(const Section&, const std::vector<std::string>&, RandomSettings&) {}
void read_settings(const Section&, const std::vector<std::string>&, GreedySettings&) {}

void read_settings(const Section& from, const std::vector<std::string>& variants, PolicySettings& into)
{
    read_variant(from, variants, into.variant);
    into.one_ply = from.flag_or("one_ply", into.one_ply);
}

void read_settings(const Section& from, const std::vector<std::string>& variants, TreeSettings& into)
{
    read_many(from, "simulations", into.simulations);
    into.exploration = static_cast<float>(from.decimal_or("exploration", static_cast<double>(into.exploration)));
    if (into.exploration < 0) from.mistake("exploration", "\"exploration\" is below 0, expected a number from 0");
    read_depth(from, into.depth);
    into.outcomes =
        static_cast<std::size_t>(from.number_or("outcomes", static_cast<std::int64_t>(into.outcomes), outcomes));
    read_playouts(from, into.playouts);
    read_variant(from, variants, into.variant);
}

void read_settings(const Section& from, const std::vector<std::string>& variants, RolloutSettings& into)
{
    read_many(from, "rollouts", into.rollouts);
    read_depth(from, into.depth);
    read_playouts(from, into.playouts);
    read_variant(from, variants, into.variant);
    if (from.is_text("others"))
        into.others = {from.one_of("others", variants, "variant of the policy")};
    else if (from.has("others"))
        into.others = from.some_of("others", variants, "variant of the policy");
    into.one_ply = from.flag_or("one_ply", into.one_ply);
}

std::string toml_of_settings(std::string_view settings)
{
    std::string toml;
    while (!settings.empty()) {
        const std::string_view setting = settings.substr(0, settings.find(','));
        const std::size_t equals = setting.find('=');
        if (equals == std::string_view::npos || !is_word(setting.substr(0, equals))) not_a_setting(setting);
        std::string_view value = setting.substr(equals + 1);
        std::string words;
        for (std::size_t plus = value.find('+'); plus != std::string_view::npos; plus = value.find('+')) {
            words += toml_value(setting, value.substr(0, plus)) + ", ";
            value.remove_prefix(plus + 1);
        }
        words += toml_value(setting, value);
        toml += fmt::format("\"{}\" = {}\n", setting.substr(0, equals),
                            words.find(", ") == std::string::npos ? words : "[" + words + "]");
        settings.remove_prefix(std::min(setting.size() + 1, settings.size()));
    }
    return toml;
}

}  // namespace tessera
