// The plots, each from one part of the data. Colours are variables of the style sheet, so that they suit light, dark and
// paper.
import * as Plot from "@observablehq/plot";
import type {Arm, Cards, Compared, Estimate, Histogram} from "./data";
import {figureName, interval, ordinal, percent, plain, signed, title} from "./words";

const palette = ["var(--c1)", "var(--c2)", "var(--c3)", "var(--c4)", "var(--c5)", "var(--c6)", "var(--c7)", "var(--c8)"];
const accent = "var(--c1)";
const quiet = "var(--quiet)";

type Plotted = SVGSVGElement | HTMLElement;

// How wide plots are, so that their letters keep their size: a page or a phone wide, or half of it beside another.
const pageWidth = Math.min(720, document.documentElement.clientWidth - 40);
let full = pageWidth;
export function shareTheWidth(parts: number): void {
    full = parts > 1 ? Math.min(460, pageWidth) : pageWidth;
}

function plot(options: Plot.PlotOptions): Plotted {
    return Plot.plot({width: full, marginBottom: 42, style: {background: "transparent", fontSize: "12px"}, ...options});
}

interface Dot {
    name: string;
    estimate: Estimate;
    even?: number;
    note?: string;
}

// Estimates on one scale, each with its interval, and what would be even.
function dots(rows: Dot[], label: string, share: boolean): Plotted {
    const longest = Math.max(...rows.map((row) => row.name.length));
    return plot({
        marginLeft: Math.min(260, full / 2, 24 + 6.5 * longest),
        height: 62 + 26 * rows.length,
        x: {label, grid: true, percent: share, nice: true},
        y: {label: null, domain: rows.map((row) => row.name)},
        marks: [
            Plot.tickX(
                rows.filter((row) => row.even !== undefined),
                {x: "even", y: "name", stroke: quiet, strokeWidth: 2, strokeDasharray: "2,2"},
            ),
            Plot.ruleY(rows, {
                x1: (row: Dot) => row.estimate.low,
                x2: (row: Dot) => row.estimate.high,
                y: "name",
                stroke: accent,
                strokeWidth: 2,
            }),
            Plot.dot(rows, {
                x: (row: Dot) => row.estimate.value,
                y: "name",
                fill: accent,
                r: 4,
                title: (row: Dot) => `${row.name}\n${interval(row.estimate, share)}${row.note ? "\n" + row.note : ""}`,
                tip: true,
            }),
        ],
    });
}

export function seatWins(arm: Arm): Plotted {
    const even = 1 / arm.seats.length;
    return dots(
        arm.seats.map((seat) => ({
            name: seat.player ? `Seat ${seat.seat}, ${seat.player}` : `Seat ${seat.seat}`,
            estimate: seat.wins,
            even,
            note: `Against an even share: ${seat.against_even}`,
        })),
        "Share of wins (%)",
        true,
    );
}

export function playerWins(arms: Arm[]): Plotted {
    const rows = arms.flatMap((arm) =>
        arm.players.map((player) => ({
            name: arms.length > 1 ? arm.label : title(player.player),
            estimate: player.wins,
            even: player.even,
            note: player.player,
        })),
    );
    return dots(rows, "Share of wins (%)", true);
}

export function thingWins(things: {name: string; seats: number; wins: Estimate}[], even: number): Plotted {
    const rows = [...things]
        .sort((a, b) => b.wins.value - a.wins.value)
        .map((thing) => ({name: title(thing.name), estimate: thing.wins, even, note: `${thing.seats} seats had it`}));
    return dots(rows, "Share of wins (%)", true);
}

export function endings(rows: Arm["endings"]): Plotted {
    return dots(
        rows.map((row) => ({name: title(row.name), estimate: row.games})),
        "Share of games (%)",
        true,
    );
}

interface Bin {
    from: number;
    to: number;
    share: number;
    count: number;
    name: string;
}

// The largest step that all values keep to: turns come in whole laps if everybody has as many.
function stepOf(counts: number[]): number {
    const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
    return counts.reduce((step, count, i) => (count > 0 ? common(step, i) : step), 0) || 1;
}

// Bins of a histogram, neighbours joined until a few dozen are left. A bin of single values stands around its value.
function bins(histogram: Histogram): Bin[] {
    const {counts, width, first} = histogram;
    const total = counts.reduce((a, b) => a + b, 0);
    const step = stepOf(counts);
    const joined = step * Math.ceil(counts.length / step / 40);
    const single = joined === step && width === 1;
    const out: Bin[] = [];
    for (let i = 0; i < counts.length; i += joined) {
        const count = counts.slice(i, i + joined).reduce((a, b) => a + b, 0);
        const from = (first + i) * width;
        const name = single ? plain(from) : `${plain(from)} to ${plain(from + joined * width)}`;
        const shift = single ? joined / 2 : 0;
        out.push({from: from - shift, to: from + joined * width - shift, share: count / total, count, name});
    }
    return out;
}

export function histogram(data: Histogram, label: string, scale = 1): Plotted {
    const rows = bins(data).map((bin) => ({...bin, from: bin.from / scale, to: bin.to / scale}));
    return plot({
        height: 200,
        width: Math.min(420, full),
        x: {label, nice: false},
        y: {label: "Share of games (%)", percent: true, grid: true},
        marks: [
            Plot.rectY(rows, {
                x1: "from",
                x2: "to",
                y: "share",
                fill: accent,
                insetLeft: 0.5,
                insetRight: 0.5,
                title: (bin: Bin) =>
                    `${scale === 1 ? bin.name : `${plain(bin.from)} to ${plain(bin.to)}`}\n` +
                    `${percent(bin.share)}, ${bin.count} games`,
                tip: true,
            }),
            Plot.ruleY([0]),
        ],
    });
}

export function scoreRibbons(arm: Arm): Plotted {
    const rows = arm.moments!.flatMap((moment) =>
        moment.places.map((place) => ({at: moment.at, name: ordinal(place.place), ...place})),
    );
    return plot({
        height: 300,
        x: {label: "Share of the game's turns (%)", percent: true},
        y: {label: "Score", grid: true},
        color: {legend: true, domain: arm.seats.map((_, i) => ordinal(i + 1)), range: palette},
        marks: [
            Plot.areaY(rows, {x: "at", y1: "low", y2: "high", fill: "name", fillOpacity: 0.18}),
            Plot.lineY(rows, {x: "at", y: "median", stroke: "name", strokeWidth: 2}),
            Plot.tip(
                rows,
                Plot.pointerX({
                    x: "at",
                    y: "median",
                    title: (row) =>
                        `${row.name} at the end\nMedian ${plain(row.median)}; eight of ten between ` +
                        `${plain(row.low)} and ${plain(row.high)}`,
                }),
            ),
        ],
    });
}

export function leaderWins(arms: Arm[]): Plotted {
    const rows = arms.flatMap((arm) =>
        arm.moments!
            .filter((moment) => moment.leader_wins && moment.led >= 10)
            .map((moment) => ({at: moment.at, arm: arm.label, ...moment.leader_wins!})),
    );
    return plot({
        height: 280,
        x: {label: "Share of the game's turns (%)", percent: true, domain: [0, 100]},
        y: {label: "Games won by whoever leads then (%)", percent: true, grid: true, domain: [0, 100]},
        color: {legend: arms.length > 1, domain: arms.map((arm) => arm.label), range: palette},
        marks: [
            Plot.ruleY([1 / arms[0].seats.length], {stroke: quiet, strokeDasharray: "4,3"}),
            Plot.areaY(rows, {x: "at", y1: "low", y2: "high", fill: "arm", fillOpacity: 0.18}),
            Plot.lineY(rows, {x: "at", y: "value", stroke: "arm", strokeWidth: 2}),
            Plot.tip(
                rows,
                Plot.pointerX({
                    x: "at",
                    y: "value",
                    title: (row) => `${arms.length > 1 ? row.arm + "\n" : ""}After ${percent(row.at, 0)}: ${interval(row, true)}`,
                }),
            ),
        ],
    });
}

export function decisions(arm: Arm): Plotted {
    const rows = [...arm.decisions].sort((a, b) => b.in_a_game - a.in_a_game).slice(0, 20);
    const parts = rows.flatMap((row) => [
        {name: title(row.name), part: "With a choice", times: row.in_a_game * (1 - row.forced.value), row},
        {name: title(row.name), part: "Without", times: row.in_a_game * row.forced.value, row},
    ]);
    return plot({
        marginLeft: Math.min(170, full / 2),
        height: 62 + 22 * rows.length,
        x: {label: "Decisions in a game", grid: true},
        y: {label: null, domain: rows.map((row) => title(row.name))},
        color: {legend: true, domain: ["With a choice", "Without"], range: [accent, quiet]},
        marks: [
            Plot.barX(parts, {
                x: "times",
                y: "name",
                fill: "part",
                insetTop: 2,
                insetBottom: 2,
                title: (part) =>
                    `${part.name}\n${plain(part.row.in_a_game)} in a game, ${percent(part.row.forced.value)} without a ` +
                    `choice, else ${plain(part.row.options)} actions`,
                tip: true,
            }),
            Plot.ruleX([0]),
        ],
    });
}

// How often a card is played by those who see it, against how much more often those win.
export function cardScatter(cards: Cards): Plotted {
    const rows = cards.things.filter((card) => card.difference);
    const domain = ["more", "less", "no difference seen", "too few games"];
    return plot({
        height: 420,
        x: {label: "Played by those who saw it (%)", percent: true, grid: true, domain: [0, 100]},
        y: {label: "Wins when played, over wins when only seen (points)", percent: true, grid: true},
        r: {range: [2, 9]},
        color: {
            legend: true,
            domain,
            range: ["var(--good)", "var(--bad)", "var(--c1)", "var(--quiet)"],
            tickFormat: (finding: string) => `Wins: ${finding}`,
        },
        marks: [
            Plot.ruleY([0], {stroke: quiet}),
            Plot.ruleX(
                rows.filter((card) => card.finding === "more" || card.finding === "less"),
                {
                    x: (card) => card.rate.value,
                    y1: (card) => card.difference!.low,
                    y2: (card) => card.difference!.high,
                    stroke: "finding",
                    strokeOpacity: 0.5,
                },
            ),
            Plot.dot(rows, {
                x: (card) => card.rate.value,
                y: (card) => card.difference!.value,
                r: "played",
                fill: "finding",
                fillOpacity: 0.75,
                stroke: "var(--paper)",
                title: (card) =>
                    `${title(card.name)}\nPlayed by ${percent(card.rate.value)} of ${card.seen} seats that saw it\n` +
                    `Wins: ${signed(card.difference!, true)} points, ${card.finding}`,
                tip: true,
            }),
            Plot.text(
                rows.filter((card) => card.finding === "more" || card.finding === "less"),
                {
                    x: (card) => card.rate.value,
                    y: (card) => card.difference!.value,
                    text: (card) => title(card.name),
                    dy: -10,
                    fontSize: 10,
                    fill: "currentColor",
                    stroke: "var(--paper)",
                    strokeWidth: 3,
                },
            ),
        ],
    });
}

export const moversShown = 24;

// The biggest movers, each measured by how much games differ in it anyway.
export function movers(figures: Compared[]): Plotted {
    const rows = figures
        .filter((figure) => figure.in_deviations > 0 && figure.in_deviations < 1e6)
        .slice(0, moversShown)
        .map((figure) => {
            const deviation = Math.abs(figure.difference.value) / figure.in_deviations;
            return {
                figure,
                name: figureName(figure.name),
                value: figure.difference.value / deviation,
                low: figure.difference.low / deviation,
                high: figure.difference.high / deviation,
            };
        });
    return plot({
        marginLeft: Math.min(320, pageWidth / 2),
        width: pageWidth < 720 ? pageWidth : 900,
        height: 72 + 22 * rows.length,
        x: {label: "Difference, in standard deviations of a game", grid: true, type: "symlog", ticks: 7},
        y: {label: null, domain: rows.map((row) => row.name), tickFormat: (name: string) => (name.length > 52 ? name.slice(0, 50) + "…" : name)},
        color: {
            legend: true,
            domain: ["more", "less", "no difference seen", "too few games"],
            range: ["var(--good)", "var(--bad)", "var(--c1)", "var(--quiet)"],
        },
        marks: [
            Plot.ruleX([0], {stroke: quiet}),
            Plot.ruleY(rows, {x1: "low", x2: "high", y: "name", stroke: (row) => row.figure.finding, strokeWidth: 2}),
            Plot.dot(rows, {
                x: "value",
                y: "name",
                fill: (row) => row.figure.finding,
                r: 4,
                title: (row) =>
                    `${row.name}\n${interval(row.figure.first, row.figure.share)}\nbecomes ` +
                    `${interval(row.figure.second, row.figure.share)}\n${row.figure.finding}`,
                tip: true,
            }),
        ],
    });
}

export interface Swept {
    value: string;
    line: string;
    estimate: Estimate;
}

// One figure over the values of an option; several lines for seats, or for the values of a second option.
export function sweep(rows: Swept[], option: string, label: string, share: boolean): Plotted {
    const values = [...new Set(rows.map((row) => row.value))];
    const lines = [...new Set(rows.map((row) => row.line))];
    return plot({
        width: Math.min(420, full),
        height: 230,
        x: {type: "point", label: title(option), domain: values},
        y: {label: share ? `${label} (%)` : label, percent: share, grid: true, zero: false},
        color: {legend: lines.length > 1, domain: lines, range: palette},
        marks: [
            Plot.ruleX(rows, {
                x: "value",
                y1: (row: Swept) => row.estimate.low,
                y2: (row: Swept) => row.estimate.high,
                stroke: "line",
                strokeOpacity: 0.6,
            }),
            Plot.lineY(rows, {x: "value", y: (row: Swept) => row.estimate.value, stroke: "line", z: "line"}),
            Plot.dot(rows, {
                x: "value",
                y: (row: Swept) => row.estimate.value,
                fill: "line",
                r: 4,
                title: (row: Swept) =>
                    `${title(option)} ${row.value}${lines.length > 1 ? ", " + row.line : ""}\n${interval(row.estimate, share)}`,
                tip: true,
            }),
        ],
    });
}

export function sources(source: Arm["sources"][number]): Plotted {
    const rows = [...source.things].sort((a, b) => b.in_a_game - a.in_a_game).slice(0, 12);
    return plot({
        width: Math.min(420, full),
        marginLeft: 150,
        height: 60 + 18 * rows.length,
        x: {label: `${title(source.amount)} in a game`, grid: true},
        y: {label: null, domain: rows.map((row) => title(row.name))},
        marks: [
            Plot.barX(rows, {
                x: "in_a_game",
                y: (row) => title(row.name),
                fill: accent,
                insetTop: 1,
                insetBottom: 1,
                title: (row) => `${title(row.name)}\n${plain(row.in_a_game)} in a game, ${percent(row.share)} of all`,
                tip: true,
            }),
            Plot.ruleX([0]),
        ],
    });
}
