// The state of a choice: what has been picked, which action waits for its confirmation, what was typed.
import {useCallback, useEffect, useMemo, useState} from "react";
import type {LegalAction, Preview} from "../protocol/types";
import {lights, numberChoice, pickSpot, placesOf, remaining, stepBack, typeDigit, type NumberChoice, type Pick} from "./machine";

export interface ChoiceState {
    readonly left: readonly LegalAction[];
    readonly picks: readonly Pick[];
    readonly armed: LegalAction | undefined;
    readonly preview: Preview | undefined;
    readonly numbers: NumberChoice<LegalAction> | undefined;
    readonly typed: string;
    readonly lights: ReturnType<typeof lights>;
    // `unsure` picks are carried out only when they are confirmed.
    pick(pick: Pick, unsure?: boolean): void;
    // A thing is dragged, and let go over another or nowhere: the same as picking both.
    hold(pick: Pick): void;
    drop(onto: Pick | undefined): void;
    // A choice out of the list: done at once, or armed where it cannot be taken back.
    choose(action: LegalAction): void;
    confirm(): void;
    back(): void;
    type(digit: string): void;
}

interface Means {
    act(action: string): void;
    // Whether the action may be carried out without asking once more.
    atOnce(preview: Preview | undefined): boolean;
    askPreview(action: string): Promise<Preview>;
}

const none: readonly LegalAction[] = [];

export function useChoosing(actions: readonly LegalAction[] | undefined, revision: number, means: Means): ChoiceState {
    const all = actions ?? none;
    const [state, setState] = useState({revision, picks: [] as readonly Pick[], armed: undefined as string | undefined, typed: "", held: undefined as Pick | undefined});
    // A new position begins a new choice.
    const current = state.revision === revision ? state : {revision, picks: [], armed: undefined, typed: "", held: undefined};
    const {picks, typed, held} = current;

    const left = useMemo(() => remaining(all, picks), [all, picks]);
    const armed = useMemo(
        () => all.find((action) => action.action === current.armed) ?? (picks.length > 0 && left.length === 1 ? left[0] : undefined),
        [all, picks, left, current.armed],
    );
    const shown = useMemo(() => (armed && picks.length === 0 ? [{things: placesOf(armed)}] : picks), [armed, picks]);
    const light = useMemo(() => (held ? lights(all, [held]) : lights(armed ? [armed] : all, armed ? shown.filter((p) => p.things.length > 0) : picks)), [all, armed, picks, shown, held]);
    const first = useMemo(() => lights(all, []), [all]);
    const lightOf = useMemo(
        () => ({
            of: (pick: Pick) => {
                const own = light.of(pick);
                // What does not belong to the armed action may still be picked instead.
                return own === "none" && armed && !held ? (first.of(pick) === "none" ? "none" : "open") : own;
            },
        }),
        [light, armed, first, held],
    );

    const [previews, setPreviews] = useState<{revision: number; known: Record<string, Preview>}>({revision, known: {}});
    const known = previews.revision === revision ? previews.known : {};
    const preview = armed ? (armed.preview ?? known[armed.action]) : undefined;
    const {askPreview} = means;
    useEffect(() => {
        if (!armed || armed.preview || known[armed.action]) return;
        let current = true;
        askPreview(armed.action).then(
            (told) =>
                current &&
                setPreviews((before) => ({
                    revision,
                    known: {...(before.revision === revision ? before.known : {}), [armed.action]: told},
                })),
            () => undefined,
        );
        return () => {
            current = false;
        };
        // The known previews change only by what is asked here.
    }, [armed, revision, askPreview]);

    const begin = (change: Partial<typeof current>) => setState({...current, typed: "", ...change, revision});
    const {act, atOnce} = means;
    const settle = (action: LegalAction, change: Partial<typeof current>) => {
        if (atOnce(action.preview ?? known[action.action])) {
            begin({picks: [], armed: undefined, held: undefined});
            act(action.action);
        } else {
            begin(change);
        }
    };

    const pick = (what: Pick, unsure = false) => {
        if (armed && picks.length === 0) {
            if (what.things.some((thing) => placesOf(armed).includes(thing))) return act(armed.action);
            const step = pickSpot(all, [], what);
            return begin({picks: step.picks, armed: undefined});
        }
        const step = pickSpot(all, picks, what);
        if (step.confirmed !== undefined) {
            begin({picks: [], armed: undefined});
            return act(step.confirmed);
        }
        const after = remaining(all, step.picks);
        if (step.picks.length > picks.length && after.length === 1 && !unsure) return settle(after[0]!, {picks: step.picks});
        begin({picks: step.picks, armed: undefined});
    };
    const hold = (what: Pick) => begin({picks: [], armed: undefined, held: what});
    const drop = (onto: Pick | undefined) => {
        const both = held && onto ? [held, onto] : [];
        const after = remaining(all, both);
        if (both.length === 0 || after.length === 0) return begin({held: undefined});
        if (after.length === 1) return settle(after[0]!, {picks: both, held: undefined});
        begin({picks: both, held: undefined});
    };
    const choose = (action: LegalAction): void => {
        if (armed?.action === action.action) return confirm();
        settle(action, {armed: action.action, picks: []});
    };
    const confirm = (): void => {
        const typedChoice = typed === "" ? undefined : left[Number(typed) - 1];
        if (typedChoice) return choose(typedChoice);
        if (!armed) return;
        begin({picks: [], armed: undefined});
        act(armed.action);
    };
    const back = () => {
        if (typed !== "") begin({});
        else if (current.armed !== undefined) begin({armed: undefined});
        else begin({picks: stepBack(picks)});
    };
    const type = (digit: string) => {
        const next = typeDigit(typed, digit, left.length);
        const sure = next.sure === undefined ? undefined : left[next.sure - 1];
        if (sure) choose(sure);
        else begin({typed: next.digits});
    };

    return {
        left,
        picks,
        armed,
        preview,
        numbers: useMemo(() => numberChoice(left), [left]),
        typed,
        lights: lightOf,
        pick: useCallback(pick, [current, all, armed, known]),
        hold,
        drop,
        choose,
        confirm,
        back,
        type,
    };
}
