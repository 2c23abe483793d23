// What several arms say together: what changes between them, over the values of an option, by level, by question.
import type {Arm, Compared, Sitter} from "./data";
import {element, section, table} from "./page";
import * as plots from "./plots";
import {arms, figures, kind, study} from "./study";
import {figureName, interval, shown, signed, title} from "./words";

export function moversSection(): HTMLElement | null {
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

export function sweepSection(): HTMLElement | null {
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

export function relevanceSection(): HTMLElement | null {
    if (kind !== "relevance") return null;
    // Where one player alone goes without something it is the first.
    const goesWithout = (sitter: Sitter) => sitter.uniform.length + sitter.forbidden.length > 0;
    const costs = figures.arms
        .filter((_, i) => goesWithout(study.arms[i].sitters[0]) && !goesWithout(study.arms[i].sitters[1]))
        .map((arm) => ({...arm, players: arm.players.slice(0, 1)}));
    costs.sort((a, b) => a.players[0].wins.value - b.players[0].wins.value);
    const byAll = (question: string) => figures.comparisons.find((one) => one.second === `${question} by all`);
    const change = (question: string, name: string) => byAll(question)?.figures.find((one) => one.name === name);
    return section(
        "relevance",
        "What good play is worth",
        "One seat draws lots wherever the question is asked, or never does the thing; the others play as well as they " +
            "can. The further its share of wins falls below the dashed even share, the more it matters.",
        plots.playerWins(costs),
        table<Arm>(
            [
                {name: "Left to the lot, or never done", text: (arm) => title(arm.label)},
                {
                    name: "Wins",
                    text: (arm) => interval(arm.players[0].wins, true),
                    order: (arm) => arm.players[0].wins.value,
                },
                ...["turns", "margin"].map((name) => ({
                    name: `${figureName(name)}, when all do so`,
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

export function playersSection(): HTMLElement | null {
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
