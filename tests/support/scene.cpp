#include "tests/support/scene.h"

#include <boost/json.hpp>
#include <stdexcept>

#include "base/text.h"
#include "engine/json_path.h"

namespace tessera {

std::string without_labels(std::string_view action)
{
    std::string out;
    for (std::string_view word : split_words(action)) {
        const std::size_t colon = word.find(':');
        out += (out.empty() ? "" : " ") + std::string(colon == std::string_view::npos ? word : word.substr(colon + 1));
    }
    return out;
}

Scene::Scene(std::shared_ptr<const AnyGame> game, Seats seats, std::string_view at)
    : game_(std::move(game)), state_(at == "new-game" ? game_->new_game(seats) : game_->blank(seats, at))
{
}

void Scene::set(std::string_view path, std::string_view json)
{
    game_->patch(state_, nested_at(path, json::parse(json)));
}

const AnyState& Scene::state() const
{
    if (!running_) game_->run_to_decision(state_);
    running_ = true;
    return state_;
}

void Scene::play(std::string_view action) { play({action}); }

void Scene::play(std::initializer_list<std::string_view> actions)
{
    news_.clear();
    lines_.clear();
    for (std::string_view text : actions) {
        const Action action = game_->action_from_text(text);
        if (const Verdict verdict = game_->check(state(), action); !verdict)
            throw std::runtime_error("\"" + std::string(text) + "\" is refused: " + std::string(verdict.reason()));
        for (const AnyNews& news : game_->apply(state_, action)) hear(news);
    }
}

void Scene::hear(const AnyNews& news)
{
    std::string text = game_->news_name(news);
    const json::value members = game_->to_json(news);
    for (const auto& [key, value] : members.get_object()) text += " " + std::string(key) + ":" + plain_text(value);
    news_.push_back(text);
    static const std::vector<std::string> names = {"Anna", "Bert", "Cleo", "Dora", "Emil"};
    lines_.push_back(game_->line(news, Narrator(Seat{0}, names)));
}

std::string Scene::refusal(std::string_view action) const
{
    const Verdict verdict = game_->check(state(), game_->action_from_text(action));
    return verdict ? "legal" : std::string(verdict.reason());
}

std::vector<std::string> Scene::choices() const
{
    std::vector<std::string> texts;
    if (game_->decider(state()).is_chance()) {
        for (const Outcome& outcome : game_->chances(state_))
            texts.push_back(without_labels(game_->text(outcome.action)));
    } else {
        for (const Action action : game_->legal(state_)) texts.push_back(without_labels(game_->text(action)));
    }
    return texts;
}

std::string Scene::asked() const { return game_->question(state()); }

std::string Scene::seen(std::string_view path) const
{
    const auto found = value_at(game_->to_json(state()), path);
    return found ? json::serialize(*found) : "0";
}

int Scene::number(std::string_view path) const { return std::stoi(seen(path)); }

}  // namespace tessera
