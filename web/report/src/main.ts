// The page of a report: the summary in words, then a figure for each sentence and more, then what was played.
import type {Arm, Cards, Compared, Result} from "./data";
import {choice, details, element, section, sideBySide, table} from "./page";
import * as plots from "./plots";
import {figureName, interval, percent, plain, shown, signed, title} from "./words";

const result: Result = JSON.parse(document.getElementById("data")!.textContent!);
const {study, figures} = result;
const kind = study.kind;

// More than a few arms do not fit beside each other: then the first and the last are shown in full.
const arms = figures.arms.filter((arm) => arm.moments);
const shownArms = arms.length <= 4 ? arms : [arms[0], arms[arms.length - 1]];
const games = result.games.reduce((sum, [first, end]) => sum + end - first, 0);

function perArm(draw: (arm: Arm) => (Node | null)[]): HTMLElement {
    plots.shareTheWidth(shownArms.length);
    const parts = shownArms.map((arm) => ({name: arm.label, content: draw(arm)}));
    plots.shareTheWidth(1);
    return sideBySide(parts);
}

function heading(): HTMLElement[] {
    const names = [...new Set(study.arms.map((arm) => arm.rule_set_name))].join(" and ");
    const what: Record<string, string> = {
        run: names,
        levels: `${names} at several levels of play`,
        compare: `${study.arms[0].label} against ${study.arms[1]?.label}`,
        sweep: `${names}: ${study.varied.map(title).join(" and ")}`,
        relevance: `${names}: which decisions matter`,
    };
    document.title = `${what[kind]} · Tessera`;
    const players = [...new Set(study.arms.flatMap((arm) => arm.sitters.map((sitter) => sitter.player)))];
    const each = study.arms.length > 1 ? `${games} games of each of ${study.arms.length} arms` : `${games} games`;
    return [
        element("h1", {}, what[kind]),
        element(
            "p",
            {class: "lead"},
            `${each}, ${study.arms[0].sitters.length} seats, played by ${players.join(", ")}; seed ${study.seed}. ` +
                "Behind each figure stands its 95% interval.",
        ),
        element(
            "div",
            {class: "summary", id: "summary"},
            element(
                "ul",
                {},
                ...result.summary.map((sentence) =>
                    element("li", {}, sentence.text + " ", element("a", {href: "#" + sentence.figure}, "figure")),
                ),
            ),
        ),
    ];
}

function moversSection(): HTMLElement | null {
    if (kind !== "compare" && kind !== "sweep") return null;
    const comparison = figures.comparisons[figures.comparisons.length - 1];
    if (!comparison) return null;
    const way = comparison.paired ? "game by game, on the same seeds" : "between games that know nothing of each other";
    return section(
        "movers",
        `What changes from ${comparison.first} to ${comparison.second}`,
        `The biggest movers first, compared ${way}. Intervals are corrected for the ${comparison.figures.length} figures ` +
            "looked at; without a verdict, more games may bring one.",
        plots.movers(comparison.figures),
        comparedTable(comparison.first, comparison.second, comparison.figures),
    );
}

function comparedTable(first: string, second: string, rows: Compared[]): HTMLElement {
    return table<Compared>(
        [
            {name: "Figure", text: (row) => figureName(row.name)},
            {name: first, text: (row) => shown(row.first.value, row.share), order: (row) => row.first.value},
            {name: second, text: (row) => shown(row.second.value, row.share), order: (row) => row.second.value},
            {name: "Difference", text: (row) => signed(row.difference, row.share), order: (row) => row.difference.value},
            {name: "Size", text: (row) => row.in_deviations < 1e6 ? row.in_deviations.toFixed(2) : "all", order: (row) => row.in_deviations},
            {name: "Verdict", text: (row) => row.finding},
        ],
        rows,
    );
}

function sweepSection(): HTMLElement | null {
    if (kind !== "sweep") return null;
    const [first, second] = study.varied;
    const at = (i: number) => study.arms[i].options;
    const lineOf = (i: number, otherwise: string) => (second ? `${title(second)} ${at(i)[second]}` : otherwise);
    const over = (name: string, share: boolean, pick: (arm: Arm) => {value: number; low: number; high: number} | undefined) =>
        plots.sweep(
            arms.flatMap((arm, i) => {
                const estimate = pick(arm);
                return estimate ? [{value: at(i)[first], line: lineOf(i, name), estimate}] : [];
            }),
            first,
            name,
            share,
        );
    const drawn: Node[] = [];
    if (!second)
        drawn.push(
            plots.sweep(
                arms.flatMap((arm, i) =>
                    arm.seats.map((seat) => ({value: at(i)[first], line: `Seat ${seat.seat}`, estimate: seat.wins})),
                ),
                first,
                "Wins",
                true,
            ),
        );
    else drawn.push(over("Wins of seat 0", true, (arm) => arm.seats[0].wins));
    for (const {name} of arms[0].lengths)
        drawn.push(over(title(name), false, (arm) => arm.lengths.find((length) => length.name === name)));
    if (arms[0].closeness.margin) {
        drawn.push(over("Winner's margin", false, (arm) => arm.closeness.margin));
        drawn.push(over("Lead changes", false, (arm) => arm.closeness.lead_changes));
        drawn.push(over("Runaway index", false, (arm) => arm.closeness.runaway));
    }
    return section(
        "sweep",
        `Over ${study.varied.map(title).join(" and ")}`,
        "Each figure for each value that was tried, with its interval.",
        element("div", {class: "small"}, ...drawn),
        table<number>(
            [
                ...study.varied.map((key) => ({name: title(key), text: (i: number) => at(i)[key]})),
                ...arms[0].seats.map((_, seat) => ({
                    name: `Wins of seat ${seat}`,
                    text: (i: number) => interval(arms[i].seats[seat].wins, true),
                    order: (i: number) => arms[i].seats[seat].wins.value,
                })),
                ...arms[0].lengths.slice(0, 2).map((length, k) => ({
                    name: title(length.name),
                    text: (i: number) => interval(arms[i].lengths[k], false),
                    order: (i: number) => arms[i].lengths[k].value,
                })),
            ],
            arms.map((_, i) => i),
        ),
    );
}

function relevanceSection(): HTMLElement | null {
    if (kind !== "relevance") return null;
    const costs = figures.arms.filter((arm) => arm.players.length > 0);
    costs.sort((a, b) => lotWins(a).wins.value - lotWins(b).wins.value);
    const byAll = (question: string) => figures.comparisons.find((one) => one.second === `${question} by all`);
    const change = (question: string, name: string) => byAll(question)?.figures.find((one) => one.name === name);
    return section(
        "relevance",
        "What good play is worth, question by question",
        "One seat draws lots wherever the question is asked, the others think about it. The further its share of wins " +
            "falls below the dashed even share, the more the decision matters.",
        plots.playerWins(costs, (player) => player.endsWith("by lot")),
        table<Arm>(
            [
                {name: "Left to the lot", text: (arm) => title(arm.label)},
                {name: "Wins", text: (arm) => interval(lotWins(arm).wins, true), order: (arm) => lotWins(arm).wins.value},
                ...["turns", "margin"].map((name) => ({
                    name: `${figureName(name)}, when all draw lots`,
                    text: (arm: Arm) => {
                        const changed = change(arm.label, name);
                        return changed ? `${signed(changed.difference, changed.share)}, ${changed.finding}` : "";
                    },
                })),
            ],
            costs,
        ),
    );
}

const lotWins = (arm: Arm) => arm.players.find((player) => player.player.endsWith("by lot"))!;

function playersSection(): HTMLElement | null {
    const mixed = figures.arms.filter((arm) => arm.players.length > 0);
    if (mixed.length === 0 || kind === "relevance") return null;
    const levels = kind === "levels";
    // The first player of such an arm is the one of the better level.
    const better = mixed.map((arm) => ({...arm, players: arm.players.slice(0, 1)}));
    return section(
        "players",
        levels ? "Does skill matter?" : "Who wins",
        levels
            ? "One player of the better level among others of the level below, round the seats, and its share of wins. " +
                  "The dashed line is what would be even."
            : "Players go round the seats; the dashed line is what would be even.",
        plots.playerWins(levels ? better : [mixed[0]]),
    );
}

function seatsSection(): HTMLElement {
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

function lengthSection(): HTMLElement {
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

function scoresSection(): HTMLElement {
    return section(
        "scores",
        "Scores over the game",
        "The scores of those who came in first, second and so on at the end: the median as a line, eight of ten games " +
            "within the ribbon.",
        perArm((arm) => [plots.scoreRibbons(arm), details("Final scores", plots.histogram(arm.histograms.score, "Score"))]),
    );
}

function leaderSection(): HTMLElement | null {
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

function closenessSection(): HTMLElement | null {
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

function decisionsSection(): HTMLElement {
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

function cardsSection(): HTMLElement | null {
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

function identitiesSection(): HTMLElement | null {
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

function endingsSection(): HTMLElement | null {
    if (shownArms.every((arm) => arm.endings.length === 0)) return null;
    return section(
        "endings",
        "How games end",
        "The share of games that end so.",
        perArm((arm) => [plots.endings(arm.endings)]),
    );
}

function questionsSection(): HTMLElement | null {
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

function sourcesSection(): HTMLElement | null {
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

function newsSection(): HTMLElement {
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

function playedSection(): HTMLElement {
    const keys = Object.keys(study.arms[0].options);
    return section(
        "played",
        "What was played",
        "The rules as they stood. The same rules, players and seed give the same games, on any machine.",
        table<string>(
            [
                {name: "", text: (key) => key},
                ...study.arms.slice(0, 6).map((arm) => ({
                    name: arm.label,
                    text: (key: string) =>
                        key === "rule set"
                            ? arm.rule_set
                            : key === "content"
                              ? arm.content
                              : key === "seats"
                                ? arm.sitters.map((sitter) => sitter.player).join(", ") + (arm.rotate ? ", going round" : "")
                                : (arm.options[key] ?? ""),
                })),
            ],
            ["rule set", "content", "seats", ...keys],
        ),
    );
}

const page = document.getElementById("report")!;
page.append(...heading());
if (arms.length > 0) {
    const sections = [
        moversSection(),
        sweepSection(),
        relevanceSection(),
        playersSection(),
        seatsSection(),
        lengthSection(),
        scoresSection(),
        leaderSection(),
        closenessSection(),
        decisionsSection(),
        cardsSection(),
        identitiesSection(),
        endingsSection(),
        questionsSection(),
        sourcesSection(),
        newsSection(),
        playedSection(),
    ].filter((one): one is HTMLElement => one !== null);
    page.append(
        element(
            "nav",
            {"aria-label": "Figures"},
            ...sections.flatMap((one) => [
                element("a", {href: "#" + one.id}, one.querySelector("h2")!.textContent),
                " ",
            ]),
        ),
        ...sections,
    );
}
page.append(element("footer", {}, `Made by Tessera; version ${result.version} of a result.`));
