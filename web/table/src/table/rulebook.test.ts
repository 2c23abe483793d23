import {readFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {describe, expect, it} from "vitest";
import {sayingOf} from "./rulebook";

const bookOf = (game: string) => readFileSync(fileURLToPath(new URL(`../../../../docs/rules/${game}.md`, import.meta.url)), "utf8");

describe("the rulebook about a rule", () => {
    it("says it in the sentence that names the rule", () => {
        const book = "# A game\n\nYou may trigger an event if one is left on its pile (AB-001). First put a card on the future deck, face\ndown, from your hand (AB-002, AB-R1). Then it happens.\n";
        expect(sayingOf(book, "AB-002")).toBe("First put a card on the future deck, face down, from your hand (AB-002, AB-R1).");
    });
    it("says the whole list where the rule stands at its head", () => {
        const book = "Your turn (AB-003):\n\n1. draw\n2. play\n\nSomething else.";
        expect(sayingOf(book, "AB-003")).toBe("Your turn (AB-003):\n\n1. draw\n2. play");
    });
    it("says nothing of a rule that it does not name", () => {
        expect(sayingOf("Nothing here.", "AB-004")).toBeUndefined();
        expect(sayingOf("As in AB-0041.", "AB-004")).toBeUndefined();
    });
    it.each([
        ["treasury", "TR-022"],
        ["market-trading", "MT-044"],
        ["temples-and-swords", "TS-027"],
        ["1800", "EH-103"],
    ])("of %s names %s in words short enough to be read at once", (game, rule) => {
        const saying = sayingOf(bookOf(game), rule);
        expect(saying).toContain(rule);
        expect(saying!.split(/\s+/).length).toBeLessThan(120);
    });
});
