import {describe, expect, it, vi} from "vitest";
import {Refused, TableSession} from "./session";
import type {ClientMessage, LogLine, ServerMessage, ServerUpdate} from "./types";
import type {Wire, WireEvents} from "./wire";

const line = (revision: number, text: string, position = revision): LogLine => ({revision, position, seat: 1, news: "x", text, things: []});
const update = (revision: number, change: Partial<ServerUpdate> = {}): ServerUpdate => ({
    type: "update",
    revision,
    position: revision,
    viewpoint: 0,
    phase: "playing",
    since: 0,
    rewind: null,
    log_from: null,
    log: [],
    view: {},
    seats: [],
    settings: {clock: null, undo: "consent", hints: true, spectators: true, forced: true, listed: false, window_seconds: null},
    decider: 0,
    prompt: "",
    question: "",
    rule: null,
    window: null,
    actions: [],
    scores: [],
    undo: null,
    undo_request: null,
    clock: null,
    over: null,
    ...change,
});
const welcome = {type: "welcome", protocol: 1, table: {id: "abcdef"}, you: {seats: [0], owner: true, viewpoint: 0}, here: []} as unknown as ServerMessage;

// A table on the other side of the wire that says what it is told to say.
function table() {
    const wires: {events: WireEvents; sent: ClientMessage[]}[] = [];
    const session = new TableSession((events): Wire => {
        const sent: ClientMessage[] = [];
        wires.push({events, sent});
        return {send: (text) => sent.push(JSON.parse(text) as ClientMessage), close: () => {}};
    }, "secret");
    const wire = () => wires.at(-1)!;
    const say = (...messages: ServerMessage[]) => messages.forEach((message) => wire().events.message(JSON.stringify(message)));
    const connect = (revision: number, change: Partial<ServerUpdate> = {}) => {
        wire().events.open();
        say(welcome, update(revision, change));
    };
    session.speed = "instant";
    session.start();
    return {session, wires, wire, say, connect};
}

describe("the log of a session", () => {
    it("is told page by page", async () => {
        const {session, wire, say, connect} = table();
        connect(9, {log_from: 7, log: [line(7, "Seven."), line(9, "Nine.")]});
        expect(session.state.earlier).toBe(7);
        const recalled = session.recall();
        const asked = wire().sent.at(-1) as Extract<ClientMessage, {type: "log"}>;
        expect(asked).toMatchObject({type: "log", before: 7});
        say({type: "log", id: asked.id, log_from: null, log: [line(3, "Three."), line(5, "Five.")]});
        await recalled;
        expect(session.state.log.map((one) => one.text)).toEqual(["Three.", "Five.", "Seven.", "Nine."]);
        expect(session.state.earlier).toBeNull();
        say(update(10, {since: 9, log: [line(10, "Ten.")]}));
        await vi.waitFor(() => expect(session.state.log).toHaveLength(5));
    });

    it("begins anew where more has happened than fits", async () => {
        const {session, say, connect} = table();
        connect(9, {log: [line(9, "Nine.")]});
        say(update(500, {since: 0, log_from: 400, log: [line(400, "Later.")]}));
        await vi.waitFor(() => expect(session.state.log.map((one) => one.text)).toEqual(["Later."]));
        expect(session.state.earlier).toBe(400);
    });

    it("is not told to somebody else at the screen", async () => {
        const {session, wire, say, connect} = table();
        connect(9, {log_from: 7, log: [line(9, "Nine.")]});
        const recalled = session.recall();
        const asked = wire().sent.at(-1) as Extract<ClientMessage, {type: "log"}>;
        say(update(10, {viewpoint: 1, log: [line(10, "Ten.")]}));
        say({type: "log", id: asked.id, log_from: null, log: [line(3, "You drew a card.")]});
        await expect(recalled).rejects.toThrow();
        expect(session.state.log.map((one) => one.text)).not.toContain("You drew a card.");
    });
});

describe("a session", () => {
    it("says who it is, and shows what it is told", () => {
        const {session, wire, connect} = table();
        connect(3, {log: [line(3, "You began.")]});
        expect(wire().sent[0]).toMatchObject({type: "hello", protocol: 1, secret: "secret"});
        expect(session.state.connection).toBe("live");
        expect(session.state.update?.revision).toBe(3);
        expect(session.state.log.map((one) => one.text)).toEqual(["You began."]);
        expect(session.state.fresh).toEqual([]);
    });

    it("forgets what was taken back", () => {
        const {session, say, connect} = table();
        connect(2, {log: [line(1, "a", 1), line(2, "b", 2)]});
        say(update(3, {since: 2, rewind: 1, log: [{...line(3, "Ada took it back.", 1), news: null}]}));
        session.catchUp();
        expect(session.state.log.map((one) => one.text)).toEqual(["a", "Ada took it back."]);
    });

    it("tells why an action was refused", async () => {
        const {session, wire, say, connect} = table();
        connect(1);
        const acted = session.act("pass");
        expect(wire().sent[1]).toMatchObject({type: "act", revision: 1, action: "pass"});
        expect(session.state.acting).toBe("pass");
        say({type: "refused", id: 1, revision: 1, code: "rules", rule: "MT-031", reason: "MT-031: not now", text: null});
        await acted;
        expect(session.state.refusal?.reason).toBe("MT-031: not now");
        expect(session.state.acting).toBeUndefined();
        await expect(Promise.reject(new Refused(session.state.refusal!))).rejects.toThrow("MT-031");
    });

    it("is acting until what was done is seen", async () => {
        const {session, say, connect} = table();
        connect(1);
        const acted = session.act("pass");
        say({type: "done", id: 1, revision: 3});
        await acted;
        expect(session.state.acting).toBe("pass");
        await session.act("pass");
        say(update(2));
        session.catchUp();
        expect(session.state.acting).toBe("pass");
        say(update(3));
        session.catchUp();
        expect(session.state.acting).toBeUndefined();
    });

    it("connects again, and sends an action again only if the table has not moved", async () => {
        vi.useFakeTimers();
        const {session, wires, wire, say, connect} = table();
        connect(5);
        const first = session.act("pass");
        wire().events.closed();
        expect(session.state.connection).toBe("lost");
        await vi.advanceTimersByTimeAsync(1000);
        expect(wires).toHaveLength(2);
        connect(5);
        expect(wire().sent).toMatchObject([{type: "hello", seen: 5}, {type: "act", revision: 5, action: "pass"}]);
        say({type: "done", id: 1, revision: 6}, update(6));
        await first;

        const second = session.act("pass");
        wire().events.closed();
        await vi.advanceTimersByTimeAsync(1000);
        connect(7);
        await second;
        await vi.advanceTimersByTimeAsync(100);
        expect(wire().sent).toMatchObject([{type: "hello", seen: 6}]);
        expect(session.state.update?.revision).toBe(7);
        vi.useRealTimers();
    });

    it("notices within ten seconds that nobody answers, and tries again", async () => {
        vi.useFakeTimers();
        const {session, wires, wire, say, connect} = table();
        connect(5);
        // As long as the server answers, the connection lives.
        for (let i = 0; i < 5; ++i) {
            await vi.advanceTimersByTimeAsync(4000);
            const ping = wire().sent.at(-1)! as {type: string; id: number};
            expect(ping.type).toBe("ping");
            say({type: "done", id: ping.id, revision: 5});
        }
        expect(wires).toHaveLength(1);
        expect(session.state.connection).toBe("live");
        const dead = wire();
        await vi.advanceTimersByTimeAsync(10_000);
        expect(wires).toHaveLength(2);
        expect(session.state.connection).toBe("lost");
        // What comes over the old wire after all is not heard.
        dead.events.message(JSON.stringify(update(9)));
        connect(6);
        session.catchUp();
        expect(session.state).toMatchObject({connection: "live", update: {revision: 6}});
        session.stop();
        vi.useRealTimers();
    });

    it("gives up a connection that never opens", async () => {
        vi.useFakeTimers();
        const {session, wires} = table();
        await vi.advanceTimersByTimeAsync(10_000);
        expect(wires).toHaveLength(2);
        session.stop();
        vi.useRealTimers();
    });

    it("asks at once whether the connection lives when somebody looks again", async () => {
        vi.useFakeTimers();
        const {session, wire, connect} = table();
        connect(5);
        session.wake();
        expect(wire().sent.at(-1)).toMatchObject({type: "ping"});
        await vi.advanceTimersByTimeAsync(5000);
        expect(session.state.connection).toBe("lost");
        session.stop();
        vi.useRealTimers();
    });

    it("sends what is clicked twice only once, and says so until it is seen", async () => {
        const {session, wire, say, connect} = table();
        connect(5);
        const first = session.ask({type: "undo", revision: 5});
        const second = session.ask({type: "undo", revision: 5});
        expect(wire().sent.filter((one) => one.type === "undo")).toHaveLength(1);
        expect(session.state.sending.has("undo")).toBe(true);
        say({type: "done", id: 1, revision: 6});
        expect(await first).toEqual(await second);
        expect(session.state.sending.has("undo")).toBe(true);
        say(update(6));
        session.catchUp();
        expect(session.state.sending.has("undo")).toBe(false);
        const refused = session.ask({type: "pause", on: true});
        say({type: "refused", id: 2, revision: 6, code: "paused", rule: null, reason: "no", text: null});
        await expect(refused).rejects.toThrow("no");
        expect(session.state.sending.size).toBe(0);
    });

    it("shows others' moves one after the other, and all at once if asked", () => {
        vi.useFakeTimers();
        const {session, say, connect} = table();
        session.speed = "slow";
        connect(1);
        say(update(2), update(3), update(4));
        expect(session.state.update?.revision).toBe(1);
        expect(session.state.behind).toBe(3);
        vi.advanceTimersByTime(1500);
        expect(session.state.update?.revision).toBe(2);
        session.catchUp();
        expect(session.state.update?.revision).toBe(4);
        expect(session.state.behind).toBe(0);
        vi.useRealTimers();
    });

    it("forgets what another viewpoint was told", async () => {
        const {session, say, connect} = table();
        connect(2, {log: [line(1, "You drew a fox."), line(2, "You passed.")]});
        say({type: "refused", id: 99, revision: 2, code: "rules", rule: null, reason: "no", text: null});
        const asked = session.ask({type: "chart"});
        say(update(3, {viewpoint: 1, log: [line(1, "Ada drew a card."), line(2, "Ada passed."), line(3, "You began.")]}));
        session.catchUp();
        expect(session.state.log.map((one) => one.text)).toEqual(["Ada drew a card.", "Ada passed.", "You began."]);
        expect(session.state.fresh.map((one) => one.text)).toEqual(["You began."]);
        expect(session.state).toMatchObject({stretch: 1, refusal: undefined});
        await expect(asked).rejects.toThrow("somebody else at this screen");
        say({type: "chart", id: 1, points: []});
    });

    it("tells nobody what the server answered for the next one", async () => {
        const {session, say, connect} = table();
        session.speed = "step";
        connect(2);
        say(update(3, {viewpoint: 1}));
        expect(session.state.update?.viewpoint).toBe(0);
        const asked = session.ask({type: "chart"});
        say({type: "chart", id: 1, points: []});
        await expect(asked).rejects.toThrow("somebody else at this screen");
        expect(session.state.stretch).toBe(0);
    });

    it("shows nothing of a seat that was lost", () => {
        const {session, say, connect} = table();
        connect(2, {log: [line(1, "You drew a fox.")]});
        say({...welcome, you: {seats: [1, 2], owner: true, viewpoint: 1}} as ServerMessage);
        expect(session.state).toMatchObject({update: undefined, log: [], stretch: 1, shared: true});
        say({...welcome, you: {seats: [1], owner: true, viewpoint: 1}} as ServerMessage, update(3, {viewpoint: 1}));
        session.catchUp();
        expect(session.state).toMatchObject({stretch: 1, shared: true});
    });

    it("stops where the server knows neither table nor secret", () => {
        const {session, wires, wire, say} = table();
        wire().events.open();
        say({type: "error", code: "table", message: "There is no such table."});
        wire().events.closed();
        expect(session.state).toMatchObject({connection: "refused", trouble: "There is no such table."});
        expect(wires).toHaveLength(1);
    });

    it("tells a long turn of somebody else within a second and a half, and the next one anew", () => {
        vi.useFakeTimers();
        const {session, say, connect} = table();
        session.speed = "quick";
        connect(1, {decider: 1});
        for (let i = 2; i < 14; ++i) say(update(i, {decider: 1, log: [line(i, `move ${i}`)]}));
        say(update(14, {decider: 2, log: [{...line(14, "Chiara's turn"), news: "turn-began"}]}));
        for (let i = 15; i < 21; ++i) say(update(i, {decider: 2, log: [line(i, `move ${i}`)]}));
        const seen: number[] = [];
        session.subscribe(() => seen.at(-1) !== session.state.update!.revision && seen.push(session.state.update!.revision));
        vi.advanceTimersByTime(1500);
        expect(seen).toEqual([6, 10, 14]);
        expect(session.state.fresh.map((one) => one.text)).toEqual(["move 11", "move 12", "move 13", "Chiara's turn"]);
        vi.advanceTimersByTime(1500);
        expect(session.state.update?.revision).toBe(20);
        expect(session.state.behind).toBe(0);
        vi.useRealTimers();
    });

    it("shows everything at once to whoever does not want to wait", () => {
        const {session, say, connect} = table();
        session.speed = "slow";
        connect(1, {decider: 1});
        for (let i = 2; i < 9; ++i) say(update(i, {decider: 1, log: [line(i, `move ${i}`)]}));
        session.catchUp();
        expect(session.state.update?.revision).toBe(8);
        expect(session.state.fresh.length).toBe(7);
    });
});
