#include "players/arena.h"

namespace tessera {

namespace {

AnyState first_position(const AnyGame& game, std::size_t seats, Rng& rng, const KnownPosition* from,
                        std::vector<AnyNews>& news)
{
    if (from == nullptr) return game.new_game(Seats{static_cast<int>(seats)}, news);
    AnyState dealt = from->state;
    game.resample_hidden(dealt, from->seat, rng);
    return dealt;
}

}  // namespace

Bots bots_for(const AnyPlayers& players, std::span<const PlayerSpec> specs)
{
    Bots bots;
    for (const PlayerSpec& spec : specs) bots.push_back(players.bot(spec));
    return bots;
}

PlayedGame play_game(const AnyGame& game, const Bots& seats, Rng rng, GameObserver* observer, const KnownPosition* from)
{
    GameObserver nobody;
    GameObserver& looking_on = observer != nullptr ? *observer : nobody;
    std::vector<AnyNews> news;
    const auto tell_news = [&] {
        for (const AnyNews& one : news) looking_on.on_news(one);
        news.clear();
    };

    PlayedGame played;
    AnyState s = first_position(game, seats.size(), rng, from, news);
    tell_news();
    std::vector<Action> legal;
    for (Decider decider = game.decider(s); !decider.is_nobody(); decider = game.decider(s)) {
        Action action;
        if (decider.is_chance()) {
            action = game.sample_chance(s, rng);
            ++played.chances;
            looking_on.on_chance(s, action);
        } else {
            game.list_legal(s, legal);
            const bool forced = legal.size() == 1;
            action = forced ? legal[0] : seats[index_of(decider.seat())]->choose_from(legal, s, rng()).action;
            ++played.decisions;
            played.forced += forced ? 1 : 0;
            looking_on.on_decision(s, {decider.seat(), game.step_asking(s), legal.size(), action});
        }
        game.carry_out(s, action, news);
        tell_news();
    }
    looking_on.on_end(s);

    played.ranking = game.ranking(s);
    played.payoffs = game.payoffs(s);
    for (std::size_t seat = 0; seat < played.ranking.size(); ++seat)
        played.scores.push_back(game.score(s, id_at<Seat>(seat)));
    return played;
}

}  // namespace tessera
