// Plays games for which the page has no board of its own, on the one that is drawn from the view alone: whole games of
// the calibration games with the mouse, the keyboard and a finger, and the beginning of every game that ships.
//   node any_board_test.mjs TESSERA CHROMIUM PAGE PICTURES
// TESSERA is the program with the calibration games.
import assert from "node:assert/strict";
import {mkdirSync, readFileSync} from "node:fs";
import {createRequire} from "node:module";
import {join} from "node:path";
import {after, before, test} from "node:test";
import {runServer} from "./running_server.mjs";
import {bar, beginTable, decide, dice, play} from "./player.mjs";

const [tessera, chromiumPath, page, pictures] = process.argv.slice(2);
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const enough = 200;
const firstDecisions = 6;

let server;
before(async () => {
    mkdirSync(pictures, {recursive: true});
    server = await runServer({tessera, chromiumPath, page});
});
after(async () => {
    await server?.close();
    assert.deepEqual(server?.complaints, []);
});

const end = (tab) => tab.getByRole("dialog", {name: "The game is over"});

async function visit(how) {
    const tab = await server.visitor(how);
    await tab.goto(server.address);
    await tab.getByRole("button", {name: /^Play /}).first().waitFor();
    return tab;
}

async function looksGood(tab, name) {
    await tab.screenshot({path: join(pictures, `any-${name}.png`)});
    await tab.evaluate(axe);
    const {violations} = await tab.evaluate(() => globalThis.axe.run(document, {resultTypes: ["violations"]}));
    const serious = violations.filter((one) => ["serious", "critical"].includes(one.impact));
    assert.deepEqual(serious.map((one) => `${name}: ${one.id}: ${one.nodes[0].html.slice(0, 200)}`), []);
    const wide = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${name} is ${wide} pixels too wide`);
}

async function begin(how, game) {
    const tab = await visit(how);
    await beginTable(tab, game, {sitters: {1: "random"}});
    return tab;
}

for (const [game, file] of [["Connect four", "connect-four"], ["Dice race", "dice-race"], ["Kuhn poker", "kuhn-poker"]]) {
    test(`${game} with the mouse, on the board where it can be`, async () => {
        const tab = await begin({}, game);
        await decide(tab, dice(3));
        await tab.locator(`${bar}[data-ours]`).or(end(tab)).first().waitFor();
        await looksGood(tab, file);
        await play(tab, dice(5), enough);
        await end(tab).waitFor();
        await tab.context().close();
    });

    test(`${game} with a finger, on a phone`, async () => {
        const tab = await begin({phone: true}, game);
        await tab.locator(`${bar}[data-ours]`).or(end(tab)).first().waitFor();
        await looksGood(tab, `${file}-phone`);
        await play(tab, dice(7), enough, {touch: true});
        await end(tab).waitFor();
        await tab.context().close();
    });

    test(`${game} with the keyboard alone`, async () => {
        const tab = await begin({}, game);
        for (let i = 0; i < enough && !(await end(tab).isVisible()); ++i) {
            const asked = await tab.waitForFunction(
                (bar) => (document.querySelector('[role="dialog"][aria-label="The game is over"]') ? "over" : document.querySelector(`${bar}[data-ours]:not([data-acting])`)?.dataset.revision),
                bar,
            );
            const revision = await asked.jsonValue();
            if (revision === "over") break;
            for (const key of ["1", "Enter"]) {
                await tab.keyboard.press(key);
                await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
                if (!(await tab.locator(`${bar}[data-revision="${revision}"]`).isVisible())) break;
            }
        }
        await end(tab).waitFor();
        await tab.context().close();
    });
}

for (const [game, file] of [["Market Trading", "market-trading"], ["Treasury 0.7", "treasury-0.7"], ["Temples and Swords", "temples-and-swords"], ["1800", "1800"]])
    test(`${game} on the plain board`, async () => {
        const tab = await visit({preferences: {plainBoards: true}});
        await beginTable(tab, game, {seats: 2, sitters: {1: "greedy"}});
        await play(tab, dice(11), firstDecisions);
        await tab.locator(`${bar}[data-ours]`).waitFor();
        // A thing that lies in two places lights in one.
        const lit = await tab.evaluate(() => [...document.querySelectorAll("[data-light=lit]")].map((spot) => spot.dataset.thing));
        assert.deepEqual(lit.filter((thing, i) => lit.indexOf(thing) !== i), []);
        await looksGood(tab, file);
        await tab.context().close();
    });
