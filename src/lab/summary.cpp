#include "lab/summary.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "base/text.h"
#include "lab/figures.h"

namespace tessera::lab {

namespace json = boost::json;

namespace {

std::string percent(const json::value& of)
{
    const Estimate e = estimate_from(of);
    return fmt::format("{:.1f}% ({:.1f} to {:.1f})", 100 * e.value, 100 * e.low, 100 * e.high);
}

std::string number(const json::value& of, int digits = 1)
{
    const Estimate e = estimate_from(of);
    return fmt::format("{:.{}f} ({:.{}f} to {:.{}f})", e.value, digits, e.low, digits, e.high, digits);
}

// A difference of shares, in percentage points.
std::string points(const json::value& of)
{
    const Estimate e = estimate_from(of);
    return fmt::format("{:+.1f} points ({:+.1f} to {:+.1f})", 100 * e.value, 100 * e.low, 100 * e.high);
}

std::string text_of(const json::value& value) { return json::value_to<std::string>(value); }

bool is(const json::value& value, std::string_view word) { return text_of(value) == word; }

std::string on_seats(const json::object& arm)
{
    const json::array& seats = arm.at("seats").as_array();
    if (seats.size() == 1) return fmt::format("The lone player wins {}.", percent(seats[0].at("wins")));
    const auto share = [](const json::value& seat) { return estimate_from(seat.at("wins")).value; };
    const auto best =
        std::max_element(seats.begin(), seats.end(), [&](const auto& a, const auto& b) { return share(a) < share(b); });
    std::vector<std::string> uneven;
    bool unsure = false;
    for (const json::value& seat : seats) {
        const std::string finding = text_of(seat.at("against_even"));
        if (finding == "more" || finding == "less")
            uneven.push_back(fmt::format("seat {} wins {} than its share", json::serialize(seat.at("seat")), finding));
        unsure = unsure || finding == "too few games";
    }
    const std::string verdict = !uneven.empty() ? joined(uneven)
                                : unsure        ? "there are too few games to call the seats even or uneven"
                                                : "no seat is seen to have an advantage";
    return fmt::format("Seat {} wins most often, {} of the games where {:.1f}% would be even: {}.",
                       json::serialize(best->at("seat")), percent(best->at("wins")),
                       100.0 / static_cast<double>(seats.size()), verdict);
}

std::string on_players(const json::object& arm)
{
    std::vector<std::string> shares;
    for (const json::value& player : arm.at("players").as_array())
        shares.push_back(fmt::format("{} wins {} where {:.1f}% would be even", text_of(player.at("player")),
                                     percent(player.at("wins")), 100 * player.at("even").to_number<double>()));
    std::string text = joined(shares) + ".";
    if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

std::string on_length(const json::object& arm)
{
    std::vector<std::string> lengths;
    for (const json::value& length : arm.at("lengths").as_array())
        if (!is(length.at("name"), "choices"))
            lengths.push_back(fmt::format("{} {}", number(length), text_of(length.at("name"))));
    std::string forced;
    for (const json::value& habit : arm.at("habits").as_array())
        if (is(habit.at("id"), "forced-share"))
            forced = fmt::format("; {} of the decisions leave no choice", percent(habit));
    return fmt::format("A game takes {}{}.", joined(lengths), forced);
}

std::string on_closeness(const json::object& arm)
{
    const json::object& closeness = arm.at("closeness").as_object();
    const json::value& half = arm.at("moments").as_array().at(moments_in_a_game / 2);
    const std::string leader = half.as_object().contains("leader_wins")
                                   ? fmt::format("whoever leads half way wins {}", percent(half.at("leader_wins")))
                                   : "nobody leads half way";
    return fmt::format("The winner is {} points ahead, the lead changes {} times, and {}.",
                       number(closeness.at("margin")), number(closeness.at("lead_changes")), leader);
}

const json::object* chosen_cards(const json::object& arm)
{
    for (const json::value& kind : arm.at("cards").as_array())
        if (kind.at("chosen").as_bool()) return &kind.as_object();
    return nullptr;
}

std::string on_cards(const json::object& cards)
{
    std::size_t forbidden = 0, decided = 0;
    const json::value* strongest = nullptr;
    const json::array& things = cards.at("things").as_array();
    for (const json::value& card : things) {
        if (card.at("played").to_number<std::uint64_t>() == 0) ++forbidden;
        const json::value* finding = card.as_object().if_contains("finding");
        if (finding == nullptr || (!is(*finding, "more") && !is(*finding, "less"))) continue;
        ++decided;
        const auto size = [](const json::value& c) { return std::abs(estimate_from(c.at("difference")).value); };
        if (strongest == nullptr || size(card) > size(*strongest)) strongest = &card;
    }
    const std::string kind = text_of(cards.at("kind"));
    const std::string about = text_of(cards.at("about"));
    std::string text =
        fmt::format("Of {} {} names that somebody saw, {} never came to {}", things.size(), about, forbidden, kind);
    if (strongest == nullptr) return text + "; none is seen to go with winning or losing.";
    return text + fmt::format(
                      "; {} go with winning or losing, most of all {}: {} for those who had it over those who "
                      "only saw it.",
                      decided, text_of(strongest->at("name")), points(strongest->at("difference")));
}

std::string on_waiting(const json::object& arm)
{
    std::string waiting, branching;
    for (const json::value& habit : arm.at("habits").as_array()) {
        if (is(habit.at("id"), "waiting")) waiting = number(habit);
        if (is(habit.at("id"), "branching")) branching = number(habit);
    }
    if (waiting.empty()) return fmt::format("A choice is among {} actions.", branching);
    return fmt::format("A choice is among {} actions, and between two turns of one's own lie {} choices of others.",
                       branching, waiting);
}

void add(json::array& to, std::string text, std::string_view figure)
{
    to.push_back(json::object{{"text", std::move(text)}, {"figure", figure}});
}

void describe_arm(const json::object& arm, json::array& into)
{
    if (!arm.at("players").as_array().empty())
        add(into, on_players(arm), "players");
    else
        add(into, on_seats(arm), "seats");
    add(into, on_length(arm), "length");
    if (!arm.at("closeness").as_object().empty()) add(into, on_closeness(arm), "leader");
    if (const json::object* cards = chosen_cards(arm)) add(into, on_cards(*cards), "cards");
    add(into, on_waiting(arm), "decisions");
}

// The name of a figure in a sentence: `news.business-opened` becomes "Business opened".
std::string spoken(const std::string& name)
{
    const bool is_sentence = name.find(' ') != std::string::npos;
    const std::size_t dot = name.starts_with("news.") || name.starts_with("amount.") ? name.find('.') + 1 : 0;
    const std::string amount = name.starts_with("amount.") ? ", amount" : "";
    return fmt::format("\"{}{}\"", is_sentence ? name : sentence_case(name.substr(dot)), amount);
}

std::string shown(const json::value& figure, const char* side)
{
    return figure.at("share").as_bool() ? percent(figure.at(side)) : number(figure.at(side), 2);
}

// How many figures moved, and the biggest mover of each group.
void describe_comparison(const json::object& comparison, json::array& into)
{
    std::size_t more = 0, less = 0, same = 0, unsure = 0;
    std::vector<std::string> told;
    const std::string first = text_of(comparison.at("first"));
    const std::string second = text_of(comparison.at("second"));
    std::vector<std::string> movers;
    for (const json::value& figure : comparison.at("figures").as_array()) {
        const std::string finding = text_of(figure.at("finding"));
        more += finding == "more" ? 1 : 0;
        less += finding == "less" ? 1 : 0;
        same += finding == "no difference seen" ? 1 : 0;
        unsure += finding == "too few games" ? 1 : 0;
        const std::string group = text_of(figure.at("group"));
        if ((finding != "more" && finding != "less") || std::count(told.begin(), told.end(), group) != 0) continue;
        told.push_back(group);
        movers.push_back(fmt::format("{} is {} in {} than in {}: {} instead of {}.", spoken(text_of(figure.at("name"))),
                                     finding == "more" ? "higher" : "lower", second, first, shown(figure, "second"),
                                     shown(figure, "first")));
    }
    add(into,
        fmt::format("From {} to {}, {} figures are higher and {} lower; in {} no difference is seen, and for {} there "
                    "are too few games.",
                    first, second, more, less, same, unsure),
        "movers");
    for (std::string& mover : movers) add(into, std::move(mover), "movers");
}

// What one player makes of a game who leaves a question to the lot, or never does a thing.
struct Cost {
    std::string label;
    Estimate wins;
    double even = 0;

    std::string in_words() const
    {
        return fmt::format("{:.1f}% ({:.1f} to {:.1f}) where {:.1f}% would be even", 100 * wins.value, 100 * wins.low,
                           100 * wins.high, 100 * even);
    }
};

// How many of them cost wins, and which are not seen to.
std::string how_many_matter(const std::vector<Cost>& costs, std::string_view what, std::string_view doing)
{
    std::vector<std::string> harmless;
    for (const Cost& cost : costs)
        if (cost.wins.high >= cost.even) harmless.push_back(cost.label);
    return fmt::format("At {} of {} {} {} is seen to cost wins{}.", costs.size() - harmless.size(), costs.size(), what,
                       doing, harmless.empty() ? "" : "; not seen to matter: " + joined(harmless));
}

// The first alone goes without something: not so in the game as it is, nor where all do, even if the players differ.
bool one_goes_without(const Arm& arm)
{
    const auto goes_without = [](const Sitter& sitter) { return !sitter.uniform.empty() || !sitter.forbidden.empty(); };
    return goes_without(arm.sitters[0]) && !goes_without(arm.sitters[1]);
}

// Which question costs most when it is left to the lot, and which thing when it is never done.
void describe_relevance(const Study& study, const json::object& figures, json::array& into)
{
    std::vector<Cost> uniform, forbidden;
    const json::array& arms = figures.at("arms").as_array();
    for (std::size_t i = 0; i < arms.size(); ++i) {
        if (!one_goes_without(study.arms[i])) continue;
        const json::value& player = arms[i].at("players").at(0);
        (study.arms[i].sitters[0].forbidden.empty() ? uniform : forbidden)
            .push_back({text_of(arms[i].at("label")), estimate_from(player.at("wins")),
                        player.at("even").to_number<double>()});
    }
    for (std::vector<Cost>* costs : {&uniform, &forbidden})
        std::stable_sort(costs->begin(), costs->end(),
                         [](const Cost& a, const Cost& b) { return a.wins.value < b.wins.value; });
    if (!uniform.empty()) {
        add(into,
            fmt::format("Good play matters most at {}: whoever leaves it to the lot wins {}.", uniform[0].label,
                        uniform[0].in_words()),
            "relevance");
        add(into, how_many_matter(uniform, "questions", "drawing lots"), "relevance");
    }
    if (!forbidden.empty()) {
        add(into,
            fmt::format("Dearest is \"{}\": who keeps to it wins {}.", forbidden[0].label, forbidden[0].in_words()),
            "relevance");
        add(into, how_many_matter(forbidden, "things", "never doing it"), "relevance");
    }
}

// The figure that moves most from one end of a sweep to the other.
void describe_sweep(const json::object& figures, json::array& into)
{
    const json::array& comparisons = figures.at("comparisons").as_array();
    if (comparisons.empty()) return;
    describe_comparison(comparisons.back().as_object(), into);
}

// What skill is worth, then what each level makes of the game.
void describe_levels(const json::object& figures, json::array& into)
{
    const json::array& arms = figures.at("arms").as_array();
    for (const json::value& arm : arms) {
        if (arm.at("players").as_array().empty()) continue;
        const json::value& better = arm.at("players").at(0);
        add(into,
            fmt::format("{}: the better player wins {} where {:.1f}% would be even.",
                        sentence_case(text_of(arm.at("label"))), percent(better.at("wins")),
                        100 * better.at("even").to_number<double>()),
            "players");
    }
    for (const json::value& arm : arms)
        if (arm.at("players").as_array().empty())
            add(into, fmt::format("{}: {}", sentence_case(text_of(arm.at("label"))), on_seats(arm.as_object())),
                "seats");
}

}  // namespace

json::array summary_of(const Result& result, const json::object& figures)
{
    json::array sentences;
    const json::array& arms = figures.at("arms").as_array();
    if (arms.empty()) {
        add(sentences, "No game was finished.", "seats");
        return sentences;
    }
    const std::string& kind = result.study.kind;
    if (kind == "compare")
        describe_comparison(figures.at("comparisons").as_array().at(0).as_object(), sentences);
    else if (kind == "relevance")
        describe_relevance(result.study, figures, sentences);
    else if (kind == "sweep")
        describe_sweep(figures, sentences);
    else if (kind == "levels")
        describe_levels(figures, sentences);
    else
        describe_arm(arms.at(0).as_object(), sentences);
    return sentences;
}

}  // namespace tessera::lab
