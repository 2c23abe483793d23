// Two people at one screen, over a whole round: whatever stands on the screen after the curtain is what a page that was
// just loaded would show to whoever opened it, and before that there is nothing but the curtain. Nothing that was told
// to the player before is left: log, chart, replay, questions, dialogs, names and descriptions for those who do not see.
//   node hot_seat_test.mjs TESSERA CHROMIUM PAGE
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {runServer} from "./running_server.mjs";
import {bar, beginTable, decide, dice} from "./player.mjs";

const [tessera, chromiumPath, page] = process.argv.slice(2);
const mostDecisions = 150;

// How a round ends, as its log tells.
const games = [
    ["Treasury 0.7", (log) => log.some((line) => line.startsWith("Round 2:"))],
    ["1800", (log) => log.some((line) => line.startsWith("Turn 4,"))],
];

let server;
before(async () => {
    server = await runServer({tessera, chromiumPath, page});
});
after(async () => {
    await server?.close();
    assert.deepEqual(server?.complaints, []);
});

// Everything that can be read, seen or heard: text, what attributes say, the title.
const readable = () => {
    const said = new Set([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.currentNode; node; node = walker.nextNode()) {
        if (node.parentElement?.tagName === "NOSCRIPT") continue;
        if (node instanceof Text) said.add(node.data.trim());
        else
            for (const {name, value} of node.attributes)
                if (/^(aria-label|aria-description|title|alt|value|placeholder|data-thing|data-piece|data-action|data-besides)$/.test(name)) said.add(value.trim());
    }
    return [...said].filter((text) => text !== "");
};

// Keeps whatever is drawn, however shortly: apart what is drawn while the server has told something to somebody else than
// who opened the curtain. A click that was meant for the decision before hits every curtain as soon as it is there, and
// must open nothing.
const watchDrawing = () => {
    const drawn = {early: new Set(), open: new Set()};
    let told, opened;
    globalThis.__drawn = {
        opening: () => (opened = told),
        take() {
            const all = {early: [...drawn.early], open: [...drawn.open]};
            drawn.early.clear();
            drawn.open.clear();
            return all;
        },
    };
    const Socket = globalThis.WebSocket;
    globalThis.__Socket = Socket;
    globalThis.WebSocket = class extends Socket {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", (event) => {
                const message = JSON.parse(event.data);
                if (message.type === "update") told = message.viewpoint;
            });
        }
    };
    let curtain;
    const clickTooOften = () => {
        const now = document.querySelector("[data-curtain]");
        if (now && now !== curtain) now.querySelector("button").click();
        curtain = now;
    };
    const look = () => document.body && (told === opened ? drawn.open : drawn.early).add(document.title + "\n" + document.body.innerText);
    const changed = () => (clickTooOften(), look());
    new MutationObserver(changed).observe(document, {subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["open", "aria-label"]});
};
const drawnSince = (tab) => tab.evaluate(() => globalThis.__drawn.take());

const logOf = (tab) => tab.getByRole("list", {name: "What happened"}).locator("li > span:nth-of-type(2), li > svg + span").allTextContents();
const curtainOf = (tab) => tab.getByRole("button", {name: "Open the curtain"});

async function openScreen(game) {
    const tab = await server.visitor({preferences: {name: "Ada"}});
    await tab.addInitScript(watchDrawing);
    await tab.goto(server.address);
    await tab.getByRole("button", {name: `Play ${game}`, exact: true}).waitFor();
    await beginTable(tab, game, {seats: 2, sitters: {1: "human"}});
    await curtainOf(tab).waitFor();
    // A page of the same two, loaded anew whenever it is to say what may be seen.
    const fresh = await tab.context().newPage();
    await fresh.addInitScript(watchDrawing);
    fresh.setDefaultTimeout(30_000);
    return {tab, fresh};
}

// Nothing but the curtain, to whatever sense.
async function nothingButTheCurtain(tab) {
    assert.equal(await tab.locator("#page *").count(), await tab.locator("[data-curtain], [data-curtain] *").count() , "there is more than the curtain");
    const table = (await tab.title()).replace(" · Tessera", "");
    const said = await tab.evaluate(readable);
    const name = said[1];
    assert.deepEqual(said, [`${table} · Tessera`, name, ", it is your turn", "The cards are covered. Open the curtain when only you look at the screen.", "Open the curtain"]);
    const heard = await tab.locator("body").ariaSnapshot();
    assert.deepEqual(heard.split("\n").map((line) => line.trim().split(/[ :]/)[1]), ["main", "heading", "paragraph", "button"], heard);
    return name;
}

async function openCurtain(tab) {
    await tab.evaluate(() => globalThis.__drawn.opening());
    await curtainOf(tab).click();
    await tab.locator(`${bar}[data-ours]`).waitFor();
}

// What a page shows that never saw the other viewpoint.
async function asIfJustLoaded(tab, fresh) {
    await fresh.goto("about:blank");
    await fresh.goto(tab.url());
    await openCurtain(fresh);
    return {said: new Set(await fresh.evaluate(readable)), log: await logOf(fresh)};
}

// The log as the server tells it to one of the two; nothing to nobody.
const logToldTo = (tab, seat) =>
    tab.evaluate(async (seat) => {
        if (seat === undefined) return [];
        const [{id, secret}] = JSON.parse(localStorage.getItem("tessera.tables"));
        const socket = new globalThis.__Socket(`ws://${location.host}/api/v1/tables/${id}/socket`);
        const update = new Promise((resolve) => {
            socket.onmessage = (event) => {
                const message = JSON.parse(event.data);
                if (message.type === "update") resolve(message);
            };
        });
        socket.onopen = () => socket.send(JSON.stringify({type: "hello", protocol: 1, secret, viewpoint: seat}));
        const {log} = await update;
        socket.close();
        return log.map((line) => line.text);
    }, seat);

for (const [game, roundIsOver] of games)
    test(`a round of ${game} at one screen shows each only what is theirs`, async () => {
        const {tab, fresh} = await openScreen(game);
        const roll = dice(13);
        let mine = {name: undefined, log: [], seat: undefined};
        let curtains = 0;
        for (let i = 0; i < mostDecisions && !roundIsOver(mine.log); ++i) {
            await Promise.race([curtainOf(tab).waitFor(), tab.locator(`${bar}[data-ours]:not([data-acting])`).waitFor()]);
            if (await curtainOf(tab).isVisible()) {
                ++curtains;
                const name = await nothingButTheCurtain(tab);
                const may = await asIfJustLoaded(tab, fresh);
                const before = await logToldTo(tab, mine.seat);
                const onlyMine = may.log.filter((line) => !before.includes(line));
                for (const drawn of (await drawnSince(tab)).early)
                    for (const line of onlyMine) assert.ok(!drawn.includes(line), `"${line}" was drawn before ${name} opened the curtain`);
                await openCurtain(tab);
                const said = await tab.evaluate(readable);
                // A line of the log may also stand above the board while it is news.
                const others = said.filter((text) => !may.said.has(text) && !may.log.includes(text));
                assert.deepEqual(others, [], `${name} sees what a fresh page would not show`);
                assert.deepEqual(await logOf(tab), may.log);
                const onlyTheirs = before.filter((line) => !may.log.includes(line) && !may.said.has(line));
                for (const drawn of (await drawnSince(tab)).open)
                    for (const line of onlyTheirs) assert.ok(!drawn.includes(line), `${name} sees "${line}"`);
                mine = {name, log: may.log, seat: name === "Ada" ? 0 : 1};
                if (roundIsOver(mine.log)) break;
            }
            await decide(tab, roll);
        }
        assert.ok(roundIsOver(mine.log), "the round is over");
        assert.ok(curtains >= 4, `${curtains} curtains`);
        await tab.context().close();
    });

// Says something to the table over a connection of its own, with the secret of the screen, and waits for the answer.
const elsewhere = (tab, ...requests) =>
    tab.evaluate(async (requests) => {
        const [{id, secret}] = JSON.parse(localStorage.getItem("tessera.tables"));
        const socket = new globalThis.__Socket(`ws://${location.host}/api/v1/tables/${id}/socket`);
        const heard = [];
        let wake = () => {};
        socket.onmessage = (event) => (heard.push(JSON.parse(event.data)), wake());
        const next = async (fits) => {
            for (;;) {
                const i = heard.findIndex(fits);
                if (i >= 0) return heard.splice(i, 1)[0];
                await new Promise((resolve) => (wake = resolve));
            }
        };
        await new Promise((resolve) => (socket.onopen = resolve));
        socket.send(JSON.stringify({type: "hello", protocol: 1, secret}));
        let update = await next((one) => one.type === "update");
        for (const request of requests) {
            const viewpoint = update.viewpoint;
            // Plays until somebody else of the two decides.
            for (let i = 1; request === "play" ? update.viewpoint === viewpoint : i === 1; ++i) {
                const said = request === "play" ? {type: "act", revision: update.revision, action: update.actions[i % update.actions.length].action} : request;
                socket.send(JSON.stringify({...said, id: i}));
                const {revision} = await next((one) => one.id === i);
                update = await next((one) => one.type === "update" && one.revision >= revision);
                while (request === "play" && update.actions.length === 0) update = await next((one) => one.type === "update");
            }
        }
        socket.close();
    }, requests);

test("what the last player had open is gone when the other opens the curtain", async () => {
    const {tab, fresh} = await openScreen("Treasury 0.7");
    await openCurtain(tab);
    await elsewhere(tab, "play", "play");
    await openCurtain(tab);
    // The chart, a moment of the past, a question, and the menu.
    await tab.getByRole("tab", {name: "Chart"}).click();
    await tab.getByRole("img", {name: "The scores over the game"}).waitFor();
    await tab.getByRole("button", {name: "Why not?"}).click();
    await tab.locator("[data-thing]").first().click();
    await tab.getByRole("dialog", {name: "Why not?"}).waitFor();
    await elsewhere(tab, "play");
    await curtainOf(tab).waitFor();
    await nothingButTheCurtain(tab);

    // The curtain stays where it is while somebody pauses, and while the connection breaks.
    await elsewhere(tab, {type: "pause", on: true});
    await nothingButTheCurtain(tab);
    await elsewhere(tab, {type: "pause", on: false});
    await nothingButTheCurtain(tab);
    const may = await asIfJustLoaded(tab, fresh);
    await openCurtain(tab);
    assert.equal(await tab.getByRole("dialog").count(), 0);
    const others = (await tab.evaluate(readable)).filter((text) => !may.said.has(text) && !may.log.includes(text));
    assert.deepEqual(others, []);

    await tab.getByRole("button", {name: "Settings and table"}).click();
    await tab.getByRole("button", {name: "Replay", exact: true}).click();
    await tab.getByLabel("Position in the game").fill("12");
    await tab.getByText(/^12 of \d+$/).waitFor();
    await tab.getByRole("button", {name: "Settings and table"}).click();
    await elsewhere(tab, "play");
    await curtainOf(tab).waitFor();
    await nothingButTheCurtain(tab);
    // Back and forth without anybody opening: still closed.
    await elsewhere(tab, "play");
    await nothingButTheCurtain(tab);
    await openCurtain(tab);
    assert.equal(await tab.getByLabel("Position in the game").count(), 0);
    await tab.context().close();
});
