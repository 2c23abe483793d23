// What a result says, as the program writes it (docs/lab.md describes it). The page draws these figures and computes
// none of its own.

export interface Estimate {
    value: number;
    low: number;
    high: number;
}

export interface Spread extends Estimate {
    least: number;
    most: number;
}

export interface Histogram {
    width: number;
    first: number;
    counts: number[];
}

export interface Card {
    name: string;
    seen: number;
    played: number;
    times: number;
    games: number;
    rate: Estimate;
    wins_played?: Estimate;
    wins_not_played?: Estimate;
    when?: number;
    difference?: Estimate;
    finding?: string;
}

export interface Cards {
    kind: string;
    about: string;
    chosen: boolean;
    things: Card[];
    never_seen: string[];
}

export interface Source {
    kind: string;
    amount: string;
    in_a_game: number;
    of_winners: number;
    things: {name: string; in_a_game: number; share: number}[];
}

// Arms of which only the winners are asked have no more than the first five.
export interface Arm {
    label: string;
    games: number;
    seats: {seat: number; player: string; wins: Estimate; against_even: string; score: Spread}[];
    players: {player: string; seats: number; wins: Estimate; even: number}[];
    lengths: (Spread & {name: string; median: number})[];
    closeness: Record<string, Estimate>;
    moments?: {
        at: number;
        led: number;
        leader_wins?: Estimate;
        places: {place: number; low: number; median: number; high: number}[];
    }[];
    histograms: Record<string, Histogram>;
    decisions: {name: string; in_a_game: number; share: number; forced: Estimate; options: number}[];
    verbs: {name: string; in_a_game: number; share: number}[];
    habits: (Estimate & {id: string; text: string; share: boolean})[];
    news: {
        name: string;
        games: Estimate;
        times: Estimate;
        amount?: number;
        amount_name?: string;
        of_winners?: number;
    }[];
    questions: {id: string; text: string; number: number; share: boolean; answer?: Estimate}[];
    identities: {kind: string; about: string; things: {name: string; seats: number; wins: Estimate}[]}[];
    endings: {name: string; games: Estimate}[];
    cards: Cards[];
    sources: Source[];
}

export interface Compared {
    group: string;
    name: string;
    share: boolean;
    first: Estimate;
    second: Estimate;
    difference: Estimate;
    in_deviations: number;
    finding: string;
}

export interface Sitter {
    player: string;
    uniform: string[];
    forbidden: string[];
}

export interface StudyArm {
    label: string;
    rule_set: string;
    rule_set_name: string;
    options: Record<string, string>;
    content: string;
    sitters: Sitter[];
    rotate: boolean;
}

export interface Result {
    version: number;
    study: {kind: string; seed: number; varied: string[]; arms: StudyArm[]};
    games: [number, number][];
    summary: {text: string; figure: string}[];
    figures: {
        arms: Arm[];
        comparisons: {first: string; second: string; paired: boolean; figures: Compared[]}[];
    };
}
