// Plays through the page at a real server, with real clicks: whole games of every rule set against bots, two browsers at
// one table, several people at one screen, a phone, the keyboard alone. Looks at every screen with axe, and leaves
// pictures of them all.
//   node page_test.mjs TESSERA CHROMIUM PAGE PICTURES
// PAGE_TO_THE_END=1 plays every game to its end by clicks instead of leaving the seat to a bot on the way.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {createRequire} from "node:module";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, before, test} from "node:test";
import {runServer, phoneSize} from "./running_server.mjs";
import {bar, beginTable, decide, dice, play} from "./player.mjs";

const [tessera, chromiumPath, page, pictures] = process.argv.slice(2);
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const toTheEnd = process.env["PAGE_TO_THE_END"] === "1";
const firstDecisions = 8;

const games = [
    ["Market Trading", "market-trading"],
    ["Treasury 0.7", "treasury-0.7"],
    ["Treasury 0.6", "treasury-0.6"],
    ["Temples and Swords", "temples-and-swords"],
    ["1800", "1800"],
];

let server;
before(async () => {
    mkdirSync(pictures, {recursive: true});
    server = await runServer({tessera, chromiumPath, page});
});
after(async () => {
    await server?.close();
    assert.deepEqual(server?.complaints, []);
});

// No serious issue for people who see, hear or move differently.
async function accessible(tab, where) {
    await tab.evaluate(axe);
    // What fades in has its contrast when it is there.
    await tab.evaluate(() => {
        const ending = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
        return Promise.allSettled(ending.map((one) => one.finished));
    });
    const {violations} = await tab.evaluate(() => globalThis.axe.run(document, {resultTypes: ["violations"]}));
    const serious = violations.filter((one) => ["serious", "critical"].includes(one.impact));
    assert.deepEqual(
        serious.map((one) => `${where}: ${one.id}: ${one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ")}`),
        [],
    );
}

const picture = (tab, name) => tab.screenshot({path: join(pictures, `${name}.png`)});
// A screen that looks the same to everybody: in both lights, and in the width of a phone.
async function pictureEverywhere(tab, name) {
    await picture(tab, name);
    await tab.emulateMedia({colorScheme: "dark"});
    await picture(tab, `${name}-dark`);
    await tab.emulateMedia({colorScheme: "light"});
    const desk = tab.viewportSize();
    await tab.setViewportSize(phoneSize);
    await tab.waitForTimeout(300);
    await picture(tab, `${name}-phone`);
    await tab.setViewportSize(desk);
}
const openLobby = async (tab) => {
    await tab.goto(server.address);
    await tab.getByRole("button", {name: "Play 1800", exact: true}).waitFor();
};
const asked = (tab) => tab.locator(`${bar}[data-ours]:not([data-acting])`).waitFor();

// The same table in the other light and on a phone.
async function otherPictures(tab, name) {
    const state = await tab.context().storageState();
    for (const [kind, how] of [["dark", {dark: true}], ["phone", {phone: true}]]) {
        const other = await server.visitor(how);
        const stored = state.origins[0]?.localStorage ?? [];
        await other.addInitScript((items) => items.forEach(({name, value}) => localStorage.setItem(name, value)), stored);
        await other.goto(tab.url());
        await other.getByRole("tablist").waitFor();
        await other.waitForTimeout(300);
        await picture(other, `${name}-${kind}`);
        await other.context().close();
    }
}

test("the lobby shows the games", async () => {
    const tab = await server.visitor();
    await openLobby(tab);
    await accessible(tab, "lobby");
    await picture(tab, "lobby");
    for (const [kind, how] of [["dark", {dark: true}], ["phone", {phone: true}]]) {
        const other = await server.visitor(how);
        await openLobby(other);
        await accessible(other, `lobby-${kind}`);
        await picture(other, `lobby-${kind}`);
        await other.context().close();
    }
    await tab.context().close();
});

for (const [name, ruleSet] of games)
    test(`a whole game of ${name} against a bot, by clicks on the board`, async () => {
        const tab = await server.visitor();
        const roll = dice(7);
        // An unlucky war may be over within a few decisions; then there is another table.
        let decided = 0;
        for (let tables = 0; decided < firstDecisions; ++tables) {
            assert.ok(tables < 3, `three games were over within ${firstDecisions} decisions`);
            await openLobby(tab);
            await beginTable(tab, name, {seats: 2, sitters: {1: "greedy"}});
            await asked(tab);
            decided = await play(tab, roll, toTheEnd ? Infinity : firstDecisions);
        }
        if (!(await tab.getByRole("dialog", {name: "The game is over"}).isVisible())) {
            await picture(tab, ruleSet);
            await accessible(tab, ruleSet);
            await otherPictures(tab, ruleSet);
            await tab.getByRole("button", {name: "Settings and table"}).click();
            await tab.getByRole("button", {name: "Resign"}).click();
            await tab.getByRole("button", {name: "Really resign?"}).click();
        }
        const end = tab.getByRole("dialog", {name: "The game is over"});
        await end.waitFor({timeout: 120_000});
        await end.getByRole("img", {name: "The scores over the game"}).waitFor();
        await pictureEverywhere(tab, `${ruleSet}-end`);
        await end.getByRole("button", {name: "Replay"}).click();
        await tab.getByLabel("Position in the game").fill("10");
        await tab.getByText(/^10 of \d+$/).waitFor();
        await tab.context().close();
    });

test("two browsers at one table, with a reload in the middle", async () => {
    const first = await server.visitor();
    const second = await server.visitor({preferences: {name: "Bruno"}});
    await openLobby(first);
    await beginTable(first, "Market Trading", {seats: 2, sitters: {1: "open"}});
    await first.getByText("The game begins when every seat is taken").waitFor();
    await accessible(first, "waiting");
    await pictureEverywhere(first, "waiting");
    await second.goto(await first.getByLabel("Link of seat 2").inputValue());
    await second.getByLabel("What shall the others call you?").fill("Bruno");
    await accessible(second, "join");
    await pictureEverywhere(second, "join");
    await second.getByRole("button", {name: "Sit down"}).click();
    await second.getByRole("tablist").waitFor();
    const roll = dice(3);
    const seats = [first, second];
    for (let i = 0; i < 8; ++i) {
        const turn = await Promise.any(seats.map(async (tab) => (await asked(tab), tab)));
        await decide(turn, roll);
        if (i === 4) await first.reload();
        await first.getByRole("tablist").waitFor();
    }
    const lines = (tab) => tab.getByRole("list", {name: "What happened"}).getByRole("listitem").count();
    await first.waitForTimeout(300);
    assert.ok((await lines(first)) > 4);
    await first.context().close();
    await second.context().close();
});

test("several people at one screen, with a curtain between their turns", async () => {
    const tab = await server.visitor();
    await openLobby(tab);
    await beginTable(tab, "Treasury 0.7", {seats: 2, sitters: {1: "human"}});
    const curtain = tab.getByRole("button", {name: "Open the curtain"});
    const roll = dice(5);
    const seen = new Set();
    for (let i = 0; i < 30 && seen.size < 2; ++i) {
        await Promise.race([curtain.waitFor(), asked(tab)]);
        if (await curtain.isVisible()) {
            assert.equal(await tab.locator("[data-thing]").count(), 0, "nothing is shown behind the curtain");
            seen.add(await tab.getByRole("heading").textContent());
            if (seen.size === 1) {
                await pictureEverywhere(tab, "curtain");
                await accessible(tab, "curtain");
            }
            await curtain.click();
        }
        await decide(tab, roll);
    }
    assert.equal(seen.size, 2);
    await tab.context().close();
});

test("hint, why, undo, rules, chart and replay", async () => {
    const tab = await server.visitor();
    await openLobby(tab);
    await beginTable(tab, "Market Trading", {seats: 2, sitters: {1: "greedy"}});
    const roll = dice(11);
    await play(tab, roll, 4);
    await asked(tab);

    await tab.getByRole("button", {name: "Hint", exact: true}).click();
    await tab.getByText(/games thought through/).waitFor({timeout: 300_000});
    await pictureEverywhere(tab, "hint");
    await accessible(tab, "hint");

    await tab.getByRole("button", {name: "Why not?"}).click();
    await tab.locator('[data-thing^="slot:"]').first().click();
    const why = tab.getByRole("dialog", {name: "Why not?"});
    await why.getByText(/MT-\d+|It can be done/).first().waitFor();
    await pictureEverywhere(tab, "why");
    await accessible(tab, "why");
    await why.getByRole("button", {name: "Close"}).click();

    await tab.getByRole("tab", {name: "Rules"}).click();
    await tab.getByRole("heading", {name: "What the game is"}).waitFor();
    await tab.getByRole("button", {name: "MT-010"}).first().click();
    await tab.getByRole("heading", {name: "MT-010"}).waitFor();
    await pictureEverywhere(tab, "rules");
    await accessible(tab, "rules");

    await tab.getByRole("tab", {name: "Chart"}).click();
    await tab.getByRole("img", {name: "The scores over the game"}).waitFor();
    await pictureEverywhere(tab, "chart");

    await tab.getByRole("button", {name: "Settings and table"}).click();
    await pictureEverywhere(tab, "menu");
    await accessible(tab, "menu");
    await tab.getByRole("button", {name: "Replay", exact: true}).click();
    await tab.getByLabel("Position in the game").fill("3");
    await tab.getByText(/^3 of \d+$/).waitFor();
    await tab.getByRole("button", {name: "Share"}).click();
    await tab.getByRole("button", {name: "Link copied"}).waitFor();
    assert.match(await tab.evaluate(() => navigator.clipboard.readText()), /#\/table\/.*at=3$/);
    await pictureEverywhere(tab, "replay");
    await accessible(tab, "replay");
    await tab.getByRole("button", {name: "Back to the table"}).click();
    await asked(tab);

    const undo = tab.getByRole("button", {name: "Undo"});
    for (let i = 0; i < 12 && (await undo.isDisabled()); ++i) await decide(tab, roll);
    const at = Number(await tab.locator(bar).getAttribute("data-revision"));
    await undo.click();
    await tab.waitForFunction(([bar, at]) => Number(document.querySelector(bar)?.dataset.revision) > at, [bar, at]);
    await tab.context().close();
});

test("the keyboard alone begins a game and decides", async () => {
    const tab = await server.visitor();
    await openLobby(tab);
    await tab.getByRole("button", {name: "Play Market Trading"}).focus();
    await tab.keyboard.press("Enter");
    await tab.getByRole("dialog", {name: "New table: Market Trading"}).waitFor();
    await tab.keyboard.press("Enter");
    await tab.waitForURL(/#\/table\//);
    for (let i = 0; i < 5; ++i) {
        await asked(tab);
        const revision = await tab.locator(bar).getAttribute("data-revision");
        await tab.keyboard.press("1");
        if (await tab.locator(`${bar}[data-revision="${revision}"]`).isVisible()) {
            await tab.keyboard.press("Enter");
            await tab.keyboard.press("Enter");
        }
        await tab.waitForFunction(([bar, revision]) => document.querySelector(bar)?.dataset.revision !== revision, [bar, revision]);
    }
    await tab.context().close();
});

test("a phone", async () => {
    const tab = await server.visitor({phone: true});
    await openLobby(tab);
    await beginTable(tab, "Temples and Swords", {seats: 2, sitters: {1: "greedy"}});
    await asked(tab);
    await play(tab, dice(2), 6, {touch: true});
    await asked(tab);
    await accessible(tab, "phone");
    await picture(tab, "phone");
    const wide = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `the page is ${wide} pixels wider than the phone`);
    for (const name of ["Works", "Players", "Log", "Rules"]) await tab.getByRole("tab", {name}).click();
    await tab.context().close();
});

// The smallest type of a map as it is on the screen, and what is written in it.
const smallestType = (tab) =>
    tab.evaluate(() => {
        const sizes = [...document.querySelectorAll("main svg[aria-label] text")].map((text) => ({size: parseFloat(getComputedStyle(text).fontSize) * Math.hypot(text.getScreenCTM().a, text.getScreenCTM().b), words: text.textContent}));
        return sizes.sort((a, b) => a.size - b.size)[0];
    });

for (const [name, ruleSet] of [["Temples and Swords", "temples-and-swords"], ["1800", "1800"]])
    test(`the map of ${name} can be read on a phone`, async () => {
        const tab = await server.visitor({phone: true});
        await openLobby(tab);
        await beginTable(tab, name, {seats: 2, sitters: {1: "greedy"}});
        await asked(tab);
        const smallest = await smallestType(tab);
        assert.ok(smallest.size >= 11, `"${smallest.words}" is ${smallest.size} pixels high in ${ruleSet}`);
        await tab.context().close();
    });

test("the map of Europe shows what is connected and who feeds whom", async () => {
    const tab = await server.visitor();
    await openLobby(tab);
    await beginTable(tab, "1800", {seats: 2, sitters: {1: "greedy"}});
    await asked(tab);
    const note = tab.locator("main").getByRole("status").filter({hasText: "Connected with"});
    // Every power begins with two laborers that its own farmers feed.
    const province = await tab.evaluate(() => {
        const provinces = [...document.querySelectorAll('[data-thing^="province:"][data-kind="urban"]')];
        const points = provinces.map((one) => {
            const box = one.querySelector("path").getBoundingClientRect();
            return {one, x: box.left + box.width / 2, y: box.top + box.height / 2};
        });
        return points.filter(({one, x, y}) => one.contains(document.elementFromPoint(x, y))).map(({x, y}) => ({x, y}));
    });
    let fed = false;
    for (const {x, y} of province) {
        await tab.mouse.move(x, y);
        await note.waitFor();
        fed = (await note.textContent()).includes("Fed by");
        if (fed) break;
    }
    assert.ok(fed, "some town is fed");
    await picture(tab, "1800-connected");
    await accessible(tab, "1800-connected");
    await tab.context().close();
});

test("resources are dragged onto the squares of a card", async () => {
    const tab = await server.visitor();
    const roll = dice(5);
    await openLobby(tab);
    await beginTable(tab, "1800", {seats: 2, sitters: {1: "greedy"}});
    const stock = tab.locator('[data-drag][data-light="lit"]').first();
    for (let i = 0; i < 40 && !(await stock.isVisible()); ++i) {
        await asked(tab);
        await tab.waitForTimeout(100);
        if (!(await stock.isVisible())) await decide(tab, roll);
    }
    const revision = Number(await tab.locator(bar).getAttribute("data-revision"));
    const from = await stock.boundingBox();
    await tab.mouse.move(from.x + 20, from.y + 20);
    await tab.mouse.down();
    await tab.mouse.move(from.x + 40, from.y + 60, {steps: 4});
    const card = tab.locator('[data-thing^="card:"][data-light="lit"]').first();
    await card.scrollIntoViewIfNeeded();
    const to = await card.boundingBox();
    await tab.mouse.move(to.x + to.width / 2, to.y + to.height / 2, {steps: 4});
    await picture(tab, "1800-drag");
    await tab.mouse.up();
    const confirm = tab.locator(`${bar} button.primary`);
    if (await confirm.isVisible()) await confirm.click();
    await tab.waitForFunction(([bar, revision]) => Number(document.querySelector(bar)?.dataset.revision) > revision, [bar, revision]);
    await tab.context().close();
});

test("the laboratory counts who wins", async () => {
    const tab = await server.visitor();
    await tab.goto(server.address + "#/lab/market-trading");
    await tab.getByLabel("Played by").selectOption("random");
    await tab.getByLabel("Games").selectOption("100");
    await tab.getByRole("button", {name: "Begin"}).click();
    await tab.getByRole("link", {name: "Open the report"}).waitFor({timeout: 300_000});
    await tab.getByRole("rowheader", {name: "Seat 1"}).waitFor();
    await accessible(tab, "lab");
    await pictureEverywhere(tab, "lab");
    await tab.context().close();
});

test("the laboratory compares an edited copy of the content with the shipped one", async () => {
    const tab = await server.visitor();
    const copy = mkdtempSync(join(tmpdir(), "tessera-copy-"));
    try {
        execFileSync(tessera, ["content", "export", "market-trading", join(copy, "my-market")]);
        const options = join(copy, "my-market", "options.toml");
        const edited = readFileSync(options, "utf8").replace(/(\[options\.market_cap\][^[]*?default = )\d+/, (_, before) => `${before}6`);
        assert.notEqual(edited, readFileSync(options, "utf8"));
        writeFileSync(options, edited);
        await tab.goto(server.address + "#/lab/market-trading");
        await tab.getByLabel("Played by").selectOption("random");
        await tab.getByLabel("Games").selectOption("100");
        await tab.getByLabel("Folder of edited content").setInputFiles(join(copy, "my-market"));
        await tab.getByText(/my-market: \d+ files against the shipped ones/).waitFor();
        await tab.getByRole("button", {name: "Begin"}).click();
        await tab.getByRole("link", {name: "Open the report"}).waitFor({timeout: 300_000});
        await tab.getByText("From market-trading to edited market-trading").waitFor();
        await tab.getByRole("table", {name: "with the shipped files"}).waitFor();
        await tab.getByRole("table", {name: "with your files"}).waitFor();
        await accessible(tab, "lab-compare");
        await pictureEverywhere(tab, "lab-compare");

        // A mistake is told with its file and line before anything is played.
        writeFileSync(options, edited + "\nnonsense = 1\n");
        await tab.getByLabel("Folder of edited content").setInputFiles(join(copy, "my-market"));
        await tab.getByRole("button", {name: "Begin"}).click();
        await tab.getByRole("alert").getByText(/options\.toml:\d+/).waitFor();
    } finally {
        rmSync(copy, {recursive: true, force: true});
    }
    await tab.context().close();
});

test("what if: bots play on from a live position and count who wins", async () => {
    const tab = await server.visitor();
    await openLobby(tab);
    await beginTable(tab, "Market Trading", {seats: 2, sitters: {1: "greedy"}});
    await play(tab, dice(4), 3);
    await asked(tab);
    await tab.getByRole("button", {name: "Settings and table"}).click();
    await tab.getByRole("button", {name: "What if"}).click();
    await tab.getByRole("heading", {name: "What if"}).waitFor();
    assert.equal(await tab.getByLabel("Games").inputValue(), "10000");
    await tab.getByLabel("Played by").selectOption("random");
    await tab.getByLabel("Games").selectOption("100");
    await tab.getByRole("button", {name: "Begin"}).click();
    await tab.getByText("100 of 100 games").waitFor({timeout: 300_000});
    await tab.getByRole("rowheader", {name: "Ada"}).waitFor();
    await accessible(tab, "what-if");
    await pictureEverywhere(tab, "what-if");
    await tab.getByRole("link", {name: "Back to the table"}).click();
    await asked(tab);
    await tab.context().close();
});

test("about", async () => {
    const tab = await server.visitor();
    await tab.goto(server.address + "#/about");
    await tab.getByText("game-icons.net").waitFor();
    await accessible(tab, "about");
    await pictureEverywhere(tab, "about");
    await tab.context().close();
});
