// How it is to choose, and to wait: the board keeps still under the hand, nothing lies on what can be clicked, a finger in a
// map is asked once more, the keyboard gets everywhere, and others' turns take no longer than it takes to see them.
//   node choosing_test.mjs TESSERA CHROMIUM PAGE
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {bar, beginTable, decide, dice, play} from "./player.mjs";
import {phoneSize, runServer} from "./running_server.mjs";

const [tessera, chromiumPath, page] = process.argv.slice(2);

// What a machine that does much else may take besides, in milliseconds.
const loaded = 1500;

let server;
before(async () => {
    server = await runServer({tessera, chromiumPath, page});
});
after(async () => {
    await server?.close();
    assert.deepEqual(server?.complaints, []);
});

const asked = (tab) => tab.locator(`${bar}[data-ours]:not([data-acting])`).waitFor();
async function begin(name, seats, how = {}) {
    const tab = await server.visitor(how);
    await tab.goto(server.address);
    await tab.getByRole("button", {name: `Play ${name}`, exact: true}).waitFor();
    await beginTable(tab, name, {seats, sitters: Object.fromEntries(Array.from({length: seats - 1}, (_, i) => [i + 1, "greedy"]))});
    if (how.preferences?.speed === undefined) await asked(tab);
    return tab;
}
const boxOf = (tab, selector) => tab.evaluate((selector) => JSON.stringify(document.querySelector(selector).getBoundingClientRect()), selector);

// A map goes where the player's land is when the table is opened, and that takes a moment.
async function boxAtRest(tab, selector) {
    for (let before, box; ; before = box) {
        box = await boxOf(tab, selector);
        if (box === before) return box;
        await tab.waitForTimeout(400);
    }
}

test("the board never moves under the hand", async () => {
    const tab = await begin("1800", 3);
    const roll = dice(3);
    const [board, sea] = [await boxOf(tab, "main"), await boxAtRest(tab, "main svg[aria-label] rect")];
    for (let i = 0; i < 12; ++i) {
        await decide(tab, roll);
        await asked(tab);
        assert.equal(await boxOf(tab, "main"), board);
        assert.equal(await boxOf(tab, "main svg[aria-label] rect"), sea);
    }
    await tab.context().close();
});

test("the list of choices stands beside the board, and closes with the question", async () => {
    const tab = await begin("1800", 3);
    const all = tab.locator(bar).getByRole("button", {name: /^All \d+ choices$/});
    const roll = dice(3);
    for (let i = 0; i < 20 && !(await all.isVisible()); ++i) await decide(tab, roll).then(() => asked(tab));
    const board = await boxOf(tab, "main");
    await all.click();
    const list = tab.getByRole("list", {name: "All choices"});
    const place = await list.boundingBox();
    const {right} = JSON.parse(board);
    assert.ok(place.x >= right, "beside the board");
    await list.getByRole("listitem").first().hover();
    await tab.locator("main [data-named]").first().waitFor();
    await list.getByRole("button").first().click();
    await list.waitFor({state: "detached"});
    await tab.context().close();
});

test("a finger in a map arms first, and confirms with the second tap", async () => {
    const tab = await begin("1800", 2, {phone: true});
    const roll = dice(6);
    const lit = tab.locator('main [data-thing^="province:"][data-light="lit"]');
    const armed = tab.locator(`${bar} button.primary`);
    let tapped = false;
    for (let i = 0; i < 30 && !tapped; ++i) {
        await asked(tab);
        const revision = await tab.locator(bar).getAttribute("data-revision");
        if ((await lit.count()) > 0) {
            const at = await tab.evaluate(() => {
                for (const one of document.querySelectorAll('main [data-thing^="province:"][data-light="lit"]')) {
                    const box = one.getBoundingClientRect();
                    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
                    if (one.contains(document.elementFromPoint(x, y))) return {x, y};
                }
                return undefined;
            });
            if (at) {
                await tab.touchscreen.tap(at.x, at.y);
                await tab.waitForTimeout(200);
                assert.equal(await tab.locator(bar).getAttribute("data-revision"), revision, "nothing is done by one tap");
                if (await armed.isVisible()) {
                    await armed.tap();
                    await tab.waitForFunction(([bar, revision]) => document.querySelector(bar)?.dataset.revision !== revision, [bar, revision]);
                    tapped = true;
                    continue;
                }
            }
        }
        await decide(tab, roll, {touch: true});
    }
    assert.ok(tapped, "something in the map was armed and confirmed");
    await tab.context().close();
});

test("a province that can be picked still shows whose it is", async () => {
    const tab = await begin("1800", 2);
    const covered = await tab.evaluate(() =>
        [...document.querySelectorAll('main [data-thing^="province:"]')].filter((province) => {
            const paths = [...province.querySelectorAll("path")];
            const [glow, border] = ["glow", "control"].map((name) => paths.findIndex((path) => path.getAttribute("class")?.includes(name)));
            return border >= 0 && border < glow;
        }).length,
    );
    assert.equal(covered, 0);
    await tab.context().close();
});

test("every card can be read large by keyboard, and the log is one stop", async () => {
    const tab = await begin("Treasury 0.7", 2);
    await play(tab, dice(8), 4);
    await asked(tab);
    const unreachable = await tab.evaluate(() => [...document.querySelectorAll("[data-name]")].filter((card) => card.tabIndex !== 0).length);
    assert.equal(unreachable, 0);
    await tab.getByRole("region", {name: "Your hand"}).locator("[data-name]").first().focus();
    await tab.keyboard.press("z");
    await tab.locator("[class*='peek']").waitFor();
    await tab.keyboard.press("Escape");
    await tab.locator("[class*='peek']").waitFor({state: "detached"});

    const log = tab.getByRole("list", {name: "What happened"});
    assert.equal(await log.locator('[tabindex="0"]').count(), 1);
    await log.locator('[tabindex="0"]').focus();
    const last = await tab.evaluate(() => document.activeElement.textContent);
    await tab.keyboard.press("ArrowUp");
    assert.notEqual(await tab.evaluate(() => document.activeElement.textContent), last);
    assert.equal(await log.locator('[tabindex="0"]').count(), 1);
    await tab.context().close();
});

test("others' turns are told within a second and a half each, and at once to whoever presses Space", async () => {
    const tab = await begin("Market Trading", 3, {preferences: {speed: "quick"}, reducedMotion: "no-preference"});
    const roll = dice(9);
    const turns = () => tab.getByRole("list", {name: "What happened"}).getByText(/('s|Your) turn\.$/).count();
    await asked(tab);
    for (let i = 0; i < 14; ++i) {
        const before = await turns();
        await decide(tab, roll);
        const began = Date.now();
        await asked(tab);
        const [waited, told] = [Date.now() - began, (await turns()) - before];
        assert.ok(waited <= 1500 * Math.max(1, told) + loaded, `${waited} ms for ${told} turns`);
    }

    for (let i = 0; i < 20; ++i) {
        await asked(tab);
        await decide(tab, roll);
        if (await tab.getByRole("button", {name: /Catch up/}).isVisible()) break;
    }
    const button = tab.getByRole("button", {name: /Catch up/});
    if (await button.isVisible()) {
        await tab.keyboard.press("Space");
        await button.waitFor({state: "detached", timeout: 300});
    }
    await tab.context().close();
});

test("a replay begins where something happens, goes by turns, and the log follows", async () => {
    const tab = await begin("Market Trading", 2);
    await play(tab, dice(4), 12);
    await asked(tab);
    const log = tab.getByRole("list", {name: "What happened"});
    await tab.getByRole("button", {name: /^How the table was laid/}).waitFor();
    await tab.getByRole("button", {name: "Settings and table"}).click();
    await tab.getByRole("button", {name: "Replay", exact: true}).click();
    const replay = tab.getByRole("region", {name: "Replay"});
    const position = async () => Number((await replay.getByText(/^\d+ of \d+$/).textContent()).split(" ")[0]);
    const first = await position();
    assert.ok(first > 0, "set-up is behind");
    await replay.getByLabel("Step").selectOption("turn");
    await replay.getByRole("button", {name: "One turn on"}).click();
    const second = await position();
    assert.ok(second > first);
    assert.equal(Number(await log.locator("[data-here] button").textContent()), second);
    await replay.getByLabel("Speed").selectOption("fast");
    await replay.getByRole("button", {name: "Play", exact: true}).click();
    await tab.waitForFunction((second) => Number(document.querySelector('[aria-label="Replay"] input[type="range"]').value) > second, second);
    await log.locator("[data-here]").focus();
    await tab.keyboard.press("Home");
    await tab.keyboard.press("Enter");
    assert.ok((await position()) <= first);
    await tab.context().close();
});

test("a link can be had without the clipboard", async () => {
    const tab = await server.visitor();
    await tab.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, "clipboard", {get: () => undefined});
        document.execCommand = () => false;
    });
    await tab.goto(server.address);
    await tab.getByRole("button", {name: "Play Market Trading", exact: true}).waitFor();
    await beginTable(tab, "Market Trading", {seats: 2, sitters: {1: "open"}});
    await tab.getByRole("button", {name: "Copy the link"}).click();
    const link = tab.getByRole("dialog", {name: "Copy the link"}).getByLabel("Link", {exact: true});
    assert.match(await link.inputValue(), /#\/join\//);
    await tab.context().close();
});

test("on a phone the hand shows which seats can be picked in the line of scores", async () => {
    const tab = await begin("Treasury 0.7", 3, {phone: true, size: phoneSize});
    assert.equal(await tab.getByRole("list", {name: "Scores"}).locator("[data-thing]").count(), 3);
    await tab.context().close();
});

test("a finger on a mark is told its word", async () => {
    const tab = await begin("Treasury 0.7", 2, {phone: true});
    await tab.getByRole("region", {name: "The treasury"}).getByRole("img", {name: "Population"}).tap();
    await tab.locator("[class*='bubble']").getByText("Population").waitFor();
    await tab.context().close();
});

test("the number of a rule opens what the rulebook says, and the exact rule behind a fold", async () => {
    const tab = await begin("Market Trading", 2);
    const chip = tab.locator(bar).getByTitle(/^Show rule/);
    const roll = dice(3);
    for (let i = 0; i < 10 && !(await chip.isVisible()); ++i) await decide(tab, roll).then(() => asked(tab));
    await chip.click();
    const panel = tab.getByRole("tabpanel");
    const exact = panel.locator("details").filter({hasText: "The exact rule"});
    await exact.waitFor();
    assert.equal(await exact.evaluate((fold) => fold.open), false);
    assert.ok((await panel.locator("[class*='saying']").textContent()).length > 40);
    await tab.context().close();
});

test("the end of a round is told as a sheet", async () => {
    const tab = await begin("Treasury 0.7", 2, {preferences: {speed: "quick"}, reducedMotion: "no-preference"});
    const roll = dice(3);
    const sheet = tab.getByRole("dialog", {name: "The end of the round"});
    const askedOrTold = tab.locator(`${bar}[data-ours]:not([data-acting])`).or(sheet).first();
    for (let i = 0; i < 120 && !(await sheet.isVisible()); ++i) {
        await askedOrTold.waitFor();
        if (!(await sheet.isVisible())) await decide(tab, roll);
    }
    assert.ok((await sheet.getByRole("listitem").count()) >= 2);
    await tab.screenshot({path: process.argv[5] ? `${process.argv[5]}/round-sheet.png` : undefined});
    await sheet.getByRole("button", {name: "Go on"}).click();
    await sheet.waitFor({state: "detached"});
    await tab.context().close();
});
