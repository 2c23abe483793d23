import {describe, expect, it} from "vitest";
import {mustShow, withRoom} from "./labels";

const paris = {id: "paris", text: "Paris", x: 100, y: 100, weight: 2};
const lorraine = {id: "lorraine", text: "Lorraine", x: 150, y: 104, weight: 1};
const moscow = {id: "moscow", text: "Moscow", x: 900, y: 100, weight: 1};

describe("names on the map", () => {
    it("are all written where there is room", () => {
        expect(withRoom([paris, lorraine, moscow], 14).size).toBe(3);
    });
    it("give way to what matters more where there is not", () => {
        expect([...withRoom([lorraine, moscow, paris], 30)].sort()).toEqual(["moscow", "paris"]);
    });
    it("leave room for what stands there", () => {
        expect(withRoom([paris], 14, [{left: 90, right: 110, top: 90, bottom: 110}]).size).toBe(0);
    });
    it("are written in any case where something can be done", () => {
        expect(withRoom([paris, {...lorraine, weight: mustShow}], 30).has("lorraine")).toBe(true);
    });
});
