// Somebody who plays with the mouse: clicks on what is lit, and on a button where nothing is.

// The same dice on every run.
export function dice(seed) {
    let state = seed >>> 0;
    return (count) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * count);
    };
}

export const bar = 'section[aria-label="What is asked"]';

// Waits until something can be done here, or the game is over.
async function untilAsked(tab) {
    const answer = await tab.waitForFunction(
        (bar) => {
            if (document.querySelector('[role="dialog"][aria-label="The game is over"]')) return "over";
            const asked = document.querySelector(bar);
            return asked?.dataset.ours && !asked.dataset.acting ? asked.dataset.revision : false;
        },
        bar,
        {timeout: 60_000, polling: 25},
    );
    return await answer.jsonValue();
}

// Where to click next: on the button that confirms, on a lit thing, or on a choice. Undefined when the table has moved.
function nextTarget({bar, revision, chance, which}) {
    const asked = document.querySelector(bar);
    if (!asked?.dataset.ours || asked.dataset.acting || asked.dataset.revision !== revision) return undefined;
    const visiblePoint = (element) => {
        const box = element.getBoundingClientRect();
        // A shape need not cover the middle of its box.
        for (const [x, y] of [[0.5, 0.5], [0.5, 0.3], [0.5, 0.7], [0.3, 0.5], [0.7, 0.5], [0.2, 0.2], [0.8, 0.8], [0.8, 0.2], [0.2, 0.8]]) {
            const at = {x: box.left + box.width * x, y: box.top + box.height * y};
            const hit = document.elementFromPoint(at.x, at.y);
            if (hit && (element === hit || element.contains(hit)) && hit.closest("[data-thing], button") === element) return at;
        }
        return undefined;
    };
    const reach = (element) => {
        const at = visiblePoint(element);
        if (at) return at;
        element.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
        return visiblePoint(element);
    };
    // What the round brought is read before anything else.
    const told = document.querySelector('dialog[open][aria-label="The end of the round"] button.primary');
    if (told) return reach(told);
    const confirm = asked.querySelector("button.primary");
    if (confirm) return reach(confirm);
    const lit = [...document.querySelectorAll('[data-light="lit"]')];
    // The whole list may stand beside the board.
    const buttons = [...document.querySelectorAll(`${bar} button[data-action]:not(:disabled), [aria-label="All choices"] button:not(:disabled)`)];
    const lists = buttons.length === 0 || (lit.length > 0 && chance > 0) ? [lit, buttons] : [buttons, lit];
    for (const list of lists)
        for (let i = 0; i < list.length; ++i) {
            const at = reach(list[(which + i) % list.length]);
            if (at) return at;
        }
    const open = asked.querySelector("button[aria-expanded=false]");
    if (open) return reach(open);
    throw new Error("Nothing can be picked: " + asked.textContent);
}

const mostClicks = 10;

// Decides once. Tells whether there was something to decide.
export async function decide(tab, roll, {touch = false} = {}) {
    const revision = await untilAsked(tab);
    if (revision === "over") return false;
    for (let i = 0; i < mostClicks; ++i) {
        // Mostly on the board, now and then from the list.
        const at = await tab.evaluate(nextTarget, {bar, revision, chance: roll(4), which: roll(1009)});
        if (!at) return true;
        if (touch) await tab.touchscreen.tap(at.x, at.y);
        else await tab.mouse.click(at.x, at.y);
        await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
    }
    throw new Error(`No decision after ${mostClicks} clicks: ` + (await tab.locator(bar).textContent()));
}

// Decides so many times, or to the end.
export async function play(tab, roll, decisions, how) {
    for (let i = 0; i < decisions; ++i) if (!(await decide(tab, roll, how))) return i;
    return decisions;
}

export async function beginTable(tab, game, {seats, sitters = {}} = {}) {
    await tab.getByRole("button", {name: `Play ${game}`, exact: true}).click();
    const dialog = tab.getByRole("dialog", {name: `New table: ${game}`});
    if (seats) await dialog.getByLabel("Players", {exact: true}).selectOption(String(seats));
    for (const [seat, sitter] of Object.entries(sitters)) await dialog.getByLabel(`Seat ${Number(seat) + 1}`, {exact: true}).selectOption(sitter);
    // Where people play together, everybody has a name.
    for (const field of await dialog.locator("input[required]").all()) if ((await field.inputValue()) === "") await field.fill(`Player ${seats}`);
    await dialog.getByRole("button", {name: "Begin"}).click();
    await tab.waitForURL(/#\/table\//);
}
