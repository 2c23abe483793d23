// Every game on every screen: from a small phone to a large desk, upright and across. What is asked can be answered, whose
// turn it is and how it stands is in sight, nothing lies on anything. Leaves pictures of them all.
//   node screens_test.mjs TESSERA CHROMIUM PAGE PICTURES
import assert from "node:assert/strict";
import {mkdirSync} from "node:fs";
import {join} from "node:path";
import {after, before, test} from "node:test";
import {bar, beginTable, decide, dice, play} from "./player.mjs";
import {runServer} from "./running_server.mjs";

const [tessera, chromiumPath, page, pictures] = process.argv.slice(2);

const screens = [
    {width: 360, height: 740, touch: true},
    {width: 390, height: 844, touch: true},
    {width: 744, height: 1133, touch: true},
    {width: 820, height: 1180, touch: true},
    {width: 844, height: 390, touch: true},
    {width: 1024, height: 768, touch: true},
    {width: 1440, height: 900, touch: false},
    {width: 1920, height: 1080, touch: false},
];

const games = [
    ["Market Trading", "market-trading", 4],
    ["Treasury 0.7", "treasury-0.7", 4],
    ["Temples and Swords", "temples-and-swords", 4],
    ["1800", "1800", 8],
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

const asked = (tab) => tab.locator(`${bar}[data-ours]:not([data-acting])`).waitFor();

// A table of this game, and others who look at it as the same person from other screens.
async function begin(name, seats, {touch = false, size} = {}) {
    const tab = await server.visitor({touch, ...(size ? {size} : {})});
    await tab.goto(server.address);
    const sitters = Object.fromEntries(Array.from({length: seats - 1}, (_, i) => [i + 1, "greedy"]));
    await tab.getByRole("button", {name: `Play ${name}`, exact: true}).waitFor();
    await beginTable(tab, name, {seats, sitters});
    await asked(tab);
    return tab;
}
async function sameAt(tab, screen) {
    const state = await tab.context().storageState();
    const other = await server.visitor({size: screen, touch: screen.touch});
    await other.addInitScript((items) => items.forEach(({name, value}) => localStorage.setItem(name, value)), state.origins[0]?.localStorage ?? []);
    await other.goto(tab.url());
    await asked(other);
    return other;
}

// What of these is cut off by the window, or by a box that scrolls.
const outOfSight = (tab, selector) =>
    tab.evaluate((selector) => {
        const clipped = (element) => {
            const box = element.getBoundingClientRect();
            if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return true;
            const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            return !(hit && (element.contains(hit) || hit.contains(element)));
        };
        return [...document.querySelectorAll(selector)].filter(clipped).map((element) => element.textContent);
    }, selector);

// Boxes that lie on one another, as pairs of words. Above and below the letters of a line is room that nothing fills.
const collisions = (tab, one, other) =>
    tab.evaluate(
        ([one, other]) => {
            const boxes = (selector) =>
                [...document.querySelectorAll(selector)].map((element) => {
                    const {left, right, top, bottom} = element.getBoundingClientRect();
                    const air = element.tagName === "text" ? (bottom - top) * 0.2 : 1;
                    return {words: element.textContent || element.outerHTML.slice(0, 80), left, right, top: top + air, bottom: bottom - air};
                });
            const touch = (a, b) => a.left + 1 < b.right && b.left + 1 < a.right && a.top < b.bottom && b.top < a.bottom;
            return boxes(one).flatMap((a, i) => boxes(other).flatMap((b, k) => ((one !== other || k > i) && touch(a, b) ? [`${a.words} / ${b.words}`] : [])));
        },
        [one, other],
    );

const news = 'header + [role="status"], header + [role="alert"]';

for (const [name, ruleSet, seats] of games)
    test(`${name} can be played on every screen`, async () => {
        const tab = await begin(name, seats);
        await play(tab, dice(3), 6);
        await asked(tab);
        for (const screen of screens) {
            const where = `${screen.width}x${screen.height}`;
            const other = await sameAt(tab, screen);
            await other.waitForTimeout(300);
            await other.screenshot({path: join(pictures, `${ruleSet}-${where}.png`)});
            assert.ok((await other.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, `${where}: the page is wider than the screen`);
            assert.deepEqual(await outOfSight(other, `${bar} [aria-live]`), [], `${where}: what is asked is in sight`);
            const choices = await other.locator(`${bar} button:visible`).count();
            assert.ok(choices >= 3, `${where}: ${choices} buttons to answer with`);
            const wide = await other.getByRole("group", {name: "Players"}).isVisible();
            const players = wide ? '[aria-label="Players"] > div' : '[aria-label="Scores"] > li';
            assert.equal(await other.locator(players).count(), seats, `${where}: everybody's score is there`);
            assert.deepEqual(await outOfSight(other, players), [], `${where}: and in sight`);
            assert.deepEqual(await collisions(other, news, "[data-light], button:not(header + * button)"), [], `${where}: news lie on nothing`);
            await other.context().close();
        }
        await tab.context().close();
    });

test("on a phone the cards that are asked for are in sight", async () => {
    const tab = await begin("Treasury 0.7", 2, {touch: true, size: screens[1]});
    const roll = dice(2);
    const prompt = tab.locator(`${bar} [aria-live]`);
    for (let i = 0; i < 40 && !(await prompt.getByText("Which card do you start?").isVisible()); ++i) {
        const start = tab.locator(bar).getByRole("button", {name: "Start a business"});
        if (await start.isVisible()) await start.tap();
        else await decide(tab, roll, {touch: true});
        await asked(tab);
    }
    await prompt.getByText("Which card do you start?").waitFor();
    const card = tab.locator('[data-thing^="card:"][data-light="lit"]').first();
    assert.ok(await card.isVisible());
    const box = await card.boundingBox();
    assert.ok(box.y > 0 && box.y + 60 < screens[1].height, `a card at ${box.y}`);
    await tab.screenshot({path: join(pictures, "phone-card-asked.png")});
    await tab.context().close();
});

test("the sheet is no taller than what is in it", async () => {
    const tab = await begin("1800", 2, {touch: true, size: screens[2]});
    const slack = await tab.evaluate(() => {
        const sheet = document.querySelector("aside").getBoundingClientRect();
        const tools = [...document.querySelectorAll("aside button")].map((button) => button.getBoundingClientRect().bottom);
        return sheet.bottom - Math.max(...tools);
    });
    assert.ok(slack < 24, `${slack} pixels of nothing`);
    await tab.context().close();
});

test("names on the map of Europe lie neither on one another nor on what stands there", async () => {
    for (const screen of [screens[2], screens[7]]) {
        const tab = await begin("1800", 8, {size: screen, touch: screen.touch});
        await play(tab, dice(5), 10, {touch: screen.touch});
        await asked(tab);
        const names = '[aria-label="The map of Europe"] text[class*="name"]';
        assert.ok((await tab.locator(names).count()) > 12);
        assert.deepEqual(await collisions(tab, names, names), []);
        assert.deepEqual(await collisions(tab, names, '[aria-label="The map of Europe"] [class*="tokens"] > g > :is(rect, circle)'), []);
        await tab.getByText("Legend").click();
        await tab.getByText("A boom is due in this province").waitFor();
        await tab.screenshot({path: join(pictures, `1800-legend-${screen.width}.png`)});
        await tab.context().close();
    }
});

test("a map shows what happens, wherever one has gone on it", async () => {
    const tab = await begin("1800", 2, {touch: true, size: screens[1]});
    const closer = tab.getByRole("button", {name: "Closer"});
    for (let i = 0; i < 3; ++i) await closer.tap();
    await play(tab, dice(4), 4, {touch: true});
    await asked(tab);
    const lit = tab.locator('main [data-thing^="province:"][data-light="lit"]');
    if ((await lit.count()) > 0) {
        const inSight = await tab.evaluate(() => {
            const room = document.querySelector("main svg[aria-label]").getBoundingClientRect();
            return [...document.querySelectorAll('main [data-thing^="province:"][data-light="lit"]')].some((one) => {
                const box = one.getBoundingClientRect();
                return box.right > room.left && box.left < room.right && box.bottom > room.top && box.top < room.bottom;
            });
        });
        assert.ok(inSight, "something that can be picked is in sight");
    }
    await tab.context().close();
});
