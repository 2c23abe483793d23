// How choosing works, for every game the same. The server sends each legal action with the things it touches, in the
// order in which a person would pick them. Picking a thing narrows the list to the actions that touch it; when one
// action remains it waits for a confirmation. Nothing here knows a rule.

export interface Choice {
    readonly action: string;
    readonly things: readonly string[];
    readonly label: string;
}

// A pick names the things that a spot on the board stands for, any of which will do, and where the same thing lies in
// several places, the verbs that the spot means: grain on the market is taken, grain in the own stock is offered.
export interface Pick {
    readonly things: readonly string[];
    readonly verbs?: readonly string[] | undefined;
    // Things that have to be touched besides: of two copies of a card, this one.
    readonly besides?: readonly string[] | undefined;
}

// How a spot looks: `lit` is what to pick next, `open` may be picked as well, `chosen` is part of what is being decided.
export type Light = "lit" | "open" | "chosen" | "none";

export const verbOf = (choice: Choice): string => choice.action.split(" ", 1)[0] ?? "";

// An action that touches nothing can still have a place on the board, which goes by its verb: `verb:trigger`.
export const placesOf = (choice: Choice): readonly string[] => (choice.things.length > 0 ? choice.things : [`verb:${verbOf(choice)}`]);

// Whether the action means this thing where it says something about its kind at all.
const agrees = (choice: Choice, thing: string): boolean => {
    const noun = thing.slice(0, thing.indexOf(":") + 1);
    return choice.things.includes(thing) || !choice.things.some((other) => other.startsWith(noun));
};
const touches = (choice: Choice, pick: Pick): boolean =>
    (!pick.verbs || pick.verbs.includes(verbOf(choice))) &&
    (!pick.besides || pick.besides.every((thing) => agrees(choice, thing))) &&
    pick.things.some((thing) => placesOf(choice).includes(thing));

// The actions that are left after these picks.
export function remaining<C extends Choice>(choices: readonly C[], picks: readonly Pick[]): C[] {
    return choices.filter((choice) => picks.every((pick) => touches(choice, pick)));
}

// What an action still leaves open: its things that neither were picked nor are common to all that remain.
function undecided(choice: Choice, left: readonly Choice[], picks: readonly Pick[]): string[] {
    return placesOf(choice).filter(
        (thing) =>
            !picks.some((pick) => pick.things.includes(thing) && touches(choice, pick)) &&
            (left.length === 1 || !left.every((other) => placesOf(other).includes(thing))),
    );
}

export interface Lights {
    of(pick: Pick): Light;
}

// The light of every spot. The first undecided thing of each remaining action is lit, the others are open.
export function lights(choices: readonly Choice[], picks: readonly Pick[]): Lights {
    const left = remaining(choices, picks);
    const lit = new Map<string, Set<string>>();
    const open = new Map<string, Set<string>>();
    const add = (to: Map<string, Set<string>>, thing: string, verb: string) => {
        const verbs = to.get(thing) ?? new Set<string>();
        to.set(thing, verbs.add(verb));
    };
    for (const choice of left) {
        const verb = verbOf(choice);
        undecided(choice, left, picks).forEach((thing, i) => add(i === 0 ? lit : open, thing, verb));
    }
    const chosen = new Set(picks.flatMap((pick) => pick.things));
    if (left.length === 1 && picks.length > 0) placesOf(left[0]!).forEach((thing) => chosen.add(thing));
    const inPlay = (pick: Pick) => left.some((choice) => touches(choice, pick));
    const has = (where: Map<string, Set<string>>, pick: Pick) =>
        inPlay(pick) &&
        pick.things.some((thing) => {
            const verbs = where.get(thing);
            return verbs !== undefined && (!pick.verbs || pick.verbs.some((verb) => verbs.has(verb)));
        });
    return {
        of(pick) {
            if (picks.length > 0 && pick.things.some((thing) => chosen.has(thing)) && inPlay(pick)) return "chosen";
            if (has(lit, pick)) return "lit";
            return has(open, pick) ? "open" : "none";
        },
    };
}

export interface Step {
    readonly picks: readonly Pick[];
    // Set when the pick confirms the only action that is left.
    readonly confirmed?: string;
}

const samePick = (a: Pick, b: Pick) =>
    a.things.some((thing) => b.things.includes(thing)) && a.verbs?.join() === b.verbs?.join() && a.besides?.join() === b.besides?.join();

// A click on a spot. On the last open choice it confirms; on something outside the present choice it begins anew there.
export function pickSpot(choices: readonly Choice[], picks: readonly Pick[], pick: Pick): Step {
    const left = remaining(choices, picks);
    if (picks.length > 0 && left.length === 1 && touches(left[0]!, pick)) return {picks, confirmed: left[0]!.action};
    if (picks.some((earlier) => samePick(earlier, pick))) {
        const at = picks.findIndex((earlier) => samePick(earlier, pick));
        return {picks: picks.slice(0, at)};
    }
    if (remaining(left, [pick]).length > 0) return {picks: [...picks, pick]};
    return remaining(choices, [pick]).length > 0 ? {picks: [pick]} : {picks};
}

// Escape goes back one step.
export const stepBack = (picks: readonly Pick[]): Pick[] => picks.slice(0, -1);

// The numbers that are left to choose from if that is all that is undecided: points, units, times.
export interface NumberChoice<C extends Choice> {
    readonly kind: string;
    readonly values: readonly {readonly value: number; readonly choice: C}[];
}

// Things that go by a number but lie somewhere; they are no amounts.
const numbered = new Set(["tile", "slot", "business", "place", "seat", "owner"]);

export function numberChoice<C extends Choice>(left: readonly C[]): NumberChoice<C> | undefined {
    if (left.length < 2) return undefined;
    const values: {value: number; choice: C}[] = [];
    let kind: string | undefined;
    for (const choice of left) {
        if (verbOf(choice) !== verbOf(left[0]!)) return undefined;
        const own = choice.things.filter((thing) => !left.every((other) => other.things.includes(thing)));
        const match = own.length === 1 ? /^([a-z_]+):(\d+)$/.exec(own[0]!) : null;
        if (!match || numbered.has(match[1]!) || (kind !== undefined && kind !== match[1])) return undefined;
        kind = match[1]!;
        values.push({value: Number(match[2]), choice});
    }
    return kind === undefined ? undefined : {kind, values: values.sort((a, b) => a.value - b.value)};
}

// Digits typed for the numbered list. `sure` is the number that is meant as soon as no longer number can follow.
export interface Typed {
    readonly digits: string;
    readonly sure?: number;
}

export function typeDigit(digits: string, digit: string, count: number): Typed {
    const next = digits + digit;
    const value = Number(next);
    if (value < 1 || value > count) return digits === "" ? {digits: ""} : typeDigit("", digit, count);
    return value * 10 > count ? {digits: "", sure: value} : {digits: next};
}
