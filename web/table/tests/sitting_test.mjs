// Sitting down, and the end: the lobby, names, links, who plays for whom, how a game ends and the next one begins.
//   node sitting_test.mjs TESSERA CHROMIUM PAGE PICTURES
import assert from "node:assert/strict";
import {mkdirSync} from "node:fs";
import {join} from "node:path";
import {after, before, test} from "node:test";
import {bar, beginTable, dice, play} from "./player.mjs";
import {phoneSize, runServer} from "./running_server.mjs";

const [tessera, chromiumPath, page, pictures] = process.argv.slice(2);

let server;
before(async () => {
    mkdirSync(pictures, {recursive: true});
    server = await runServer({tessera, chromiumPath, page});
});
after(async () => {
    await server?.close();
    assert.deepEqual(server?.complaints, []);
});

const picture = (tab, name) => tab.screenshot({path: join(pictures, `${name}.png`)});
const asked = (tab) => tab.locator(`${bar}[data-ours]:not([data-acting])`).waitFor();
async function openLobby(how) {
    const tab = await server.visitor(how);
    await tab.goto(server.address);
    await tab.getByRole("button", {name: "Play 1800", exact: true}).waitFor();
    return tab;
}

test("the lobby has one tile a game, with its versions inside", async () => {
    const tab = await openLobby();
    const games = tab.getByRole("region", {name: "Games"});
    assert.equal(await games.getByRole("article").count(), 4);
    const treasury = games.getByRole("article").filter({hasText: "Treasury"});
    await treasury.getByRole("button", {name: "Play Treasury 0.7", exact: true}).waitFor();
    await treasury.getByRole("button", {name: "Play Treasury 0.6", exact: true}).waitFor();
    assert.equal(await games.getByText("Start here").count(), 1);
    await tab.context().close();
});

test("who plays with others is asked for a name, and is called by it", async () => {
    const tab = await openLobby({preferences: {name: ""}});
    await tab.getByRole("button", {name: "Play Market Trading", exact: true}).click();
    const dialog = tab.getByRole("dialog", {name: "New table: Market Trading"});
    await dialog.getByLabel("Seat 2", {exact: true}).selectOption("open");
    await dialog.getByRole("button", {name: "Begin"}).click();
    assert.ok(await dialog.getByLabel("Your name", {exact: true}).evaluate((field) => field.validity.valueMissing), "no name, no table");
    await dialog.getByLabel("Your name", {exact: true}).fill("Ada");
    await dialog.getByRole("button", {name: "Begin"}).click();
    await tab.getByText("The game begins when every seat is taken").waitFor();
    await tab.getByText("Ada").first().waitFor();
    await tab.getByRole("button", {name: "QR code"}).click();
    await tab.getByRole("img", {name: "QR code of seat 2"}).waitFor();
    await picture(tab, "waiting-qr");
    await tab.context().close();
});

test("at a running table bots are stronger or weaker as the owner likes, and what ends things stands apart", async () => {
    const tab = await openLobby();
    await beginTable(tab, "Market Trading", {seats: 2, sitters: {1: "easy"}});
    await asked(tab);
    await tab.getByRole("button", {name: "Settings and table"}).click();
    const menu = tab.getByRole("dialog", {name: "Settings and table"});
    const level = menu.getByLabel(/^Level of /);
    assert.equal(await level.inputValue(), "easy");
    await level.selectOption("hard");
    await menu.getByRole("button", {name: "Let a bot play for me"}).click();
    await menu.getByRole("button", {name: "Play myself"}).click();
    await menu.getByRole("button", {name: "Let a bot play for me"}).waitFor();
    const apart = menu.getByRole("region", {name: "For good"});
    assert.deepEqual(await apart.getByRole("button").allTextContents(), ["Resign", "Close the table"]);
    assert.ok((await apart.boundingBox()).y > (await menu.getByRole("button", {name: "Save the game"}).boundingBox()).y + 100);
    await picture(tab, "table-menu");
    await tab.context().close();
});

for (const [where, how] of [["desk", {}], ["phone", {phone: true, size: phoneSize}]])
    test(`the end covers everything, and leads to a rematch, on a ${where}`, async () => {
        const tab = await openLobby(how);
        await beginTable(tab, "Treasury 0.7", {seats: 2, sitters: {1: "greedy"}});
        await asked(tab);
        await play(tab, dice(3), 4, {touch: how.phone === true});
        await tab.getByRole("button", {name: "Settings and table"}).click();
        await tab.getByRole("button", {name: "Resign"}).click();
        await tab.getByRole("button", {name: "Really resign?"}).click();
        const end = tab.getByRole("dialog", {name: "The game is over"});
        await end.waitFor({timeout: 120_000});
        await end.getByRole("img", {name: "The scores over the game"}).waitFor();
        await tab.waitForTimeout(400);
        await picture(tab, `end-${where}`);
        const uncovered = await tab.evaluate(() => {
            const points = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) => [0.02, 0.25, 0.5, 0.75, 0.98].map((y) => [x * innerWidth, y * innerHeight]));
            return points.filter(([x, y]) => !document.elementFromPoint(x, y)?.closest('[aria-label="The game is over"]'));
        });
        assert.deepEqual(uncovered, []);
        const before = tab.url();
        await end.getByRole("button", {name: "Rematch"}).click();
        await tab.waitForFunction((before) => location.href !== before, before);
        await asked(tab);
        await tab.getByText("Ada").first().waitFor();
        await tab.context().close();
    });
