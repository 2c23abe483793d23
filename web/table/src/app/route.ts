// Where in the page we are. Everything stands behind the #, which a browser never sends: links may carry secrets.
import {useSyncExternalStore} from "react";

export type Route =
    | {screen: "lobby"}
    | {screen: "table"; table: string; secret: string | undefined; at: number | undefined}
    | {screen: "join"; table: string; invite: string | undefined}
    | {screen: "rules"; ruleSet: string; rule: string | undefined}
    | {screen: "lab"; ruleSet: string | undefined; table: string | undefined; at: number | undefined}
    | {screen: "about"};

const numberOf = (text: string | null): number | undefined => {
    const value = text === null || text === "" ? NaN : Number(text);
    return Number.isInteger(value) && value >= 0 ? value : undefined;
};

export function routeOf(hash: string): Route {
    const [path = "", search = ""] = hash.replace(/^#\/?/, "").split("?", 2);
    const query = new URLSearchParams(search);
    const [screen, first] = path.split("/").map(decodeURIComponent);
    const word = (key: string) => query.get(key) ?? undefined;
    if (screen === "table" && first)
        return {screen, table: first, secret: word("secret"), at: numberOf(query.get("at"))};
    if (screen === "join" && first) return {screen, table: first, invite: word("invite")};
    if (screen === "rules" && first) return {screen, ruleSet: first, rule: word("rule")};
    if (screen === "lab") return {screen, ruleSet: first, table: word("table"), at: numberOf(query.get("at"))};
    if (screen === "about") return {screen};
    return {screen: "lobby"};
}

export function hashOf(route: Route): string {
    const query = (values: Record<string, string | number | undefined>) => {
        const given = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
        return given.length === 0 ? "" : "?" + new URLSearchParams(given).toString();
    };
    const part = encodeURIComponent;
    switch (route.screen) {
        case "lobby":
            return "#/";
        case "table":
            return `#/table/${part(route.table)}${query({secret: route.secret, at: route.at})}`;
        case "join":
            return `#/join/${part(route.table)}${query({invite: route.invite})}`;
        case "rules":
            return `#/rules/${part(route.ruleSet)}${query({rule: route.rule})}`;
        case "lab":
            return `#/lab${route.ruleSet ? "/" + part(route.ruleSet) : ""}${query({table: route.table, at: route.at})}`;
        case "about":
            return "#/about";
    }
}

export const tableLink = (table: string, at?: number) => hashOf({screen: "table", table, secret: undefined, at});
export const addressOf = (hash: string): string => location.href.split("#")[0] + hash;
export const go = (route: Route): void => {
    location.hash = hashOf(route);
};

const listen = (listener: () => void) => {
    addEventListener("hashchange", listener);
    return () => removeEventListener("hashchange", listener);
};

export function useRoute(): Route {
    const hash = useSyncExternalStore(listen, () => location.hash);
    return routeOf(hash);
}
