#include "lab/news_kinds.h"

#include <algorithm>

#include "base/text.h"
#include "engine/names.h"

namespace tessera::lab {

namespace {

using Type = MemberSchema::Type;

// The members that a kind of news is counted by; null where it has none.
struct CountedMembers {
    std::string name;
    std::size_t news;  // by its place in the schema
    const NewsMember* seat;
    const NewsMember* thing;
    const NewsMember* amount;
};

bool is_word(const NewsMember& member)
{
    return member.type == Type::Id || member.type == Type::Enumerator || member.type == Type::Truth;
}

// A clock is no amount: adding up the numbers of rounds says nothing.
bool is_amount(const NewsMember& member)
{
    const bool is_clock = member.name == "round" || member.name == "turn";
    return !is_clock && (member.type == Type::Number || member.type == Type::Amounts);
}

template <class Condition>
const NewsMember* first(const NewsSchema& news, Condition&& condition)
{
    const auto found = std::find_if(news.members.begin(), news.members.end(), condition);
    return found == news.members.end() ? nullptr : &*found;
}

// Ids that the game names come before mere enumerators: `BusinessOpened{seat, card, by}` is about its card.
const NewsMember* main_thing(const NewsSchema& news)
{
    const NewsMember* id = first(news, [](const NewsMember& member) { return member.type == Type::Id; });
    if (id != nullptr) return id;
    return first(news, [](const NewsMember& member) { return member.type == Type::Enumerator; });
}

std::vector<CountedMembers> counted_members(const GameSchema& schema)
{
    std::vector<CountedMembers> all;
    for (std::size_t i = 0; i < schema.news.size(); ++i) {
        const NewsSchema& news = schema.news[i];
        const NewsMember* seat =
            first(news, [](const NewsMember& member) { return member.type == Type::Seat && member.name == "seat"; });
        all.push_back({news.name, i, seat, main_thing(news), first(news, is_amount)});
    }
    for (std::size_t i = 0; i < schema.news.size(); ++i) {
        const CountedMembers whole = all[i];
        const auto add = [&](const NewsMember& member, const NewsMember* thing, const NewsMember* amount) {
            all.push_back({whole.name + "." + member.name, i, whole.seat, thing, amount});
        };
        for (const NewsMember& member : schema.news[i].members)
            if (is_word(member) && &member != whole.thing) add(member, &member, whole.amount);
        for (const NewsMember& member : schema.news[i].members)
            if (is_amount(member) && &member != whole.amount) add(member, nullptr, &member);
    }
    return all;
}

}  // namespace

std::vector<NewsKind> news_kinds_of(const GameSchema& schema)
{
    std::vector<NewsKind> kinds;
    for (const CountedMembers& from : counted_members(schema)) {
        NewsKind kind;
        kind.name = from.name;
        kind.of_a_seat = from.seat != nullptr;
        if (from.thing != nullptr) {
            kind.about = from.thing->type == Type::Truth ? "yes-or-no" : from.thing->noun;
            kind.about_an_id = from.thing->type == Type::Id;
            kind.things = from.thing->words;
        }
        if (from.amount != nullptr) kind.amount = from.amount->name;
        kinds.push_back(std::move(kind));
    }
    return kinds;
}

NewsTerm news_term(std::string_view words, const std::vector<NewsKind>& kinds)
{
    const std::size_t colon = words.find(':');
    const std::string name(words.substr(0, colon));
    const auto found =
        std::find_if(kinds.begin(), kinds.end(), [&](const NewsKind& kind) { return kind.name == name; });
    if (found == kinds.end()) {
        std::vector<std::string> names;
        names.reserve(kinds.size());
        for (const NewsKind& kind : kinds) names.push_back(kind.name);
        throw BadValue("there is no news \"" + name + "\"" + did_you_mean(name, names));
    }
    NewsTerm term{static_cast<std::size_t>(found - kinds.begin())};
    if (colon == std::string_view::npos) return term;
    const std::string thing(words.substr(colon + 1));
    const auto place = std::find(found->things.begin(), found->things.end(), thing);
    if (place == found->things.end())
        throw BadValue("\"" + name + "\" is never about \"" + thing + "\"" + did_you_mean(thing, found->things));
    term.thing = static_cast<std::uint16_t>(place - found->things.begin());
    return term;
}

NewsReader::NewsReader(const GameSchema& schema) : sources_(schema.news.size())
{
    const auto value_of = [](const NewsMember* member) { return member != nullptr ? member->value : nullptr; };
    std::uint16_t kind = 0;
    for (const CountedMembers& from : counted_members(schema)) {
        if (from.name == "turn-began") turn_began_ = from.news;
        sources_[from.news].push_back({kind++, value_of(from.seat), value_of(from.thing), value_of(from.amount)});
    }
}

CountedNews NewsReader::counted(const Source& source, const AnyNews& news)
{
    const std::int64_t seat = source.seat != nullptr ? source.seat(news) : not_said;
    const std::int64_t thing = source.thing != nullptr ? source.thing(news) : not_said;
    return {source.kind, thing == not_said ? nothing_named : static_cast<std::uint16_t>(thing),
            seat == not_said ? spectator : static_cast<Seat>(seat), source.amount != nullptr ? source.amount(news) : 0};
}

}  // namespace tessera::lab
