// What the page asks of the server over HTTP. Every failure is a Trouble with a sentence that can be shown.
import type {
    RestContent,
    RestCreate,
    RestCreated,
    RestError,
    RestExperiment,
    RestExperimentState,
    RestFork,
    RestGame,
    RestGames,
    RestInvite,
    RestJoin,
    RestJoined,
    RestLoad,
    RestRules,
    RestTable,
    RestTables,
    RestView,
} from "./types";

export class Trouble extends Error {
    constructor(
        readonly code: string,
        message: string,
    ) {
        super(message);
    }
}

export const apiAddress = (path: string): string => new URL(`api/v1/${path}`, document.baseURI.split("#")[0]).href;

async function ask<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers["Content-Type"] = "application/json";
    if (secret) headers["Authorization"] = `Bearer ${secret}`;
    let response: Response;
    try {
        response = await fetch(apiAddress(path), {
            method,
            headers,
            ...(body === undefined ? {} : {body: JSON.stringify(body)}),
        });
    } catch {
        throw new Trouble("unreachable", "The server cannot be reached. Check the connection and try again.");
    }
    const text = await response.text();
    if (response.ok) return (text === "" ? undefined : JSON.parse(text)) as T;
    let error: RestError["error"] | undefined;
    try {
        error = (JSON.parse(text) as RestError).error;
    } catch {
        // An answer that is not ours, by something between here and the server: its number has to do.
    }
    throw new Trouble(error?.code ?? String(response.status), error?.message ?? `The server answered ${response.status}.`);
}

// What does not change is asked for once.
const kept = new Map<string, Promise<unknown>>();
function keep<T>(key: string, make: () => Promise<T>): Promise<T> {
    const known = kept.get(key) as Promise<T> | undefined;
    if (known) return known;
    const made = make();
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    return made;
}

const query = (values: Record<string, string | undefined>) => {
    const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return given.length === 0 ? "" : "?" + new URLSearchParams(given).toString();
};

export const server = {
    games: () => keep("games", () => ask<RestGames>("GET", "games")),
    game: (ruleSet: string) => keep(`game ${ruleSet}`, () => ask<RestGame>("GET", `games/${ruleSet}`)),
    rules: (ruleSet: string) => keep(`rules ${ruleSet}`, () => ask<RestRules>("GET", `games/${ruleSet}/rules`)),
    // By the fingerprint that a table tells, so that the browser keeps it for good.
    content: (ruleSet: string, fingerprint: string) =>
        keep(`content ${ruleSet} ${fingerprint}`, () => ask<RestContent>("GET", `games/${ruleSet}/content/${fingerprint}`)),
    // The shape of the game's view, for a board that knows nothing of the game.
    view: (ruleSet: string, table?: string) => keep(`view ${ruleSet} ${table ?? ""}`, () => ask<RestView>("GET", `games/${ruleSet}/view${query({table})}`)),
    create: (plan: RestCreate) => ask<RestCreated>("POST", "tables", plan),
    load: (plan: RestLoad) => ask<RestCreated>("POST", "tables/load", plan),
    fork: (table: string, plan: RestFork, secret?: string) =>
        ask<RestCreated>("POST", `tables/${table}/fork`, plan, secret),
    mine: (secrets: string[]) => ask<RestTables>("POST", "tables/mine", {secrets}),
    openTables: (after?: string) => ask<RestTables>("GET", `tables${query({open: "", after})}`),
    table: (table: string) => ask<RestTable>("GET", `tables/${table}`),
    join: (table: string, plan: RestJoin) => ask<RestJoined>("POST", `tables/${table}/join`, plan),
    invite: (table: string, seat: number, secret: string) =>
        ask<RestInvite>("POST", `tables/${table}/seats/${seat}/invite`, {}, secret),
    remove: (table: string, secret: string) => ask<void>("DELETE", `tables/${table}`, undefined, secret),
    record: (table: string, secret?: string) => ask<unknown>("GET", `tables/${table}/record`, undefined, secret),
    experiment: (plan: RestExperiment, secret?: string) =>
        ask<RestExperimentState>("POST", "experiments", plan, secret),
    experimentState: (id: string) => ask<RestExperimentState>("GET", `experiments/${id}`),
    cancelExperiment: (id: string) => ask<void>("DELETE", `experiments/${id}`),
};
