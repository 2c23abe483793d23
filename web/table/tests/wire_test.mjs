// How much the page loads: the lobby and a table of each game, as a browser that comes for the first time gets them from a
// real server, and what is left of that when it comes again.
//   node wire_test.mjs TESSERA CHROMIUM PAGE
import assert from "node:assert/strict";
import {basename} from "node:path";
import {after, before, test} from "node:test";
import {openDoor} from "./door.mjs";
import {runServer} from "./running_server.mjs";
import {bar, beginTable} from "./player.mjs";

const [tessera, chromiumPath, page] = process.argv.slice(2);
const largestFirstVisit = 250_000;

const games = ["Market Trading", "Treasury 0.7", "Treasury 0.6", "Temples and Swords", "1800"];

let server;
before(async () => {
    server = await runServer({tessera, chromiumPath, page});
});
after(async () => {
    await server?.close();
    assert.deepEqual(server?.complaints, []);
});

// What the browser fetched over HTTP, and how many bytes of each came over the network.
async function watch(tab) {
    const network = await tab.context().newCDPSession(tab);
    const addresses = new Map();
    const fetched = new Map();
    network.on("Network.responseReceived", ({requestId, response}) => addresses.set(requestId, response.url));
    network.on("Network.loadingFinished", ({requestId, encodedDataLength}) => fetched.set(addresses.get(requestId) ?? requestId, encodedDataLength));
    await network.send("Network.enable");
    return fetched;
}
const listed = (fetched) => [...fetched].map(([url, size]) => `${basename(url)} ${size}`).join(", ");

// Fonts come when there is something to write with them.
async function settled(tab) {
    await tab.locator(`${bar}[data-ours]:not([data-acting])`).waitFor();
    await tab.waitForLoadState("networkidle");
    await tab.evaluate(() => document.fonts.ready);
}

for (const game of games)
    test(`lobby and a table of ${game} are small, and smaller the second time`, async (context) => {
        const door = await openDoor(server.address);
        const tab = await server.visitor();
        const fetched = await watch(tab);
        await tab.goto(door.address);
        await beginTable(tab, game, {seats: 2, sitters: {1: "greedy"}});
        await settled(tab);
        const first = door.received();
        context.diagnostic(`${game}: ${first} bytes at the first visit: ${listed(fetched)}`);
        assert.ok(first < largestFirstVisit, `lobby and a table of ${game} load ${first} bytes: ${listed(fetched)}`);

        fetched.clear();
        await tab.reload();
        await settled(tab);
        const second = door.received() - first;
        context.diagnostic(`${game}: ${second} bytes at the second visit: ${listed(fetched)}`);
        const kept = [...fetched].filter(([url]) => url.includes("/assets/") || url.includes("/content/"));
        assert.ok(kept.length > 5, listed(fetched));
        assert.deepEqual(kept.filter(([, size]) => size > 0), [], "what never changes is not fetched again");
        assert.ok(second < first / 5, `${second} bytes at the second visit, ${first} at the first: ${listed(fetched)}`);
        await tab.context().close();
        door.close();
    });
