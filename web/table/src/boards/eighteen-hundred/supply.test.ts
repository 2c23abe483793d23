import {readFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {describe, expect, it} from "vitest";
import type {View as EuropeView} from "./view";
import {groupOf, mealsAt, mealsOf} from "./supply";

const {view} = JSON.parse(readFileSync(fileURLToPath(new URL("../../../fixtures/eh-place.json", import.meta.url)), "utf8")) as {view: EuropeView};

describe("what is connected with a province", () => {
    it("is told for those who live there, whoever looks", () => {
        const {seat, town} = mealsOf(view)[0]!;
        const others = view.players.map((_, other) => other).filter((other) => (view.players[other]!.employed[town] ?? 0) + (view.players[other]!.bourgeois[town] ?? 0) + (view.players[other]!.peasants[town] ?? 0) === 0);
        for (const reader of [null, seat, ...others]) expect(groupOf(view, town, reader).group).toContain(town);
        expect(groupOf(view, town, seat).seat).toBe(seat);
    });
    it("holds everything that a farm feeds", () => {
        for (const {seat, farm, town} of mealsOf(view)) if (farm !== null) expect(groupOf(view, town, seat).group).toContain(farm);
    });
    it("is the province alone where no line leads away", () => {
        expect(groupOf({...view, groups: []}, "paris", 0).group).toEqual(["paris"]);
    });
});

it("meals are found at both their ends", () => {
    const meal = mealsOf(view).find(({farm}) => farm !== null)!;
    expect(mealsAt(view, meal.town)).toContainEqual(meal);
    expect(mealsAt(view, meal.farm!)).toContainEqual(meal);
});
