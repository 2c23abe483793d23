// What games are made of: cards, what a seat is given, endings, the questions of the designers, sources, news.
import type {Cards} from "./data";
import {choice, details, element, section, table} from "./page";
import * as plots from "./plots";
import {perArm, shownArms} from "./study";
import {interval, percent, plain, signed, title} from "./words";

function cardsOf(cards: Cards): Node[] {
    const never = cards.things.filter((card) => card.played === 0).map((card) => title(card.name));
    const list = (label: string, names: string[]) =>
        names.length === 0 ? [] : [details(`${label}: ${names.length}`, element("p", {}, names.join(", ")))];
    return [
        plots.cardScatter(cards),
        ...list("Seen but never played", never),
        ...list("Never seen", cards.never_seen.map(title)),
        table(
            [
                {name: title(cards.about), text: (card) => title(card.name)},
                {name: "Seen by", text: (card) => String(card.seen), order: (card) => card.seen},
                {name: "Played", text: (card) => percent(card.rate.value), order: (card) => card.rate.value},
                {name: "When", text: (card) => (card.when === undefined ? "" : percent(card.when, 0)), order: (card) => card.when ?? -1},
                {
                    name: "Wins, played",
                    text: (card) => (card.wins_played ? percent(card.wins_played.value) : ""),
                    order: (card) => card.wins_played?.value ?? -1,
                },
                {
                    name: "only seen",
                    text: (card) => (card.wins_not_played ? percent(card.wins_not_played.value) : ""),
                    order: (card) => card.wins_not_played?.value ?? -1,
                },
                {
                    name: "Difference, points",
                    text: (card) => (card.difference ? signed(card.difference, true) : ""),
                    order: (card) => card.difference?.value ?? -9,
                },
                {name: "Verdict", text: (card) => card.finding ?? ""},
            ],
            [...cards.things].sort((a, b) => (b.difference?.value ?? -9) - (a.difference?.value ?? -9)),
        ),
    ];
}

export function cardsSection(): HTMLElement | null {
    const kinds = shownArms[0].cards;
    if (kinds.length === 0) return null;
    const chosen = Math.max(0, kinds.findIndex((one) => one.chosen));
    const holder = element("div");
    const show = (i: number) =>
        holder.replaceChildren(
            perArm((arm) => {
                const same = arm.cards.find((one) => one.kind === kinds[i].kind);
                return same ? cardsOf(same) : [element("p", {}, "Nothing of this kind happened here.")];
            }),
        );
    show(chosen);
    return section(
        "cards",
        "Cards and other things",
        "Whoever saw a card either played it or did not. Far right: nearly always played; high up: those who play it win " +
            "more than those who only see it. That they go together does not say that one causes the other: a player " +
            "ahead can afford more. Intervals are corrected for the number of cards looked at.",
        choice(
            "Played means",
            kinds.map((one) => title(one.kind)),
            chosen,
            show,
        ),
        holder,
    );
}

export function identitiesSection(): HTMLElement | null {
    if (shownArms.every((arm) => arm.identities.length === 0)) return null;
    return section(
        "identities",
        "What a seat is given",
        "How those fare who are dealt it. Intervals are corrected for the number looked at.",
        perArm((arm) =>
            arm.identities.flatMap((one) => [
                element("h3", {}, title(one.kind)),
                plots.thingWins(one.things, 1 / arm.seats.length),
            ]),
        ),
    );
}

export function endingsSection(): HTMLElement | null {
    if (shownArms.every((arm) => arm.endings.length === 0)) return null;
    return section(
        "endings",
        "How games end",
        "The share of games that end so.",
        perArm((arm) => [plots.endings(arm.endings)]),
    );
}

export function questionsSection(): HTMLElement | null {
    if (shownArms.every((arm) => arm.questions.length === 0)) return null;
    return section(
        "questions",
        "Questions of the designers",
        "The numbers are those of the playtest questions in the specification.",
        perArm((arm) => [
            table(
                [
                    {name: "No.", text: (row) => (row.number ? String(row.number) : ""), order: (row) => row.number},
                    {name: "Question", text: (row) => row.text},
                    {
                        name: "Answer",
                        text: (row) => (row.answer ? interval(row.answer, row.share) : "never came up"),
                        order: (row) => row.answer?.value ?? -1,
                    },
                ],
                arm.questions,
            ),
        ]),
    );
}

export function sourcesSection(): HTMLElement | null {
    if (shownArms.every((arm) => arm.sources.length === 0)) return null;
    return section(
        "sources",
        "Earned and spent",
        "Amounts by what they came from or went to, the largest first.",
        perArm((arm) => [
            element(
                "div",
                {class: "small"},
                ...[...arm.sources]
                    .sort((a, b) => b.in_a_game - a.in_a_game)
                    .slice(0, 6)
                    .map((source) =>
                        element(
                            "div",
                            {class: "part"},
                            element("h3", {}, `${title(source.kind)}: ${plain(source.in_a_game)} ${source.amount} in a game`),
                            plots.sources(source),
                        ),
                    ),
            ),
            details(
                "All of them",
                table(
                    [
                        {name: "News", text: (row) => title(row.kind)},
                        {name: "Of", text: (row) => row.amount},
                        {name: "In a game", text: (row) => plain(row.in_a_game), order: (row) => row.in_a_game},
                        {name: "To or from winners", text: (row) => percent(row.of_winners), order: (row) => row.of_winners},
                    ],
                    arm.sources,
                ),
            ),
        ]),
    );
}

export function newsSection(): HTMLElement {
    return section(
        "news",
        "Everything that happened",
        "How often each thing happened in a game, and how much of it to whoever won.",
        perArm((arm) => [
            table(
                [
                    {name: "News", text: (row) => title(row.name)},
                    {name: "In a game", text: (row) => interval(row.times, false), order: (row) => row.times.value},
                    {name: "Games with it", text: (row) => percent(row.games.value), order: (row) => row.games.value},
                    {
                        name: "Amount",
                        text: (row) => (row.amount === undefined ? "" : `${plain(row.amount)} ${row.amount_name}`),
                        order: (row) => row.amount ?? -1,
                    },
                    {
                        name: "To winners",
                        text: (row) => (row.of_winners === undefined ? "" : percent(row.of_winners)),
                        order: (row) => row.of_winners ?? -1,
                    },
                ],
                arm.news,
            ),
        ]),
    );
}
