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

Sitter tag_invoke(const boost::json::value_to_tag<Sitter>&, const boost::json::value& from)
{
    using Words = std::vector<std::string>;
    const boost::json::value* forbidden = from.as_object().if_contains("forbidden");
    return {boost::json::value_to<std::string>(from.at("player")), boost::json::value_to<Words>(from.at("uniform")),
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
    for (const Sitter& sitter : sitters) {
        PlayerSpec spec = player_named(sitter.player);
        spec.uniform = sitter.uniform;
        spec.forbidden = sitter.forbidden;
        ready.specs.push_back(std::move(spec));
    }
    ready.arm.sitters = std::move(sitters);
    ready.arm.rotate = rotate;
    ready.players = players_for(std::move(game));
    ready.news = ready.players->news_kinds();
    ready.questionnaire = questionnaire_from(files, ready.news);
    return ready;
}

}  // namespace tessera::lab
