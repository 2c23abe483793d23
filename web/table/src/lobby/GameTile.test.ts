import {expect, it} from "vitest";
import type {GameListing} from "../protocol/types";
import {byGame, namesOf} from "./GameTile";

const listing = (game: string, name: string): GameListing => ({rule_set: name.toLowerCase().replaceAll(" ", "-"), game, name, summary: "", seats: {least: 2, most: 5}, hidden: true});
const treasuries = [listing("treasury", "Treasury 0.6"), listing("treasury", "Treasury 0.7")];

it("gathers the versions of a game, the newest first", () => {
    const games = byGame([listing("eighteen-hundred", "1800"), ...treasuries]);
    expect(games.map((versions) => versions.map(({name}) => name))).toEqual([["1800"], ["Treasury 0.7", "Treasury 0.6"]]);
});

it("calls the game by what its versions have in common", () => {
    const {game, version} = namesOf(treasuries);
    expect([game, ...treasuries.map(version)]).toEqual(["Treasury", "0.6", "0.7"]);
    expect(namesOf([listing("eighteen-hundred", "1800")]).game).toBe("1800");
});
