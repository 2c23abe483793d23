// A table as the page knows it: the connection, what the server last said, and the log. It reconnects by itself and
// loses nothing: an action that was under way when the connection broke is sent again if the table has not moved.
import type {
    ClientMessage,
    LogLine,
    ServerAt,
    ServerChart,
    ServerDone,
    ServerHint,
    ServerLog,
    ServerMessage,
    ServerPreview,
    ServerRefused,
    ServerUpdate,
    ServerWhy,
    You,
} from "./types";
import {beat, beginsTurn, nextBeat, untold, type Telling} from "./beats";
import {Trouble} from "./rest";
import {beginning, type TableState} from "./state";
import {Pulse, type OpenWire, type Wire} from "./wire";

export type Speed = "step" | "slow" | "quick" | "instant";
// How long what is shown stays before the next. Moves that come faster than a screen can show are shown together.
const waitBetween: Record<Exclude<Speed, "step">, number> = {slow: 1400, quick: beat, instant: 40};

type Requests = Exclude<ClientMessage, {type: "hello"}>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Request = WithoutId<Requests>;
// Requests whose answers depend on who looks.
const tellings: ReadonlySet<string> = new Set(["why", "preview", "hint", "at", "chart", "log"]);
// Requests after which the table is another.
const changes: ReadonlySet<string> = new Set(["act", "undo", "consent", "resign", "pause", "seat", "kick", "close", "settings"]);
type Answer = ServerDone | ServerPreview | ServerHint | ServerWhy | ServerAt | ServerChart | ServerLog;

export class Refused extends Error {
    constructor(readonly refusal: ServerRefused) {
        super(refusal.reason);
    }
}

interface Waiting {
    request: Request;
    // The connection over which it was last sent.
    over: Wire | undefined;
    resolve: (answer: Answer) => void;
    reject: (error: Error) => void;
}

const longestPause = 8000;
const toldToAnother = () => new Trouble("viewpoint", "The table has moved on to somebody else at this screen.");

export class TableSession {
    private state_: TableState = beginning;
    private readonly listeners = new Set<() => void>();
    private wire: Wire | undefined;
    private open = false;
    private ended = false;
    private attempts = 0;
    private nextId = 1;
    private readonly waiting = new Map<number, Waiting>();
    private queue: ServerUpdate[] = [];
    private telling: Telling = untold;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private retry: ReturnType<typeof setTimeout> | undefined;
    private readonly pulse = new Pulse(
        () => this.open && this.wire?.send(JSON.stringify({type: "ping", id: this.nextId++})),
        () => {
            const {wire} = this;
            this.wire = undefined;
            wire?.close();
            this.lost();
        },
    );
    private speed_: Speed = "quick";
    // The revision up to which the table moved by what was decided here.
    private own = -1;
    // The revision that shows what is being done, by the type of the request, once the server has said that it is done.
    private readonly until = new Map<string, number>();
    // What is asked and not answered yet, word by word.
    private readonly asked = new Map<string, Promise<Answer>>();

    constructor(
        private readonly openWire: OpenWire,
        private readonly secret: string | undefined,
    ) {}

    get state(): TableState {
        return this.state_;
    }
    subscribe = (listener: () => void): (() => void) => {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
    };

    start(): void {
        this.ended = false;
        this.connect();
    }
    stop(): void {
        this.ended = true;
        clearTimeout(this.timer);
        clearTimeout(this.retry);
        this.pulse.stop();
        this.open = false;
        this.wire?.close();
    }

    // Tries at once instead of after the pause.
    reconnect(): void {
        if (this.open || this.ended) return;
        clearTimeout(this.retry);
        this.connect();
    }

    // Somebody looks again, or the network is back: whether the connection still lives is asked at once.
    wake(): void {
        if (this.open) this.pulse.askNow();
        else if (this.state_.connection === "lost") this.reconnect();
    }

    set speed(speed: Speed) {
        this.speed_ = speed;
        this.schedule();
    }
    // Shows the next of the updates that wait, or all of them.
    showNext(): void {
        this.advance(1);
    }
    catchUp(): void {
        this.telling = untold;
        this.advance(this.queue.length);
    }

    async act(action: string): Promise<void> {
        const update = this.state_.update;
        if (!update || this.state_.acting !== undefined) return;
        this.tell({acting: action, refusal: undefined});
        try {
            await this.ask({type: "act", revision: update.revision, action});
        } catch (error) {
            if (error instanceof Refused) this.tell({refusal: error.refusal});
            else throw error;
        }
    }
    // The page of the log before what is known of it.
    async recall(): Promise<void> {
        const {earlier, stretch} = this.state_;
        if (earlier === null) return;
        const page = await this.ask({type: "log", before: earlier});
        if (this.state_.earlier !== earlier || this.state_.stretch !== stretch) return;
        this.tell({log: [...page.log, ...this.state_.log], earlier: page.log_from});
    }
    dismissRefusal(): void {
        this.tell({refusal: undefined});
    }

    ask(request: {type: "why"; things: string[]} | {type: "why"; action: string}): Promise<ServerWhy>;
    ask(request: Extract<Request, {type: "act"}>): Promise<ServerDone>;
    ask(request: Extract<Request, {type: "preview"}>): Promise<ServerPreview>;
    ask(request: Extract<Request, {type: "hint"}>): Promise<ServerHint>;
    ask(request: Extract<Request, {type: "at"}>): Promise<ServerAt>;
    ask(request: Extract<Request, {type: "chart"}>): Promise<ServerChart>;
    ask(request: Extract<Request, {type: "log"}>): Promise<ServerLog>;
    ask(request: Request): Promise<Answer>;
    ask(request: Request): Promise<Answer> {
        // The same is not asked twice at once: a second click gets the answer to the first.
        const words = JSON.stringify(request);
        const before = this.asked.get(words);
        if (before) return before;
        const type = String(request.type);
        if (changes.has(type)) this.tell({sending: new Set([...this.state_.sending, type])});
        const answer = new Promise<Answer>((resolve, reject) => {
            const id = this.nextId++;
            const waiting: Waiting = {request, over: undefined, resolve, reject};
            this.waiting.set(id, waiting);
            if (this.open) this.send(id, waiting);
        });
        this.asked.set(words, answer);
        answer.then(
            (told) => this.answered(words, type, told.type === "done" ? told.revision : 0),
            () => this.answered(words, type, 0),
        );
        return answer;
    }

    // What changes the table is done when it is seen: until then another click would be meant for a table that has moved on.
    private answered(words: string, type: string, revision: number): void {
        this.asked.delete(words);
        if (!changes.has(type)) return;
        this.until.set(type, revision);
        this.tell(this.withoutDone());
    }
    private withoutDone(): Pick<TableState, "acting" | "sending"> {
        const sending = new Set(this.state_.sending);
        for (const [type, revision] of this.until) {
            if ((this.state_.update?.revision ?? 0) < revision) continue;
            this.until.delete(type);
            sending.delete(type);
        }
        return {sending, acting: sending.has("act") ? this.state_.acting : undefined};
    }

    private send(id: number, waiting: Waiting): void {
        waiting.over = this.wire;
        this.wire?.send(JSON.stringify({...waiting.request, id}));
    }

    // A connection that was given up has nothing more to say.
    private connect(): void {
        const wire = this.openWire({
            open: () => wire === this.wire && this.greet(),
            message: (text) => {
                if (wire !== this.wire) return;
                this.pulse.heard();
                this.hear(JSON.parse(text) as ServerMessage);
            },
            closed: () => wire === this.wire && this.lost(),
        });
        this.wire = wire;
        this.pulse.heard();
    }

    private greet(): void {
        const seen = this.lastKnown()?.revision;
        const hello: ClientMessage = {
            type: "hello",
            protocol: 1,
            ...(this.secret === undefined ? {} : {secret: this.secret}),
            ...(seen === undefined ? {} : {seen}),
        };
        this.wire?.send(JSON.stringify(hello));
    }

    private lastKnown(): ServerUpdate | undefined {
        return this.queue.at(-1) ?? this.state_.update;
    }

    private lost(): void {
        this.open = false;
        this.pulse.stop();
        if (this.ended || this.state_.connection === "refused") return;
        this.tell({connection: this.state_.table ? "lost" : "connecting"});
        const pause = Math.min(longestPause, 250 * 2 ** this.attempts++);
        this.retry = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
    }

    private hear(message: ServerMessage): void {
        switch (message.type) {
            case "welcome":
                this.open = true;
                this.attempts = 0;
                this.forgetWhatWasLost(message.you);
                this.tell({
                    connection: "live",
                    trouble: undefined,
                    table: message.table,
                    you: message.you,
                    here: message.here,
                    shared: this.state_.shared || message.you.seats.length > 1,
                });
                return;
            case "update":
                return this.receive(message);
            case "presence":
                return this.tell({here: message.seats});
            case "refused": {
                const waiting = this.take(message.id);
                return waiting?.reject(new Refused(message));
            }
            case "error":
                return this.complain(message.code, message.message, message.id);
            default: {
                const waiting = this.take(message.id);
                if (message.type === "done" && waiting && changes.has(String(waiting.request.type))) this.own = message.revision;
                // The server answers for the last update that it sent, which may not be shown yet.
                if (tellings.has(message.type) && this.lastKnown()?.viewpoint !== this.state_.update?.viewpoint) return waiting?.reject(toldToAnother());
                return waiting?.resolve(message);
            }
        }
    }

    private take(id: number): Waiting | undefined {
        const waiting = this.waiting.get(id);
        this.waiting.delete(id);
        return waiting;
    }

    // Some errors end the conversation for good; the others belong to a request, or the connection breaks and is made
    // again.
    private complain(code: string, message: string, id: number | undefined): void {
        const trouble = new Trouble(code, message);
        if (id !== undefined) return this.take(id)?.reject(trouble);
        if (["secret", "table", "protocol", "origin"].includes(code)) {
            this.tell({connection: "refused", trouble: message});
            for (const waiting of this.waiting.values()) waiting.reject(trouble);
            this.waiting.clear();
        } else {
            this.tell({trouble: message});
        }
    }

    private receive(update: ServerUpdate): void {
        this.resend(update);
        const first = this.state_.update === undefined;
        this.queue.push(update);
        const mine = update.revision <= this.own || first;
        if (mine) this.telling = untold;
        if (mine && this.queue.length === 1) this.advance(1);
        else this.schedule();
    }

    // After a connection was lost: what was asked is asked again, but an action only if the table has not moved since.
    private resend(update: ServerUpdate): void {
        for (const [id, waiting] of this.waiting) {
            const {request} = waiting;
            if (waiting.over === this.wire) continue;
            if ("revision" in request && request.revision !== update.revision) {
                this.waiting.delete(id);
                waiting.resolve({type: "done", id, revision: update.revision});
                continue;
            }
            this.send(id, waiting);
        }
    }

    private schedule(): void {
        if (this.queue.length === 0) return this.tell({behind: 0});
        const all = this.speed_ === "instant";
        if (!all) this.tell({behind: this.queue.length});
        if (this.speed_ === "step" || this.timer !== undefined) return;
        this.timer = setTimeout(() => (all ? this.catchUp() : this.speed_ === "quick" ? this.showBeat() : this.showNext()), waitBetween[this.speed_]);
    }
    private showBeat(): void {
        const shown = this.state_.update;
        const saysTurns = this.state_.log.some(beginsTurn) || this.queue.some(({log}) => log.some(beginsTurn));
        const {count, telling} = shown ? nextBeat(shown, this.queue, this.telling, !saysTurns) : {count: 1, telling: untold};
        this.telling = telling;
        this.advance(count);
    }

    // Shows so many of the updates that wait, as one.
    private advance(count: number): void {
        clearTimeout(this.timer);
        this.timer = undefined;
        const fresh: LogLine[] = [];
        for (const update of this.queue.splice(0, count)) {
            this.absorb(update);
            fresh.push(...this.state_.fresh);
        }
        if (count > 0) this.state_ = {...this.state_, fresh};
        this.tell({behind: this.queue.length});
        this.schedule();
    }

    // Makes an update the one that is shown, without telling anybody yet.
    private absorb(update: ServerUpdate): void {
        const before = this.state_.update;
        if (before !== undefined && before.viewpoint !== update.viewpoint) this.beginStretch();
        const anew = before?.viewpoint !== update.viewpoint || update.since === 0;
        const rewind = update.rewind;
        const kept = anew
            ? []
            : rewind === null
              ? this.state_.log
              : this.state_.log.filter((line) => line.news === null || line.position <= rewind);
        const known = before?.revision;
        const isNews = (line: LogLine) => known === undefined || line.revision > known;
        const added = anew ? update.log : update.log.filter(isNews);
        // What was there when the page was opened is no news.
        const earlier = anew ? update.log_from : this.state_.earlier;
        this.state_ = {...this.state_, update, log: [...kept, ...added], earlier, fresh: known === undefined ? [] : added.filter(isNews)};
        if (this.until.size > 0) this.state_ = {...this.state_, ...this.withoutDone()};
    }

    // Another viewpoint: what was told through the last one is forgotten, and what was asked is not told any more.
    private beginStretch(): void {
        this.state_ = {...this.state_, stretch: this.state_.stretch + 1, log: [], earlier: null, fresh: [], refusal: undefined};
        for (const [id, waiting] of this.waiting) {
            if (!tellings.has(String(waiting.request.type))) continue;
            this.waiting.delete(id);
            waiting.reject(toldToAnother());
        }
    }

    // Who does not speak for the seat any more whose view is shown sees nothing until the server says what.
    private forgetWhatWasLost(you: You): void {
        const viewpoint = this.state_.update?.viewpoint ?? null;
        if (viewpoint === null || you.seats.includes(viewpoint)) return;
        this.queue = [];
        this.beginStretch();
        this.state_ = {...this.state_, update: undefined, behind: 0, acting: undefined, sending: new Set()};
    }

    private tell(change: Partial<TableState>): void {
        this.state_ = {...this.state_, ...change};
        for (const listener of this.listeners) listener();
    }
}
