#include "lab/forbidden_actions.h"

#include <algorithm>

#include "base/text.h"
#include "engine/names.h"

namespace tessera::lab {

namespace {

void refuse_strange_word(const VerbSchema& verb, const std::string& word)
{
    std::vector<std::string> known;
    for (const MemberSchema& member : verb.members)
        if (member.type == MemberSchema::Type::Id || member.type == MemberSchema::Type::Enumerator)
            known.insert(known.end(), member.words.begin(), member.words.end());
    if (std::find(known.begin(), known.end(), word) == known.end())
        throw BadValue("\"" + verb.name + "\" never names \"" + word + "\"" + did_you_mean(word, known));
}

}  // namespace

ForbiddenActions::ForbiddenActions(const AnyGame& game, const std::vector<std::string>& terms)
    : game_(game), reader_(game.schema())
{
    if (terms.empty()) return;
    const GameSchema schema = game.schema();
    const std::vector<NewsKind> kinds = news_kinds_of(schema);
    for (const std::string& words : terms) add(words, schema, kinds);
}

void ForbiddenActions::add(const std::string& words, const GameSchema& schema, const std::vector<NewsKind>& kinds)
{
    const std::size_t colon = words.find(':');
    const auto verb = std::find_if(schema.verbs.begin(), schema.verbs.end(),
                                   [&](const VerbSchema& one) { return one.name == words.substr(0, colon); });
    if (verb == schema.verbs.end()) {
        news_.push_back(news_term(words, kinds));
        if (!kinds[news_.back().kind].of_a_seat) throw BadValue("\"" + words + "\" is not news of a seat");
        return;
    }
    ForbiddenVerb forbidden{static_cast<std::size_t>(verb - schema.verbs.begin()), ""};
    if (colon != std::string::npos) {
        forbidden.word = words.substr(colon + 1);
        refuse_strange_word(*verb, forbidden.word);
    }
    verbs_.push_back(std::move(forbidden));
}

void ForbiddenActions::remove_from(const AnyState& s, std::vector<Action>& legal) const
{
    const Seat seat = game_.decider(s).seat();
    std::vector<Action> allowed;
    for (const Action action : legal)
        if (!is_forbidden(action) && !leads_to_forbidden(s, seat, action)) allowed.push_back(action);
    if (!allowed.empty()) legal = std::move(allowed);
}

bool ForbiddenActions::is_forbidden(Action action) const
{
    return std::any_of(verbs_.begin(), verbs_.end(), [&](const ForbiddenVerb& forbidden) {
        if (forbidden.verb != action.kind) return false;
        if (forbidden.word.empty()) return true;
        const std::string text = game_.text(action);
        const std::vector<std::string_view> labelled = split_words(text);
        return std::any_of(labelled.begin(), labelled.end(),
                           [&](std::string_view word) { return word.ends_with(":" + forbidden.word); });
    });
}

bool ForbiddenActions::leads_to_forbidden(const AnyState& s, Seat seat, Action action) const
{
    if (news_.empty()) return false;
    AnyState after = s;
    std::vector<AnyNews> announced;
    game_.carry_out(after, action, announced);
    bool found = false;
    for (const AnyNews& news : announced) {
        reader_.read(news, [&](const CountedNews& counted) {
            found =
                found || (counted.seat == seat && std::any_of(news_.begin(), news_.end(), [&](const NewsTerm& term) {
                              return term.covers(counted.kind, counted.thing);
                          }));
        });
    }
    return found;
}

}  // namespace tessera::lab
