#include "lab/questions.h"

#include <fmt/format.h>

#include "engine/content.h"
#include "engine/names.h"

namespace tessera::lab {

namespace {

constexpr std::string_view amount_of = "amount of ";
constexpr std::string_view of_winners = " of winners";

// Notes a mistake and gives a term that counts nothing if the words make no sense.
Term term_from(std::string words, const Section& at, std::string_view key, const std::vector<NewsKind>& kinds)
{
    Term term;
    if (words.starts_with(amount_of)) {
        term.amount = true;
        words.erase(0, amount_of.size());
    }
    if (words.ends_with(of_winners)) {
        term.of_winners = true;
        words.resize(words.size() - of_winners.size());
    }
    try {
        term.news = news_term(words, kinds);
    } catch (const BadValue& e) {
        at.mistake(key, e.what());
        return term;
    }
    const NewsKind& kind = kinds[term.news.kind];
    if (term.amount && kind.amount.empty()) at.mistake(key, fmt::format("\"{}\" has no amount", kind.name));
    if (term.of_winners && !kind.of_a_seat) at.mistake(key, fmt::format("\"{}\" is not news of a seat", kind.name));
    return term;
}

std::vector<Term> terms_from(const Section& from, std::string_view key, const std::vector<NewsKind>& kinds)
{
    std::vector<Term> terms;
    for (const std::string& words : from.texts(key)) terms.push_back(term_from(words, from, key, kinds));
    return terms;
}

}  // namespace

Questionnaire questionnaire_from(const ContentFiles& files, const std::vector<NewsKind>& kinds)
{
    Questionnaire questionnaire;
    Content content(files);
    if (!content.has_file(questions_file)) return questionnaire;
    {
        const Section file = content.file(questions_file);
        questionnaire.played = file.text_or("played", "");
        if (!questionnaire.played.empty()) static_cast<void>(term_from(questionnaire.played, file, "played", kinds));
        if (file.has("question")) {
            for (const Section& from : file.sections("question")) {
                NamedQuestion question;
                question.id = from.text("id");
                question.text = from.text("text");
                question.number = static_cast<int>(from.number_or("number", 0, {0, 99}));
                question.share = from.flag_or("share", false);
                question.counted = terms_from(from, "count", kinds);
                if (from.has("per")) question.per = terms_from(from, "per", kinds);
                questionnaire.questions.push_back(std::move(question));
            }
        }
    }
    content.refuse_mistakes();
    return questionnaire;
}

}  // namespace tessera::lab
