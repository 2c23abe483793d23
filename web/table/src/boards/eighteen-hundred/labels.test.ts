import {describe, expect, it} from "vitest";
import {contentOf} from "../testing";
import {europeContent} from "./content";
import {boxOf, mustShow, placesAround, withRoom, type Label} from "./labels";

const label = (id: string, x: number, y: number, weight: number, others: Label["places"] = []): Label => ({id, text: id, weight, places: [{x, y, slant: 0}, ...others]});
const paris = label("Paris", 100, 100, 2);
const lorraine = label("Lorraine", 150, 104, 1);
const moscow = label("Moscow", 900, 100, 1);

describe("names on the map", () => {
    it("are all written where there is room", () => {
        expect(withRoom([paris, lorraine, moscow], 10).size).toBe(3);
    });
    it("give way to what matters more where there is not", () => {
        expect([...withRoom([lorraine, moscow, paris], 30).keys()].sort()).toEqual(["Moscow", "Paris"]);
    });
    it("take another place if there is one", () => {
        const below = {x: 150, y: 160, slant: 0};
        expect(withRoom([paris, label("Lorraine", 150, 104, 1, [below])], 30).get("Lorraine")).toEqual(below);
    });
    it("leave room for what stands there", () => {
        expect(withRoom([paris], 14, [{left: 90, right: 110, top: 90, bottom: 110}]).size).toBe(0);
    });
    it("are written in any case where something can be done", () => {
        expect(withRoom([paris, {...lorraine, weight: mustShow}], 30).has("Lorraine")).toBe(true);
    });
    it("of the real map never run into each other", () => {
        const {provinces} = europeContent(contentOf("eighteen-hundred"));
        const size = 20;
        const labels = provinces.map(({id, name, label: [x, y]}) => ({id, text: name, weight: 1, places: placesAround({x, top: y - 8, bottom: y + 15}, 0, name, size)}));
        const written = withRoom(labels, size);
        const boxes = labels.flatMap(({id, text}) => (written.has(id) ? [{id, ...boxOf(text, size, written.get(id)!)}] : []));
        const collisions = boxes.flatMap((a, i) => boxes.slice(i + 1).flatMap((b) => (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom ? [`${a.id} ${b.id}`] : [])));
        expect(collisions).toEqual([]);
        for (const id of ["london", "wessex", "manchester", "salonica", "constantinople"]) expect(written.has(id), id).toBe(true);
    });
});
