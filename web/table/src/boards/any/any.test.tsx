// The board of a game that brings none, drawn from a view and its shape alone.
import {renderToStaticMarkup} from "react-dom/server";
import {describe, expect, it} from "vitest";
import {Surface} from "../../choosing/Choosing";
import {lights, type Choice} from "../../choosing/machine";
import type {BoardProps} from "../board";
import AnyBoard from "./AnyBoard";
import {cellsOf} from "./grid";
import {namesIn} from "./names";
import {mapIn} from "./map";
import {drawable, type Shape, type ViewShape} from "./shape";

const card = {type: ["string", "null"], "x-noun": "card"} as const;
const shape: ViewShape = {
    $ref: "#/$defs/View",
    $defs: {
        View: {
            type: "object",
            properties: {
                players: {type: "array", "x-per-seat": true, items: {$ref: "#/$defs/Player"}},
                scores: {type: "array", "x-per-seat": true, items: {type: "integer"}},
                row: {type: "array", items: card},
                seen: {type: "array", items: card},
                pot: {type: "integer"},
                doubled: {type: "boolean"},
                columns: {type: "object", "x-noun": "column", additionalProperties: {type: "array", items: {type: ["integer", "null"], "x-noun": "seat"}}},
            },
        },
        Player: {type: "object", properties: {hand: {type: "array", items: card}, chips: {type: "integer"}}},
    },
    "x-words": {card: ["fire_keepers", "potter", "weaver"], column: ["a", "b", "c"]},
};
const view = {
    players: [
        {hand: ["potter"], chips: 3},
        {hand: [null, null], chips: 4},
    ],
    scores: [2, 7],
    row: ["weaver", "fire_keepers"],
    seen: ["potter"],
    pot: 5,
    doubled: true,
    columns: {b: [0, 1]},
};
const files = {cards: {card: [{id: "potter", name: "The Potter", text: "Gain 1 gold."}, {id: "weaver", business: {name: "Weaver", text: "Draw."}, event: {name: "Moths", text: "Lose 1."}}]}};

function draw(choices: Choice[]): string {
    const props: BoardProps = {
        game: "cards",
        view,
        shape,
        choices,
        files,
        options: {},
        seats: ["Ada", "Bruno"].map((name, seat) => ({seat, name, kind: "human", level: null, resigned: false})),
        viewpoint: 0,
        decider: 0,
        question: "play",
        scores: [2, 7],
    };
    return renderToStaticMarkup(
        <Surface lights={lights(choices, [])} named={new Set()} news={new Set()} changed={{has: () => false}} onPick={() => {}} onHold={() => {}} onDrop={() => {}} onWhy={() => {}} asking={false}>
            <AnyBoard.Board {...props} />
        </Surface>,
    );
}

const choice = (action: string, ...things: string[]): Choice => ({action, things, label: action});
const lit = (html: string) => [...html.matchAll(/data-thing="([^"]*)"[^>]*data-light="lit"/g)].map((match) => match[1]);

describe("A board drawn from the view alone", () => {
    it("says all that the view says, in words", () => {
        const html = draw([]);
        for (const words of ["The Potter", "Gain 1 gold.", "Fire keepers", "Weaver: Draw.\nMoths: Lose 1.", "Ada", "Bruno", "doubled"]) expect(html).toContain(words);
        expect(html).toMatch(/<b>5<\/b> pot/);
        expect(html).not.toMatch(/\[object|undefined|NaN|null/);
        expect(lit(html)).toEqual([]);
    });

    it("lights a thing that lies in two places in front of whoever looks, and only there", () => {
        const html = draw([choice("play potter", "card:potter"), choice("build weaver", "card:weaver")]);
        expect(lit(html)).toEqual(["card:weaver", "card:potter"]);
        expect(html.indexOf('data-thing="card:potter"')).toBeGreaterThan(html.indexOf('aria-label="Yours"'));
    });

    it("draws every word of places that hold something, empty ones too", () => {
        expect(lit(draw([choice("drop a", "column:a"), choice("drop b", "column:b")]))).toEqual(["column:a", "column:b"]);
    });

    it("has a tile for what lies nowhere, and for what touches nothing", () => {
        const html = draw([choice("bid 3", "times:3"), choice("bet")]);
        expect(lit(html)).toEqual(["times:3", "verb:bet"]);
    });

    it("knows coordinates", () => {
        expect(cellsOf(["A1", "C12"])).toEqual([
            {word: "A1", column: 0, row: 0},
            {word: "C12", column: 2, row: 11},
        ]);
        expect(cellsOf(["A1", "lyon"])).toBeUndefined();
    });

    it("gathers what is said of a place on a map", () => {
        const whole: ViewShape = {$defs: {}, "x-words": {card: [], hex: ["A1", "A2", "B1"]}};
        const hexes = {type: "array", items: {type: ["string", "null"], "x-noun": "hex"}} as const;
        const member = (name: string, value: unknown, of: Shape) => ({name, value, shape: of, seen: drawable(value, of, whole)});
        const map = mapIn(
            [member("land", {desert: ["A1", "B1"]}, {type: "object", "x-noun": "terrain", additionalProperties: hexes}), member("sites", ["B1"], hexes), member("people", {A1: 3}, {type: "object", "x-noun": "hex", additionalProperties: {type: "integer"}}), member("round", 2, {type: "integer"})],
            whole,
        );
        expect([...map!.gathered]).toEqual(["land", "sites", "people"]);
        expect(map!.places.map(({word, tags, holds}) => [word, tags, holds.map(({value}) => value)])).toEqual([
            ["A1", ["desert"], [3]],
            ["B1", ["desert", "sites"], []],
        ]);
    });

    it("finds names under keys as well as ids", () => {
        expect(namesIn({map: {province: {lyon: {name: "Lyon"}}}}).get("lyon")?.name).toBe("Lyon");
    });
});
