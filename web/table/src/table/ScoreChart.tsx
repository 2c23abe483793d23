// The scores over the game, one line for each seat, told apart by colour and by the shape at its end.
import {useEffect, useRef} from "react";
import * as Plot from "@observablehq/plot";
import type {SeatState, ServerChart} from "../protocol/types";
import {seatColour, seatShape, shapePath} from "../seats/seats";
import style from "./ScoreChart.module.css";

interface Props {
    chart: ServerChart;
    seats: readonly SeatState[];
    width: number;
    height: number;
    // A position to mark.
    at?: number | undefined;
    onPick?(position: number): void;
}

interface Point {
    position: number;
    score: number;
    seat: number;
    name: string;
}

export default function ScoreChart({chart, seats, width, height, at, onPick}: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
        const points: Point[] = chart.points.flatMap(({position, scores}) =>
            scores.flatMap((score, seat) =>
                score === null ? [] : [{position, score, seat, name: seats[seat]?.name ?? `Seat ${seat + 1}`}],
            ),
        );
        const last = seats.flatMap(({seat}) => points.filter((point) => point.seat === seat).slice(-1));
        const plot = Plot.plot({
            width,
            height,
            marginLeft: 34,
            marginRight: 96,
            marginBottom: 30,
            style: {background: "transparent", fontFamily: "var(--figures)", fontSize: "12px", color: "var(--ink)"},
            x: {label: "actions", ticks: 5},
            y: {label: null, grid: true, nice: true, domain: [Math.min(0, ...points.map((point) => point.score)), Math.max(5, ...points.map((point) => point.score))]},
            marks: [
                Plot.ruleY([0], {stroke: "var(--line-strong)"}),
                ...(at === undefined ? [] : [Plot.ruleX([at], {stroke: "var(--accent)", strokeDasharray: "4 3"})]),
                Plot.line(points, {x: "position", y: "score", z: "seat", stroke: (d: Point) => seatColour(d.seat), strokeWidth: 2.5, curve: "step-after"}),
            ],
        });
        // A strict server allows no style sheets inside the page; what Plot's would say stands in ours.
        plot.querySelector("style")?.remove();
        for (const mark of plot.querySelectorAll("g[aria-label]")) mark.removeAttribute("aria-label");
        plot.classList.add(style.plot!);
        place.current?.replaceChildren(plot);
        mark(plot as SVGSVGElement, plot.scale("x"), plot.scale("y"), last);
        return () => plot.remove();
    }, [chart, seats, width, height, at]);
    return (
        <div
            ref={place}
            role="img"
            aria-label="The scores over the game"
            onClick={(event) => {
                const x = event.clientX - (place.current?.getBoundingClientRect().left ?? 0);
                const all = chart.points.at(-1)?.position ?? 0;
                const position = Math.round(((x - 34) / (width - 130)) * all);
                if (position >= 0 && position <= all) onPick?.(position);
            }}
        />
    );
}

type Scale = ReturnType<ReturnType<typeof Plot.plot>["scale"]>;

const lineHeight = 15;

// The shape of its seat at the end of each line, and its name beside it, as high as the lines above allow.
function mark(plot: SVGSVGElement, x: Scale, y: Scale, last: readonly Point[]): void {
    const add = (kind: string, attributes: Record<string, string>) => {
        const element = document.createElementNS("http://www.w3.org/2000/svg", kind);
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        return plot.appendChild(element);
    };
    let lowest = -Infinity;
    for (const point of [...last].sort((a, b) => b.score - a.score)) {
        const [left, top] = [Number(x?.apply(point.position)), Number(y?.apply(point.score))];
        add("path", {
            d: shapePath[seatShape(point.seat)],
            transform: `translate(${left} ${top}) scale(0.6)`,
            fill: seatColour(point.seat),
            stroke: "var(--ink)",
        });
        lowest = Math.max(top, lowest + lineHeight);
        add("text", {x: String(left + 12), y: String(lowest + 4), fill: "var(--ink)", "text-anchor": "start"}).textContent = `${point.name} ${point.score}`;
    }
}
