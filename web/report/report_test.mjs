// Makes a report of every kind with the program and looks at it in a browser: every plot is there and drawn from the
// data, tables sort, and nothing is asked of a network.
//   node report_test.mjs TESSERA CHROMIUM
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {chromium} from "playwright-core";

const [tessera, executablePath] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "tessera-report-"));
const browser = await chromium.launch({executablePath, args: ["--no-sandbox"]});

function study(name, ...words) {
    const out = join(folder, name);
    execFileSync(tessera, ["lab", ...words, "--threads", "1", "-o", out], {stdio: ["ignore", "ignore", "inherit"]});
    return {page: join(out, "report.html"), result: JSON.parse(readFileSync(join(out, "result.json"), "utf8"))};
}

// Opens a page and fails at whatever it complains about or asks for.
async function open(path, options = {}) {
    const page = await browser.newPage({viewport: {width: 1100, height: 800}, ...options});
    const complaints = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("request", (request) => {
        if (request.url() !== "file://" + path) complaints.push("asks for " + request.url());
    });
    await page.goto("file://" + path);
    assert.deepEqual(complaints, []);
    return page;
}

// Attributes of the marks of one kind in a section: of its plot-th plot, or of all.
const marks = (page, section, kind, names, plot = undefined) =>
    page.$$eval(
        `#${section} svg:not([class*="ramp"])`,
        (plots, [kind, names, plot]) =>
            plots
                .filter((one) => one.querySelector("g[aria-label]"))
                .filter((_, i) => plot === undefined || i === plot)
                .flatMap((one) => [...one.querySelectorAll(`g[aria-label="${kind}"] > :not(g):not(title)`)])
                .map((mark) => names.map((name) => Number(mark.getAttribute(name)))),
        [kind, names, plot],
    );

// Places on the page that lie on a straight line over the values they stand for.
function assertLinear(places, values, what) {
    assert.equal(places.length, values.length, `${what}: one mark for each value`);
    const low = values.indexOf(Math.min(...values));
    const high = values.indexOf(Math.max(...values));
    if (values[low] === values[high]) return;
    const scale = (places[high] - places[low]) / (values[high] - values[low]);
    assert.notEqual(scale, 0, `${what}: different values lie apart`);
    values.forEach((value, i) => {
        const expected = places[low] + scale * (value - values[low]);
        assert.ok(Math.abs(places[i] - expected) < 0.6, `${what}: value ${value} is drawn at ${places[i]}, not ${expected}`);
    });
}

const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
const ids = (page) => page.$$eval("section.figure", (sections) => sections.map((section) => section.id));

async function everyPlotIsDrawn(page, name) {
    const empty = await page.$$eval("svg", (plots) =>
        plots
            .filter((plot) => plot.querySelector("g[aria-label]"))
            .filter((plot) => !plot.querySelector('g[aria-label="dot"] > *, g[aria-label="rect"] > *, g[aria-label="bar"] > *, g[aria-label="line"] > *'))
            .map((plot) => plot.closest("section").id),
    );
    assert.deepEqual(empty, [], `${name}: plots without a mark`);
    const text = await page.textContent("main");
    for (const slip of ["undefined", "NaN", "[object"]) assert.ok(!text.includes(slip), `${name}: says ${slip}`);
}

async function summaryPointsToFigures(page, result, name) {
    const links = await page.$$eval("#summary a", (links) => links.map((link) => link.getAttribute("href")));
    assert.equal(links.length, result.summary.length);
    for (const link of links) assert.ok(await page.$(link), `${name}: the summary points to ${link}`);
}

async function checkSeats(page, arm) {
    const dots = await marks(page, "seats", "dot", ["cx"]);
    assertLinear(dots.flat(), arm.seats.map((seat) => seat.wins.value), "seats");
    const rules = await marks(page, "seats", "rule", ["x1", "x2"]);
    assertLinear(rules.flat(), arm.seats.flatMap((seat) => [seat.wins.low, seat.wins.high]), "intervals of seats");
}

async function checkHistogram(page, section, plot, histogram, what) {
    const rects = await marks(page, section, "rect", ["height"], plot);
    const heights = rects.flat().map((height) => Math.max(0, height));
    const games = sum(histogram.counts);
    assert.ok(heights.length > 0 && heights.length <= 41, `${what}: a few dozen bars`);
    if (heights.length === histogram.counts.length) assertLinear(heights, histogram.counts, what);
    else assert.ok(games > 0 && Math.max(...heights) > 50, `${what}: bars of some height`);
}

async function checkLines(page, arm) {
    const lines = await page.$$eval('#scores g[aria-label="line"] path', (paths) => paths.map((path) => path.getAttribute("d")));
    assert.equal(lines.length, arm.seats.length, "scores: a line for each place");
    const numbers = lines.flatMap((line) => line.slice(1).split(/[LM]/).map((point) => Number(point.split(",")[1])));
    const medians = arm.seats.flatMap((_, i) =>
        arm.moments.flatMap((moment) => moment.places.filter((place) => place.place === i + 1).map((place) => place.median)),
    );
    assertLinear(numbers, medians, "scores");
    const led = arm.moments.filter((moment) => moment.leader_wins && moment.led >= 10);
    const leader = await page.$eval('#leader g[aria-label="line"] path', (path) => path.getAttribute("d"));
    assertLinear(
        leader.slice(1).split(/[LM]/).map((point) => Number(point.split(",")[1])),
        led.map((moment) => moment.leader_wins.value),
        "leader",
    );
}

async function checkCards(page, arm) {
    for (const [i, cards] of arm.cards.entries()) {
        if (i > 2 && !cards.chosen) continue;
        await page.selectOption("#cards select", {index: i});
        const drawn = cards.things.filter((card) => card.difference);
        // Plot draws large dots first.
        const dots = await marks(page, "cards", "dot", ["cx", "cy"]);
        const byX = (a, b) => a[0] - b[0] || a[1] - b[1];
        const values = drawn.map((card) => [card.rate.value, -card.difference.value]).sort(byX);
        assertLinear(dots.sort(byX).map((dot) => dot[0]), values.map((value) => value[0]), `cards ${cards.kind}`);
        assert.equal(await page.$$eval("#cards tbody tr", (rows) => rows.length), cards.things.length);
    }
}

async function tablesSort(page) {
    const column = () => page.$$eval("#news tbody tr", (rows) => rows.map((row) => parseFloat(row.children[1].textContent)));
    const head = page.locator("#news th button").nth(1);
    await head.click();
    const down = await column();
    assert.deepEqual(down, [...down].sort((a, b) => b - a));
    await head.click();
    assert.deepEqual(await column(), [...down].sort((a, b) => a - b));
}

async function suitsDarkAndPaper(path) {
    const background = (page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await open(path, {colorScheme: "light"});
    const dark = await open(path, {colorScheme: "dark"});
    assert.notEqual(await background(light), await background(dark));
    const hidden = (page) => page.$$eval("tr.later", (rows) => rows.filter((row) => getComputedStyle(row).display === "none").length);
    assert.ok((await hidden(light)) > 0, "long tables are cut on the screen");
    await light.emulateMedia({media: "print"});
    assert.equal(await hidden(light), 0, "and whole on paper");
    const narrow = await open(path, {viewport: {width: 390, height: 800}});
    assert.ok((await narrow.evaluate(() => document.documentElement.scrollWidth)) <= 390, "fits on a phone");
}

// Other data in the same page gives another drawing.
async function followsTheData(path) {
    const changed = path.replace("report.html", "changed.html");
    const before = readFileSync(path, "utf8");
    const data = before.match(/<script type="application\/json" id="data">(.*)<\/script>/)[1];
    const result = JSON.parse(data);
    result.figures.arms[0].seats[0].wins = {value: 0.91, low: 0.88, high: 0.93};
    writeFileSync(changed, before.replace(data, () => JSON.stringify(result)));
    const page = await open(changed);
    await checkSeats(page, result.figures.arms[0]);
    await page.close();
}

async function checkRun(name, ...words) {
    const {page: path, result} = study(name, "run", ...words);
    const arm = result.figures.arms[0];
    const page = await open(path);
    await everyPlotIsDrawn(page, name);
    await summaryPointsToFigures(page, result, name);
    assert.equal(result.summary.length, 5);
    await checkSeats(page, arm);
    const lengths = arm.lengths.filter((length) => length.name !== "choices");
    for (const [i, length] of lengths.entries())
        await checkHistogram(page, "length", i, arm.histograms[length.name], `${name}, ${length.name}`);
    await checkHistogram(page, "closeness", 0, arm.histograms.lead_changes, `${name}, lead changes`);
    await checkLines(page, arm);
    assert.equal((await marks(page, "decisions", "bar", ["width"])).length > 0, true);
    await checkCards(page, arm);
    await tablesSort(page);
    const sections = await ids(page);
    assert.equal(sections.includes("identities"), arm.identities.length > 0);
    assert.equal(sections.includes("endings"), arm.endings.length > 0);
    if (arm.identities.length > 0)
        assert.equal(
            (await marks(page, "identities", "dot", ["cx"])).length,
            sum(arm.identities.map((one) => one.things.length)),
        );
    if (arm.endings.length > 0)
        assertLinear(
            (await marks(page, "endings", "dot", ["cx"])).flat(),
            arm.endings.map((ending) => ending.games.value),
            "endings",
        );
    assert.equal(await page.$$eval("#questions tbody tr", (rows) => rows.length), arm.questions.length);
    await page.close();
    return path;
}

async function checkStudy(kind, section, expectedDots, ...words) {
    const {page: path, result} = study(kind, ...words);
    const page = await open(path);
    await everyPlotIsDrawn(page, kind);
    await summaryPointsToFigures(page, result, kind);
    const dots = await marks(page, section, "dot", ["cx", "cy"]);
    assert.equal(dots.length, expectedDots(result), `${kind}: a dot for each figure`);
    await page.close();
}

try {
    const few = ["--players", "random", "--seats", "3", "--games", "60"];
    const path = await checkRun("market", "market-trading", ...few);
    await checkRun("treasury", "treasury-0.7", ...few);
    await suitsDarkAndPaper(path);
    await followsTheData(path);

    const moving = (result) =>
        Math.min(24, result.figures.comparisons[0].figures.filter((f) => f.in_deviations > 0 && f.in_deviations < 1e6).length);
    await checkStudy("compare", "movers", moving, "compare", "treasury-0.6", "treasury-0.7", ...few);
    // Three values: of each, three seats, and one point in each of the other plots.
    const swept = (result) => 3 * (3 + result.figures.arms[0].lengths.length + 3);
    await checkStudy("sweep", "sweep", swept, "sweep", "market-trading", "--vary", "market_cap=3..5", ...few);
    const questions = ["--questions", "choose-building,choose-forage", "--players", "greedy", "--seats", "2", "--games", "30"];
    const lots = (result) => result.figures.arms.filter((arm) => arm.players.length > 0).length;
    await checkStudy("relevance", "relevance", lots, "relevance", "market-trading", ...questions);
    const levels = ["--levels", "random,greedy", "--seats", "2", "--games", "30"];
    await checkStudy("levels", "players", () => 1, "run", "market-trading", ...levels);
    console.log("Every plot is drawn from the data.");
} finally {
    await browser.close();
    rmSync(folder, {recursive: true});
}
