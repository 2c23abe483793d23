// The named questions of a game: figures that its designers ask for, each a count of news for each of something. They
// stand in `questions.toml` beside the content, where a designer can add one without touching any code.
#pragma once

#include <string>
#include <vector>

#include "engine/content_source.h"
#include "lab/news_kinds.h"

namespace tessera::lab {

// News that is counted: `trade-closed`, `business-opened.by:gold`, `amount of unit-donated`, `gold-stolen of winners`.
struct Term {
    NewsTerm news;
    bool amount = false;      // what it came to, rather than how often
    bool of_winners = false;  // only of seats that won
};

struct NamedQuestion {
    std::string id;
    std::string text;
    int number = 0;      // among the playtest questions of the specification; 0: none of them
    bool share = false;  // shown in percent
    std::vector<Term> counted;
    std::vector<Term> per;  // none: for each game
};

// What the file says about a game.
struct Questionnaire {
    // The kind of news that tells that a card was played, for the plot of cards; empty: the lab picks one.
    std::string played;
    std::vector<NamedQuestion> questions;
};

// From the file among these, if there is one. Throws ContentError with every mistake.
Questionnaire questionnaire_from(const ContentFiles& files, const std::vector<NewsKind>& kinds);

}  // namespace tessera::lab
