// How the games went: who wins from where, how long, how close, what was decided.
import {details, element, section, table} from "./page";
import * as plots from "./plots";
import {arms, perArm, shownArms} from "./study";
import {figureName, interval, percent, plain, title} from "./words";

export function seatsSection(): HTMLElement {
    return section(
        "seats",
        "Wins by seat",
        "The share of wins of each seat; a shared win counts in parts. The dashed line is an even share.",
        perArm((arm) => [
            plots.seatWins(arm),
            table(
                [
                    {name: "Seat", text: (seat) => String(seat.seat), order: (seat) => seat.seat},
                    {name: "Wins", text: (seat) => interval(seat.wins, true), order: (seat) => seat.wins.value},
                    {name: "Against even", text: (seat) => seat.against_even},
                    {name: "Score", text: (seat) => interval(seat.score, false), order: (seat) => seat.score.value},
                    {
                        name: "Least to most",
                        text: (seat) => `${plain(seat.score.least)} to ${plain(seat.score.most)}`,
                        order: (seat) => seat.score.most,
                    },
                ],
                arm.seats,
            ),
        ]),
    );
}

export function lengthSection(): HTMLElement {
    return section(
        "length",
        "How long a game is",
        "How many games have such a length.",
        perArm((arm) => [
            element(
                "div",
                {class: "small"},
                ...arm.lengths
                    .filter((length) => length.name !== "choices")
                    .map((length) => plots.histogram(arm.histograms[length.name], title(length.name))),
            ),
            table(
                [
                    {name: "", text: (row) => figureName(row.name)},
                    {name: "Mean", text: (row) => interval(row, false), order: (row) => row.value},
                    {name: "Median", text: (row) => plain(row.median), order: (row) => row.median},
                    {name: "Least to most", text: (row) => `${plain(row.least)} to ${plain(row.most)}`, order: (row) => row.most},
                ],
                arm.lengths,
            ),
        ]),
    );
}

export function scoresSection(): HTMLElement {
    return section(
        "scores",
        "Scores over the game",
        "The scores of those who came in first, second and so on at the end: the median as a line, eight of ten games " +
            "within the ribbon.",
        perArm((arm) => [plots.scoreRibbons(arm), details("Final scores", plots.histogram(arm.histograms.score, "Score"))]),
    );
}

export function leaderSection(): HTMLElement | null {
    if (arms[0].seats.length < 2) return null;
    const runaway = shownArms.map((arm) => `${arms.length > 1 ? arm.label + ": " : ""}${interval(arm.closeness.runaway, false)}`);
    return section(
        "leader",
        "Is the leader caught?",
        "How often whoever leads at a point of the game goes on to win; the dashed line is what leading would be worth if " +
            `it meant nothing. The runaway index is 0 there and 1 where half way decides everything: ${runaway.join("; ")}.`,
        plots.leaderWins(shownArms),
    );
}

export function closenessSection(): HTMLElement | null {
    if (arms[0].seats.length < 2) return null;
    return section(
        "closeness",
        "How close it is",
        "Changes of the lead in a game, the points by which the winner is ahead, and when the winner took the lead for good.",
        perArm((arm) => [
            element(
                "div",
                {class: "small"},
                plots.histogram(arm.histograms.lead_changes, "Changes of the lead"),
                plots.histogram(arm.histograms.margin, "Points ahead of the second"),
                plots.histogram(arm.histograms.lead_for_good, "Lead for good, share of the game (%)", 10),
            ),
        ]),
    );
}

export function decisionsSection(): HTMLElement {
    return section(
        "decisions",
        "Decisions",
        "What is asked in a game, and how often there is nothing to choose.",
        perArm((arm) => [
            plots.decisions(arm),
            table(
                [
                    {name: "", text: (row) => row.text},
                    {name: "Mean", text: (row) => interval(row, row.share), order: (row) => row.value},
                ],
                arm.habits,
            ),
            details(
                "All questions",
                table(
                    [
                        {name: "Question", text: (row) => title(row.name)},
                        {name: "In a game", text: (row) => plain(row.in_a_game), order: (row) => row.in_a_game},
                        {name: "Without a choice", text: (row) => interval(row.forced, true), order: (row) => row.forced.value},
                        {name: "Actions, where there is one", text: (row) => plain(row.options), order: (row) => row.options},
                    ],
                    arm.decisions,
                ),
            ),
            details(
                "What was chosen",
                table(
                    [
                        {name: "Verb", text: (row) => title(row.name)},
                        {name: "In a game", text: (row) => plain(row.in_a_game), order: (row) => row.in_a_game},
                        {name: "Of all choices", text: (row) => percent(row.share), order: (row) => row.share},
                    ],
                    arm.verbs,
                ),
            ),
        ]),
    );
}
