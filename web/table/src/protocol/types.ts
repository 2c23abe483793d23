// Made from docs/protocol.schema.json by protocol_types.mjs.

/**
 * Every message over the socket (`clientMessage`, `serverMessage`) and every body over HTTP (`rest_...`). docs/protocol.md tells what they mean.
 */
export type Protocol =
    | RequestId
    | Revision
    | Position
    | Seat
    | Eyes
    | Action
    | Thing
    | RuleId
    | Time
    | Level
    | Kind
    | Name
    | Secret
    | TableId
    | Phase
    | SeatState
    | SeatPresence
    | ClockSetting
    | Settings
    | SettingsChange
    | TableInfo
    | You
    | View
    | LogLine
    | Change
    | Preview
    | LegalAction
    | Undo
    | UndoRequest
    | Clock
    | Result
    | Refusal
    | Considered
    | ClientHello
    | ClientAct
    | ClientWhy
    | ClientPreview
    | ClientUndo
    | ClientConsent
    | ClientHint
    | ClientResign
    | ClientPause
    | ClientSeat
    | ClientKick
    | ClientClose
    | ClientAt
    | ClientChart
    | ClientSettings
    | ClientLook
    | ServerWelcome
    | ServerUpdate
    | ServerDone
    | ServerRefused
    | ServerPreview
    | ServerHint
    | ServerWhy
    | ServerAt
    | ServerChart
    | ServerPresence
    | ServerError
    | ClientMessage
    | ServerMessage
    | SeatPlan
    | ContentFiles
    | OptionValues
    | GameListing
    | Option
    | TableSummary
    | RestError
    | RestGames
    | RestGame
    | RestRules
    | RestContent
    | RestCreate
    | RestCreated
    | RestMine
    | RestTables
    | RestTable
    | RestJoin
    | RestJoined
    | RestInvite
    | RestLoad
    | RestFork
    | RestNotify
    | RestExperiment
    | RestExperimentState;
/**
 * Chosen by the client; the answer carries it.
 */
export type RequestId = number;
/**
 * How many entries the table's log has.
 */
export type Revision = number;
/**
 * How many actions of the game are in force, those of chance included.
 */
export type Position = number;
export type Seat = number;
/**
 * Through whose eyes: a seat, or null for a spectator.
 */
export type Eyes = number | null;
/**
 * An action in its exact text form: `use card:saw_pit recipe:0 times:1`.
 */
export type Action = string;
/**
 * Something on the table, as noun and word: `card:potter`, `hex:C4`, `seat:2`. Numbers go by the name that the action gives them: `times:1`.
 */
export type Thing = string;
/**
 * The number of a rule: `TR-031`.
 */
export type RuleId = string;
/**
 * Milliseconds since 1970 by the server's clock.
 */
export type Time = number;
/**
 * How a bot plays: `random`, `greedy`, `easy`, `medium`, `hard` or `expert`.
 */
export type Level = "random" | "greedy" | "easy" | "medium" | "hard" | "expert";
/**
 * Who sits there: a person, a bot, or nobody yet.
 */
export type Kind = "human" | "bot" | "open";
export type Name = string;
/**
 * What speaks for seats: 43 characters of base64url, 256 bits.
 */
export type Secret = string;
export type TableId = string;
/**
 * `waiting` until every seat is taken for the first time.
 */
export type Phase = "waiting" | "playing" | "paused" | "over" | "closed";
/**
 * Why can't I? About an action, or about everything that touches these things.
 */
export type ClientWhy = {
    type: "why";
    id: RequestId;
    action?: Action;
    /**
     * @minItems 1
     * @maxItems 6
     */
    things?: Thing[];
} & ClientWhy1;
export type ClientWhy1 = {
    [k: string]: unknown;
};
/**
 * What a client may send over the socket.
 */
export type ClientMessage =
    | ClientHello
    | ClientAct
    | ClientWhy
    | ClientPreview
    | ClientUndo
    | ClientConsent
    | ClientHint
    | ClientResign
    | ClientPause
    | ClientSeat
    | ClientKick
    | ClientClose
    | ClientAt
    | ClientChart
    | ClientSettings
    | ClientLook;
/**
 * What a server may send over the socket.
 */
export type ServerMessage =
    | ServerWelcome
    | ServerUpdate
    | ServerDone
    | ServerRefused
    | ServerPreview
    | ServerHint
    | ServerWhy
    | ServerAt
    | ServerChart
    | ServerPresence
    | ServerError;

/**
 * One seat of the table.
 */
export interface SeatState {
    seat: Seat;
    name: string;
    kind: Kind;
    level: Level | null;
    resigned: boolean;
}
/**
 * Whether somebody is connected who speaks for the seat.
 */
export interface SeatPresence {
    seat: Seat;
    here: boolean;
}
/**
 * A clock for each turn of a person.
 */
export interface ClockSetting {
    seconds: number;
    /**
     * What happens when it runs out: a bot takes the seat over, or the seat is reminded.
     */
    then: "bot" | "remind";
}
/**
 * How the table is run.
 */
export interface Settings {
    clock: ClockSetting | null;
    /**
     * `consent`: free while nobody has learned anything, else if all people agree; `free`: only the former; `never`.
     */
    undo: "consent" | "free" | "never";
    hints: boolean;
    spectators: boolean;
    /**
     * A person with a single legal action is not asked; it is carried out.
     */
    forced: boolean;
    /**
     * Strangers find the table in the list of open ones.
     */
    listed: boolean;
}
/**
 * The settings that change.
 */
export interface SettingsChange {
    clock?: ClockSetting | null;
    /**
     * `consent`: free while nobody has learned anything, else if all people agree; `free`: only the former; `never`.
     */
    undo?: "consent" | "free" | "never";
    hints?: boolean;
    spectators?: boolean;
    /**
     * A person with a single legal action is not asked; it is carried out.
     */
    forced?: boolean;
    /**
     * Strangers find the table in the list of open ones.
     */
    listed?: boolean;
}
/**
 * What does not change while the game is played, and the seats as they are.
 */
export interface TableInfo {
    id: TableId;
    rule_set: string;
    game: string;
    /**
     * What people call the rule set.
     */
    name: string;
    /**
     * Options that differ from the rule set, by key.
     */
    options: {
        [k: string]: string;
    };
    /**
     * The fingerprint of the content it is played with.
     */
    content: string;
    /**
     * Whether seats know different things, so that people at one screen need a curtain.
     */
    hidden: boolean;
    seats: SeatState[];
    settings: Settings;
}
/**
 * Who the connection speaks for.
 */
export interface You {
    seats: Seat[];
    owner: boolean;
    eyes: Eyes;
}
/**
 * All that a seat may know, as the game describes it. Open: every game has its own.
 */
export interface View {}
/**
 * Something that happened, in the words of whoever reads it.
 */
export interface LogLine {
    revision: Revision;
    position: Position;
    /**
     * Whose action it follows from; null for chance.
     */
    seat: Seat | null;
    /**
     * What kind of news: `business-opened`; null for what happened at the table rather than in the game.
     */
    news: string | null;
    text: string;
    things: Thing[];
}
/**
 * A change of the view.
 */
export interface Change {
    /**
     * Where, from the top of the view: `players.0.gold`. A list whose length changes is one change.
     */
    path: string;
    from: unknown;
    to: unknown;
}
/**
 * What an action would do, as far as the seat can know. It ends where chance or a seat decides.
 */
export interface Preview {
    lines: string[];
    changes: Change[];
    /**
     * How many more changes there are than are listed.
     */
    more: number;
    /**
     * Who decides afterwards.
     */
    then: "chance" | "seat" | "over" | "unknown";
}
/**
 * Something the seat may do now.
 */
export interface LegalAction {
    action: Action;
    things: Thing[];
    label: string;
    preview: Preview | null;
}
/**
 * What the reader may take back.
 */
export interface Undo {
    /**
     * Whose decision.
     */
    seat: number;
    to: Position;
    /**
     * False: all people have to agree.
     */
    free: boolean;
}
/**
 * Somebody asks to take something back.
 */
export interface UndoRequest {
    seat: Seat;
    to: Position;
    /**
     * Who has not answered.
     */
    waiting: Seat[];
}
/**
 * The clock of the seat that decides.
 */
export interface Clock {
    seat: Seat;
    since: Time;
    until: Time;
    then: "bot" | "remind";
}
/**
 * How the game ended.
 */
export interface Result {
    /**
     * For each seat its rank; equal ranks are shared.
     */
    ranking: number[];
    scores: number[];
}
/**
 * Why something is not done.
 */
export interface Refusal {
    /**
     * `rules`: a rule of the game forbids it; `words`: the text is no action of the game; the others are about the table.
     */
    code:
        | "stale"
        | "turn"
        | "rules"
        | "words"
        | "waiting"
        | "paused"
        | "over"
        | "closed"
        | "undo"
        | "seat"
        | "settings"
        | "hidden"
        | "role";
    rule: RuleId | null;
    /**
     * A sentence; that of a rule begins with its number.
     */
    reason: string;
    /**
     * The rule, as the specification states it.
     */
    text: string | null;
}
/**
 * One action that a strong player weighed.
 */
export interface Considered {
    action: Action;
    label: string;
    things: Thing[];
    /**
     * Of its attention.
     */
    share: number;
    /**
     * What it expects: 1 is a win, 0 a loss.
     */
    value: number;
    reasons: string[];
}
/**
 * The first message. Without a secret the connection looks on as a spectator.
 */
export interface ClientHello {
    type: "hello";
    protocol: number;
    secret?: Secret;
    /**
     * How many entries the table's log has.
     */
    seen?: number;
    eyes?: Eyes;
    /**
     * False: updates say nothing about what actions would do.
     */
    previews?: boolean;
}
/**
 * Decides.
 */
export interface ClientAct {
    type: "act";
    id: RequestId;
    revision: Revision;
    action: Action;
}
/**
 * What would this legal action do?
 */
export interface ClientPreview {
    type: "preview";
    id: RequestId;
    revision: Revision;
    action: Action;
}
/**
 * Takes back the last decision of a seat, or asks the others to agree.
 */
export interface ClientUndo {
    type: "undo";
    id: RequestId;
    revision: Revision;
    seat?: Seat;
}
/**
 * Answers somebody who asks to take something back.
 */
export interface ClientConsent {
    type: "consent";
    id: RequestId;
    revision: Revision;
    yes: boolean;
    seat?: Seat;
}
/**
 * What would a strong player do?
 */
export interface ClientHint {
    type: "hint";
    id: RequestId;
    revision: Revision;
}
/**
 * Leaves a seat to a bot for good.
 */
export interface ClientResign {
    type: "resign";
    id: RequestId;
    seat?: Seat;
}
/**
 * Stops the clock and the bots, or lets them go on.
 */
export interface ClientPause {
    type: "pause";
    id: RequestId;
    on: boolean;
}
/**
 * The owner, or whoever sits there, gives a seat to somebody else.
 */
export interface ClientSeat {
    type: "seat";
    id: RequestId;
    seat: Seat;
    to: Kind;
    level?: Level;
    name?: Name;
}
/**
 * The owner opens a seat; its secret is worth nothing any more.
 */
export interface ClientKick {
    type: "kick";
    id: RequestId;
    seat: Seat;
}
/**
 * The owner ends the table before the game is over.
 */
export interface ClientClose {
    type: "close";
    id: RequestId;
}
/**
 * The table as it was at an earlier position.
 */
export interface ClientAt {
    type: "at";
    id: RequestId;
    position: Position;
    eyes?: Eyes;
}
/**
 * The scores over the whole game.
 */
export interface ClientChart {
    type: "chart";
    id: RequestId;
}
/**
 * The owner changes how the table is run.
 */
export interface ClientSettings {
    type: "settings";
    id: RequestId;
    settings: SettingsChange;
}
/**
 * Chooses through whose eyes updates are written: one of the seats that the secret speaks for; without `eyes`, always the one of them that decides.
 */
export interface ClientLook {
    type: "look";
    id: RequestId;
    eyes?: Eyes;
}
/**
 * The answer to hello; an update follows.
 */
export interface ServerWelcome {
    type: "welcome";
    protocol: number;
    table: TableInfo;
    you: You;
    here: SeatPresence[];
}
/**
 * The table as it is now, and what happened since the last update.
 */
export interface ServerUpdate {
    type: "update";
    revision: Revision;
    position: Position;
    eyes: Eyes;
    phase: Phase;
    /**
     * How many entries the table's log has.
     */
    since: number;
    /**
     * Something was taken back since: news of a greater position than this is forgotten before the new lines are added.
     */
    rewind: Position | null;
    log: LogLine[];
    view: View;
    seats: SeatState[];
    settings: Settings;
    /**
     * Who decides: a seat, chance, or nobody.
     */
    decider: Seat | "chance" | null;
    /**
     * What is asked, as a sentence.
     */
    prompt: string;
    /**
     * The name of the question: `hub`, `build`.
     */
    question: string;
    /**
     * The rule that asks, where it is known.
     */
    rule: RuleId | null;
    /**
     * What the reader may do; empty where it is not their decision.
     */
    actions: LegalAction[];
    /**
     * For each seat; null where it depends on what the reader may not know.
     */
    scores: (number | null)[];
    undo: Undo | null;
    undo_request: UndoRequest | null;
    clock: Clock | null;
    over: Result | null;
}
/**
 * A request was carried out, and what it changed is on disk.
 */
export interface ServerDone {
    type: "done";
    id: RequestId;
    revision: Revision;
}
/**
 * A request was not carried out; nothing changed.
 */
export interface ServerRefused {
    type: "refused";
    id: RequestId;
    revision: Revision;
    /**
     * `rules`: a rule of the game forbids it; `words`: the text is no action of the game; the others are about the table.
     */
    code:
        | "stale"
        | "turn"
        | "rules"
        | "words"
        | "waiting"
        | "paused"
        | "over"
        | "closed"
        | "undo"
        | "seat"
        | "settings"
        | "hidden"
        | "role";
    rule: RuleId | null;
    /**
     * A sentence; that of a rule begins with its number.
     */
    reason: string;
    /**
     * The rule, as the specification states it.
     */
    text: string | null;
}
/**
 * The answer to preview.
 */
export interface ServerPreview {
    type: "preview";
    id: RequestId;
    revision: Revision;
    action: Action;
    preview: Preview;
}
/**
 * The answer to hint.
 */
export interface ServerHint {
    type: "hint";
    id: RequestId;
    revision: Revision;
    position: Position;
    best: Action;
    simulations: number;
    /**
     * Best first; empty if the player does not weigh.
     */
    considered: Considered[];
}
/**
 * The answer to why.
 */
export interface ServerWhy {
    type: "why";
    id: RequestId;
    /**
     * What touches these things and may be done.
     *
     * Items: An action that is allowed after all.
     */
    allowed: {
        action: Action;
        label: string;
    }[];
    /**
     * The most telling first.
     *
     * Items: Why one action is not allowed.
     */
    refusals: {
        /**
         * Null where it is not about a single action.
         */
        action: Action | null;
        /**
         * `rules`: a rule of the game forbids it; `words`: the text is no action of the game; the others are about the table.
         */
        code:
            | "stale"
            | "turn"
            | "rules"
            | "words"
            | "waiting"
            | "paused"
            | "over"
            | "closed"
            | "undo"
            | "seat"
            | "settings"
            | "hidden"
            | "role";
        rule: RuleId | null;
        /**
         * A sentence; that of a rule begins with its number.
         */
        reason: string;
        /**
         * The rule, as the specification states it.
         */
        text: string | null;
    }[];
}
/**
 * The answer to at.
 */
export interface ServerAt {
    type: "at";
    id: RequestId;
    position: Position;
    eyes: Eyes;
    view: View;
    /**
     * What the action that led here brought about.
     */
    log: LogLine[];
    decider: Seat | "chance" | null;
    scores: (number | null)[];
    /**
     * The action that led here, as the reader saw it.
     */
    action: Action | null;
    /**
     * Who took it.
     */
    seat: Seat | null;
}
/**
 * The answer to chart.
 */
export interface ServerChart {
    type: "chart";
    id: RequestId;
    /**
     * Items: The scores at one position.
     */
    points: {
        position: Position;
        scores: (number | null)[];
    }[];
}
/**
 * Somebody came or went.
 */
export interface ServerPresence {
    type: "presence";
    seats: SeatPresence[];
}
/**
 * A message made no sense, or the server cannot go on. `id` if it answers a request.
 */
export interface ServerError {
    type: "error";
    /**
     * What kind of trouble.
     */
    code:
        | "message"
        | "size"
        | "flood"
        | "protocol"
        | "secret"
        | "table"
        | "origin"
        | "store"
        | "stopping"
        | "internal"
        | "busy";
    message: string;
    id?: RequestId;
}
/**
 * Who is to sit there. A `human` plays at the screen of whoever asks; `open` is taken by invitation.
 */
export interface SeatPlan {
    kind: Kind;
    level?: Level;
    name?: Name;
}
/**
 * A designer's own content: the text of each TOML file by its name.
 */
export interface ContentFiles {
    [k: string]: string;
}
/**
 * Options by key, in words.
 */
export interface OptionValues {
    [k: string]: string;
}
/**
 * A rule set that can be played.
 */
export interface GameListing {
    rule_set: string;
    game: string;
    name: string;
    summary: string;
    /**
     * How many may sit down.
     */
    seats: {
        least: number;
        most: number;
    };
    hidden: boolean;
}
/**
 * An option of a rule set.
 */
export interface Option {
    key: string;
    type: "number" | "flag" | "choice" | "numbers" | "amounts";
    /**
     * For people.
     */
    allowed: string;
    /**
     * The words of a choice.
     */
    choices: string[];
    value: string;
    ruling: string;
    text: string;
}
/**
 * A table in a list.
 */
export interface TableSummary {
    id: TableId;
    rule_set: string;
    game: string;
    name: string;
    seats: SeatState[];
    phase: Phase;
    position: Position;
    created: Time;
    changed: Time;
    /**
     * Who decides now.
     */
    decider: Seat | "chance" | null;
    /**
     * The seats that the secrets given speak for.
     */
    yours: Seat[];
    owner: boolean;
    your_turn: boolean;
}
/**
 * Every answer that is no success.
 */
export interface RestError {
    /**
     * What is wrong.
     */
    error: {
        code: string;
        message: string;
    };
}
/**
 * GET games
 */
export interface RestGames {
    games: GameListing[];
}
/**
 * GET games/RULESET
 */
export interface RestGame {
    rule_set: string;
    game: string;
    name: string;
    summary: string;
    /**
     * How many may sit down.
     */
    seats: {
        least: number;
        most: number;
    };
    hidden: boolean;
    levels: Level[];
    options: Option[];
    /**
     * The game in a few sentences.
     */
    blurb: string;
}
/**
 * GET games/RULESET/rules
 */
export interface RestRules {
    rule_set: string;
    /**
     * The rulebook for people, as Markdown.
     */
    rulebook: string;
    /**
     * In the order of the specification.
     *
     * Items: A rule of the specification.
     */
    rules: {
        id: RuleId;
        text: string;
    }[];
}
/**
 * GET games/RULESET/content
 */
export interface RestContent {
    rule_set: string;
    content: string;
    /**
     * Cards, maps, names and numbers: each TOML file as JSON, by its name without the ending. Open: every game has its own.
     */
    files: {};
}
/**
 * POST tables
 */
export interface RestCreate {
    rule_set: string;
    /**
     * @minItems 1
     * @maxItems 8
     */
    seats: SeatPlan[];
    options?: OptionValues;
    settings?: SettingsChange;
    content?: ContentFiles;
}
/**
 * The answer to POST tables, tables/load and tables/ID/fork.
 */
export interface RestCreated {
    id: TableId;
    /**
     * What speaks for seats: 43 characters of base64url, 256 bits.
     */
    secret: string;
    /**
     * The seats it speaks for.
     */
    seats: Seat[];
    /**
     * Items: How somebody else may take a seat.
     */
    invites: {
        seat: Seat;
        invite: Secret;
    }[];
}
/**
 * POST tables/mine
 */
export interface RestMine {
    /**
     * @maxItems 200
     */
    secrets: Secret[];
}
/**
 * GET tables, and the answer to POST tables/mine.
 */
export interface RestTables {
    tables: TableSummary[];
    /**
     * Ask again with `after` set to this; null at the end.
     */
    next: string | null;
}
/**
 * GET tables/ID
 */
export interface RestTable {
    table: TableSummary;
}
/**
 * POST tables/ID/join. With an invitation its seat is taken; without one, an open seat of a listed table.
 */
export interface RestJoin {
    name: Name;
    invite?: Secret;
    seat?: Seat;
    /**
     * What speaks for seats: 43 characters of base64url, 256 bits.
     */
    secret?: string;
}
/**
 * The answer to join.
 */
export interface RestJoined {
    id: TableId;
    secret: Secret;
    seat: Seat;
}
/**
 * The answer to POST tables/ID/seats/SEAT/invite: a new invitation, the old one is worth nothing any more.
 */
export interface RestInvite {
    seat: Seat;
    invite: Secret;
}
/**
 * POST tables/load
 */
export interface RestLoad {
    /**
     * The text of a saved game.
     */
    record: string;
    /**
     * @minItems 1
     * @maxItems 8
     */
    seats?: SeatPlan[];
    settings?: SettingsChange;
    content?: ContentFiles;
}
/**
 * POST tables/ID/fork
 */
export interface RestFork {
    position: Position;
    /**
     * @minItems 1
     * @maxItems 8
     */
    seats?: SeatPlan[];
    settings?: SettingsChange;
}
/**
 * POST tables/ID/notify: where to tell a seat that it is its turn; null for nowhere.
 */
export interface RestNotify {
    url: string | null;
}
/**
 * POST experiments
 */
export interface RestExperiment {
    rule_set: string;
    seats: number;
    /**
     * @minItems 1
     * @maxItems 8
     */
    players: string[];
    games: number;
    seed?: number;
    options?: OptionValues;
    content?: ContentFiles;
    /**
     * Compares two rule sets, or one with a change.
     */
    against?: {
        rule_set: string;
        options?: OptionValues;
        content?: ContentFiles;
    };
    /**
     * Plays on from there instead of from the start.
     */
    from?: {
        table: TableId;
        position: Position;
    };
}
/**
 * The answer to POST experiments, and GET experiments/ID.
 */
export interface RestExperimentState {
    id: string;
    state: "queued" | "running" | "done" | "failed" | "cancelled";
    played: number;
    games: number;
    /**
     * What went wrong.
     */
    message: string | null;
    /**
     * The findings in sentences, as far as they are known.
     */
    summary: string[];
    /**
     * With the interval.
     *
     * Items: How often a seat wins.
     */
    wins: {
        seat: Seat;
        share: number;
        low: number;
        high: number;
    }[];
    /**
     * The address of the report.
     */
    report: string | null;
}
