// The forecast: what the end of the round would do if it came now, abilities of businesses aside. The rules of the end
// of round (TR-059 to TR-069) are carried out on a copy of the position.
#pragma once

#include "games/treasury/end_of_round.h"

namespace tessera::treasury {

struct PlayerForecast {
    FixedVector<std::uint8_t, 40> waves{};  // gold from the treasury, wave by wave
    std::uint8_t due = 0;                   // in tax
};
BOOST_DESCRIBE_STRUCT(PlayerForecast, (), (waves, due))

struct Forecast {
    PerSeat<PlayerForecast, max_players> players{};
    Seat starting = spectator;  // of the next round, if there is one
};

struct Payments : NewsSink {
    explicit Payments(Forecast& forecast) : into(&forecast) {}

    template <class OtherNews>
    void operator()(const OtherNews&) const
    {
    }
    void operator()(const ContractPaid& news)
    {
        ++count;
        auto& waves = into->players[news.seat].waves;
        if (!waves.full()) waves.push_back(news.gold);
    }

    Forecast* into;
    int count = 0;
};

inline Forecast forecast_of(const State& s, const Rules& rules)
{
    State then = s;
    then.agenda = {};
    Forecast forecast;
    forecast.players = PerSeat<PlayerForecast, max_players>(Seats{static_cast<int>(s.players.size())});
    Payments payments(forecast);
    perform(then, rules, BeginPayout{}, payments);
    for (int before = -1; before < payments.count;) {  // TR-060: until a wave pays nobody
        before = payments.count;
        then.agenda = {};
        perform(then, rules, PayWave{}, payments);
    }
    const bool last = is_last_round(s);
    if (!last || rules.final_tax) {
        perform(then, rules, BeginTax{}, payments);
        for (std::size_t i = 0; i < s.players.size(); ++i) forecast.players[i].due = then.players[i].due;
    }
    if (!last) forecast.starting = next_starting_player(then, rules);
    return forecast;
}

}  // namespace tessera::treasury
