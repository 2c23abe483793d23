import {describe, expect, it} from "vitest";
import {lights, numberChoice, pickSpot, remaining, stepBack, typeDigit, type Choice} from "./machine";

const choice = (action: string): Choice => ({action, things: action.split(" ").slice(1), label: action});
const spot = (thing: string, ...verbs: string[]) => ({things: [thing], verbs: verbs.length > 0 ? verbs : undefined});

const market = ["offer good:grain", "offer good:fish", "take good:grain", "use card:saw_pit recipe:0 times:1", "done"].map(choice);
const put = ["put resource:production card:bank copy:0", "put resource:commerce card:bank copy:0", "put resource:commerce card:mill copy:0", "end"].map(
    choice,
);

describe("choosing", () => {
    it("lights the first things, and lets later things be picked first", () => {
        const light = lights(put, []);
        expect(light.of(spot("resource:production"))).toBe("lit");
        expect(light.of(spot("card:bank"))).toBe("open");
        expect(light.of(spot("card:church"))).toBe("none");
    });

    it("narrows to what a pick touches and lights what comes next", () => {
        const {picks} = pickSpot(put, [], spot("resource:commerce"));
        expect(remaining(put, picks)).toHaveLength(2);
        const light = lights(put, picks);
        expect(light.of(spot("resource:commerce"))).toBe("chosen");
        expect(light.of(spot("card:bank"))).toBe("lit");
        expect(light.of(spot("card:mill"))).toBe("lit");
        expect(light.of(spot("resource:production"))).toBe("none");
    });

    it("tells places of the same thing apart by their verbs", () => {
        const light = lights(market, []);
        expect(light.of(spot("good:fish", "offer"))).toBe("lit");
        expect(light.of(spot("good:fish", "take"))).toBe("none");
        const {picks} = pickSpot(market, [], spot("good:grain", "take"));
        expect(remaining(market, picks).map((c) => c.action)).toEqual(["take good:grain"]);
    });

    it("tells two copies of a card apart by what has to be touched besides", () => {
        const copies = ["put resource:commerce card:bank copy:0", "put resource:commerce card:bank copy:1"].map(choice);
        const second = {things: ["card:bank"], besides: ["copy:1"]};
        expect(lights(copies, []).of({things: ["copy:1"]})).toBe("lit");
        expect(remaining(copies, [second]).map((c) => c.action)).toEqual(["put resource:commerce card:bank copy:1"]);
        expect(remaining(put, [second])).toHaveLength(0);
        expect(remaining([choice("activate card:bank")], [second])).toHaveLength(1);
    });

    it("confirms the last action by a second click on any of its things", () => {
        const first = pickSpot(put, [], spot("card:mill"));
        expect(first.confirmed).toBeUndefined();
        expect(lights(put, first.picks).of(spot("resource:commerce"))).toBe("chosen");
        expect(pickSpot(put, first.picks, spot("resource:commerce")).confirmed).toBe("put resource:commerce card:mill copy:0");
    });

    it("takes a pick back by a second click while something is open, and by escape", () => {
        const first = pickSpot(put, [], spot("resource:commerce"));
        expect(pickSpot(put, first.picks, spot("resource:commerce")).picks).toEqual([]);
        expect(stepBack(first.picks)).toEqual([]);
    });

    it("begins anew at a thing outside the present choice, and stays where nothing can be picked", () => {
        const first = pickSpot(market, [], spot("good:fish", "offer"));
        expect(pickSpot(market, first.picks, spot("card:saw_pit")).picks).toEqual([spot("card:saw_pit")]);
        expect(pickSpot(market, first.picks, spot("card:church")).picks).toEqual(first.picks);
    });

    it("gives actions that touch nothing a place by their verb", () => {
        expect(lights(market, []).of(spot("verb:done"))).toBe("lit");
        expect(lights(market, []).of(spot("verb:take"))).toBe("none");
        expect(pickSpot(market, [spot("verb:done")], spot("verb:done")).confirmed).toBe("done");
    });

    it("sees when only a number is left to choose", () => {
        const work = ["work item:temple points:2", "work item:temple points:1"].map(choice);
        expect(numberChoice(work)?.kind).toBe("points");
        expect(numberChoice(work)?.values.map((v) => v.value)).toEqual([1, 2]);
        expect(numberChoice(["tile tile:15", "tile tile:16"].map(choice))).toBeUndefined();
        expect(numberChoice(put)).toBeUndefined();
        expect(numberChoice(market)).toBeUndefined();
    });

    it("reads numbers from the keyboard as soon as they are sure", () => {
        expect(typeDigit("", "3", 9)).toEqual({digits: "", sure: 3});
        expect(typeDigit("", "1", 25)).toEqual({digits: "1"});
        expect(typeDigit("1", "2", 25)).toEqual({digits: "", sure: 12});
        expect(typeDigit("2", "9", 25)).toEqual({digits: "", sure: 9});
        expect(typeDigit("", "0", 25)).toEqual({digits: ""});
    });
});
