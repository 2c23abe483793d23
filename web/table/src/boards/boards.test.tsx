// Every board draws real positions, and every decision has a place on it.
import {readdirSync, readFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {renderToStaticMarkup} from "react-dom/server";
import {describe, expect, it} from "vitest";
import {Surface} from "../choosing/Choosing";
import {lights, placesOf, type Choice} from "../choosing/machine";
import {PlayersStrip} from "../table/PlayersStrip";
import {boardOf, type BoardProps} from "./board";
import {contentOf} from "./testing";

interface Fixture {
    rule_set: string;
    view: unknown;
    decider: number;
    question: string;
    actions: Choice[];
    scores: number[];
}

const folder = fileURLToPath(new URL("../../fixtures/", import.meta.url));
const games: Record<string, string> = {"treasury-0.7": "treasury", "1800": "eighteen-hundred"};
const gameOf = (ruleSet: string) => games[ruleSet] ?? ruleSet;
const names = ["Ada", "Bruno", "Chiara", "Dmitri"];

async function draw(fixture: Fixture): Promise<string> {
    const game = gameOf(fixture.rule_set);
    const board = await boardOf(game);
    const props: BoardProps = {
        game,
        view: fixture.view,
        files: contentOf(game),
        options: {},
        seats: fixture.scores.map((_, seat) => ({seat, name: names[seat]!, kind: seat === fixture.decider ? "human" : "bot", level: null, resigned: false})),
        viewpoint: fixture.decider,
        decider: fixture.decider,
        question: fixture.question,
        scores: fixture.scores,
    };
    return renderToStaticMarkup(
        <Surface lights={lights(fixture.actions, [])} named={new Set()} news={new Set()} changed={{has: () => false}} onPick={() => {}} onHold={() => {}} onDrop={() => {}} onWhy={() => {}} asking={false}>
            <PlayersStrip board={board} props={props} here={[]} yours={[fixture.decider]} />
            <board.Board {...props} />
            {board.Hand && <board.Hand {...props} />}
        </Surface>,
    );
}

// The things of all spots that can be picked.
function litThings(html: string): Set<string> {
    const spots = html.match(/<[^>]+data-thing="[^"]*"[^>]*>/g) ?? [];
    const lit = spots.filter((spot) => spot.includes("data-light="));
    return new Set(lit.flatMap((spot) => /data-thing="([^"]*)"/.exec(spot)![1]!.split(" ")));
}

describe.each(readdirSync(folder))("%s", (file) => {
    const fixture = JSON.parse(readFileSync(folder + file, "utf8")) as Fixture;

    it("is drawn, with a place for every decision that touches something", async () => {
        const html = await draw(fixture);
        const lit = litThings(html);
        const homeless = fixture.actions.filter((action) => action.things.length > 0 && !placesOf(action).some((thing) => lit.has(thing)));
        expect(homeless.map((action) => action.action)).toEqual([]);
        for (const name of names.slice(0, fixture.scores.length)) expect(html).toContain(name);
        expect(html).not.toMatch(/\[object|undefined|NaN/);
    });

    it("lights nothing when nothing can be done", async () => {
        expect(litThings(await draw({...fixture, actions: []})).size).toBe(0);
    });
});
