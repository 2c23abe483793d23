#include "lab/study.h"

#include <fmt/format.h>

#include <boost/json.hpp>

#include "base/text.h"

namespace tessera::lab {

std::string Sitter::name() const
{
    std::string name = player;
    if (!uniform.empty()) name += fmt::format(", {} by lot", joined(uniform));
    if (!forbidden.empty()) name += fmt::format(", never {}", joined(forbidden));
    return name;
}

std::vector<std::size_t> sitters_at_seats(const Arm& arm, std::uint64_t i)
{
    const std::size_t seats = arm.sitters.size();
    std::vector<std::size_t> sitters;
    for (std::size_t seat = 0; seat < seats; ++seat)
        sitters.push_back(arm.rotate ? (seat + seats - i % seats) % seats : seat);
    return sitters;
}

Sitter tag_invoke(const boost::json::value_to_tag<Sitter>&, const boost::json::value& from)
{
    using Words = std::vector<std::string>;
    const boost::json::object& sitter = from.as_object();
    const boost::json::value* uniform = sitter.if_contains("uniform");
    const boost::json::value* forbidden = sitter.if_contains("forbidden");
    // Results of version 1 have their names from before; the oldest of them know nothing forbidden.
    if (uniform == nullptr) uniform = &sitter.at("by_lot");
    if (forbidden == nullptr) forbidden = sitter.if_contains("never");
    return {boost::json::value_to<std::string>(sitter.at("player")), boost::json::value_to<Words>(*uniform),
            forbidden != nullptr ? boost::json::value_to<Words>(*forbidden) : Words{}};
}

ReadyArm ready_arm(std::string label, std::shared_ptr<const AnyGame> game, std::vector<Sitter> sitters, bool rotate,
                   const ContentFiles& files)
{
    ReadyArm ready;
    ready.arm.label = std::move(label);
    ready.arm.rule_set = game->rule_set().id;
    ready.arm.rule_set_name = game->rule_set().name;
    for (const Option& option : game->options()) ready.arm.options[option.key] = option.value_text();
    ready.arm.content = fmt::format("{:016x}", game->content_fingerprint());
    ready.schema = game->schema();
    ready.news = news_kinds_of(ready.schema);
    ready.players = players_for(std::move(game));
    for (const Sitter& sitter : sitters) ready.specs.push_back(ready.players->player(sitter.player));
    ready.arm.sitters = std::move(sitters);
    ready.arm.rotate = rotate;
    ready.questionnaire = questionnaire_from(files, ready.news);
    return ready;
}

}  // namespace tessera::lab
