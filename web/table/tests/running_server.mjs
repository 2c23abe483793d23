// A server of its own for a test, with a browser that opens its page. Everything is gone afterwards.
import {spawn} from "node:child_process";
import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {chromium} from "playwright-core";

const listens = /Tessera listens on (http:\/\/[^ ]+)/;

async function startServer(tessera, folder, page) {
    const child = spawn(
        tessera,
        ["serve", "--address", "127.0.0.1", "--port", "0", "--db", join(folder, "games.db"), "--page", page, "--log-level", "error", "--tables-per-minute", "1000", "--requests-per-second", "1000", "--messages-per-second", "1000", "--bot-milliseconds", "10"],
        {stdio: ["ignore", "pipe", "inherit"]},
    );
    const address = await new Promise((resolve, reject) => {
        let heard = "";
        child.stdout.on("data", (data) => {
            heard += data;
            const match = listens.exec(heard);
            if (match) resolve(match[1]);
        });
        child.on("exit", (code) => reject(new Error(`tessera serve ended with ${code}: ${heard}`)));
    });
    return {child, address};
}

export const phoneSize = {width: 390, height: 844};
export const deskSize = {width: 1440, height: 900};

export async function runServer({tessera, chromiumPath, page}) {
    const folder = mkdtempSync(join(tmpdir(), "tessera-page-"));
    let server = await startServer(tessera, folder, page);
    const browser = await chromium.launch({
        executablePath: chromiumPath,
        args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    });
    const complaints = [];
    return {
        address: server.address,
        complaints,
        // A browser of its own: its memory, its size, its light. Moves of others are shown at once unless told otherwise.
        async visitor({phone = false, size = phone ? phoneSize : deskSize, touch = phone, dark = false, reducedMotion = "reduce", preferences = {}} = {}) {
            const context = await browser.newContext({
                viewport: size,
                hasTouch: touch,
                isMobile: touch,
                colorScheme: dark ? "dark" : "light",
                reducedMotion,
                permissions: ["clipboard-read", "clipboard-write"],
            });
            await context.addInitScript((given) => {
                if (!localStorage.getItem("tessera.preferences")) localStorage.setItem("tessera.preferences", JSON.stringify(given));
            }, {name: "Ada", speed: "instant", ...preferences});
            const tab = await context.newPage();
            tab.setDefaultTimeout(30_000);
            tab.on("pageerror", (error) => complaints.push(`${tab.url()}: ${error.message}`));
            tab.on("console", (message) => {
                // A connection that breaks is part of some tests, and the browser says so.
                if (message.type() === "error" && !/WebSocket|Failed to load resource/.test(message.text())) complaints.push(message.text());
            });
            return tab;
        },
        async close() {
            await browser.close();
            server.child.removeAllListeners("exit");
            const gone = new Promise((resolve) => server.child.on("exit", resolve));
            server.child.kill("SIGTERM");
            await gone;
            rmSync(folder, {recursive: true, force: true});
        },
    };
}
