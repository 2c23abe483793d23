import {expect, it} from "vitest";
import {hashOf, routeOf, type Route} from "./route";

it("reads back every address it writes", () => {
    const routes: Route[] = [
        {screen: "lobby"},
        {screen: "table", table: "abc-123", secret: undefined, at: undefined},
        {screen: "table", table: "abc-123", secret: "s_-x", at: 0},
        {screen: "join", table: "abc-123", invite: "i_-x"},
        {screen: "rules", ruleSet: "treasury-0.7", rule: "TR-031"},
        {screen: "lab", ruleSet: "1800", table: "abc", at: 12},
        {screen: "about"},
    ];
    for (const route of routes) expect(routeOf(hashOf(route))).toEqual(route);
});

it("takes anything unknown for the lobby", () => {
    for (const hash of ["", "#", "#/", "#/nowhere/x", "#/table"]) expect(routeOf(hash)).toEqual({screen: "lobby"});
    expect(routeOf("#/table/x?at=-3")).toMatchObject({at: undefined});
});
