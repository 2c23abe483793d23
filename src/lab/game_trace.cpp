#include "lab/game_trace.h"

namespace tessera::lab {

GameTracer::GameTracer(const AnyGame& game)
    : game_(game), reader_(game.schema()), trace_(game.schema(), news_kinds_of(game.schema()))
{
    begin();
}

void GameTracer::begin()
{
    trace_.clear();
    last_seat_ = chooser_ = spectator;
    choices_ = turns_noted_ = 0;
    left_at_.fill(never);
}

void GameTracer::on_decision(const AnyState& s, const Decision& decision)
{
    note_scores_of_new_turn(s);
    if (!reader_.announces_turns() && decision.seat != last_seat_) {
        trace_.news.next_turn();
        note_scores(s);
    }
    last_seat_ = decision.seat;
    GameTrace::Asked& asked = trace_.asked[decision.step];
    ++asked.times;
    if (decision.options == 1) {
        ++asked.forced;
        return;
    }
    asked.options += decision.options;
    ++trace_.chosen[decision.action.kind];
    note_wait(decision.seat);
}

void GameTracer::on_chance(const AnyState& s, Action) { note_scores_of_new_turn(s); }

void GameTracer::on_news(const AnyNews& news)
{
    if (reader_.begins_a_turn(news)) trace_.news.next_turn();
    reader_.read(news, [&](const CountedNews& counted) { trace_.news.add(counted); });
}

void GameTracer::on_end(const AnyState& s)
{
    note_scores_of_new_turn(s);
    note_scores(s);
}

void GameTracer::note_scores(const AnyState& s)
{
    const auto seats = static_cast<std::size_t>(game_.seats_of(s).count);
    for (std::size_t i = 0; i < seats; ++i) trace_.scores.push_back(game_.score(s, id_at<Seat>(i)));
}

void GameTracer::note_scores_of_new_turn(const AnyState& s)
{
    if (!reader_.announces_turns() || trace_.news.turns() == turns_noted_) return;
    turns_noted_ = trace_.news.turns();
    note_scores(s);
}

void GameTracer::note_wait(Seat seat)
{
    if (seat != chooser_) {
        if (chooser_ != spectator) left_at_[index_of(chooser_)] = choices_;
        if (left_at_[index_of(seat)] != never) {
            const std::uint32_t wait = choices_ - left_at_[index_of(seat)];
            ++trace_.waits;
            trace_.waited += wait;
            trace_.longest_wait = std::max(trace_.longest_wait, wait);
        }
        chooser_ = seat;
    }
    ++choices_;
}

}  // namespace tessera::lab
