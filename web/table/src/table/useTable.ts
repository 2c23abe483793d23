// Everything that a table being played remembers besides the table itself: the choice, what is asked, replayed, named.
import {useCallback, useEffect, useMemo, useState} from "react";
import {useCopying} from "../app/CopyLink";
import {useLayout} from "../app/layout";
import {preferences} from "../app/preferences";
import {useRemembered} from "../app/store";
import {changedBy} from "../choosing/preview";
import {useChoosing} from "../choosing/useChoosing";
import type {TableSession} from "../protocol/session";
import type {TableState} from "../protocol/state";
import type {Preview, ServerUpdate, TableInfo} from "../protocol/types";
import {hasMany} from "./ActionBar";
import {byName} from "./byName";
import {useChart} from "./ChartPanel";
import {chime} from "./chime";
import {useHint, useWhy} from "./useAdvice";
import {firstTurn} from "./passages";
import {useRecalled} from "./useRecalled";
import {useReplay} from "./useReplay";
import {useShortcuts} from "./useShortcuts";
import {useTold} from "./useTold";

const noThings: ReadonlySet<string> = new Set();
const newsFor = 1400;

export interface TableProps {
    session: TableSession;
    state: TableState;
    table: TableInfo;
    update: ServerUpdate;
    at: number | undefined;
}

export function useTable({session, state, table, update, at}: TableProps) {
    const sheet = useLayout() !== "desk";
    const {stretch} = state;
    const replay = useReplay(session, stretch, at);
    const hint = useHint(session, stretch);
    const why = useWhy(session, stretch);
    const copying = useCopying();
    const [asking, setAsking] = useTold(stretch, false);
    const [named, setNamed] = useTold(stretch, noThings);
    const [tab, setTab] = useState(sheet ? "act" : "log");
    // The question whose choices are listed.
    const [listedFor, setListedFor] = useState<number>();
    const [rule, setRule] = useState<string>();
    const [trouble, setTrouble] = useTold<string | undefined>(stretch, undefined);
    const replaying = replay.position !== undefined;
    useRecalled(session, state, replaying || update.over !== null);
    const ours = !replaying && state.behind === 0 && update.actions.length > 0 && update.phase === "playing";
    const fail = useCallback((error: Error) => setTrouble(error.message), [setTrouble]);
    const act = useCallback((action: string) => void session.act(action).catch(fail), [session, fail]);
    const actions = useMemo(() => byName(update.actions, update.seats), [update]);
    const choice = useChoosing(ours && state.acting === undefined ? actions : undefined, update.revision, useMeans(session, update, act));
    const chart = useChart(session, stretch, tab === "chart" || update.over !== null ? update.position : undefined);
    // The list of choices closes with the question, and where all of it can be seen elsewhere.
    const shownTab = tab === "choices" && (sheet || listedFor !== update.revision || !ours || !hasMany(choice) || choice.armed) ? "log" : tab;
    useTurn(ours, table.name, sheet, setTab);

    const undo = useCallback(() => {
        session.ask({type: "undo", revision: update.revision, ...(update.undo ? {seat: update.undo.seat} : {})}).catch(fail);
    }, [session, update, fail]);
    const askHint = () => {
        setTab("hint");
        hint.ask(update.revision);
    };
    useShortcuts({
        digit: choice.type,
        enter: choice.confirm,
        escape: () => (asking ? setAsking(false) : replaying ? replay.leave() : choice.back()),
        letters: {
            u: () => update.undo && undo(),
            h: () => ours && update.settings.hints && askHint(),
            "?": () => setAsking(!asking),
            n: () => session.showNext(),
            " ": () => session.catchUp(),
        },
    });

    return {
        sheet,
        replay,
        replaying,
        hint,
        askHint,
        why,
        asking,
        setAsking,
        named,
        nameThings: useCallback((things: readonly string[]) => setNamed(things.length === 0 ? noThings : new Set(things)), [setNamed]),
        news: useNews(state),
        changed: useMemo(() => changedBy(choice.preview), [choice.preview]),
        tab: shownTab,
        setTab,
        toggleList: () => {
            setListedFor(update.revision);
            setTab(shownTab === "choices" ? "log" : "choices");
        },
        rule,
        openRule: useCallback((id: string | undefined) => {
            setRule(id);
            if (id) setTab("rules");
        }, []),
        trouble,
        setTrouble,
        ours,
        act,
        catchUp: () => session.catchUp(),
        choice,
        chart,
        recall: useCallback(() => void session.recall().catch(() => {}), [session]),
        undo,
        // Without a position it begins with the first turn.
        startReplay: (position?: number) => {
            replay.move(Math.max(0, Math.min(position ?? (state.earlier === null ? firstTurn(state.log) : 0), update.position)));
            if (!sheet) setTab("log");
        },
        copying,
    };
}
export type TableUse = ReturnType<typeof useTable>;

// How a choice is carried out, whether without asking once more, and how its preview is asked for.
function useMeans(session: TableSession, update: ServerUpdate, act: (action: string) => void) {
    const {confirm} = useRemembered(preferences);
    return {
        act,
        atOnce: useCallback(
            (preview: Preview | undefined) => confirm === "risky" && update.settings.undo !== "never" && preview?.then === "seat",
            [confirm, update.settings.undo],
        ),
        askPreview: useCallback(
            async (action: string) => (await session.ask({type: "preview", revision: update.revision, action})).preview,
            [session, update.revision],
        ),
    };
}

// When it becomes our turn, the title says so, a phone shows what is asked, and those who want it hear it.
function useTurn(ours: boolean, name: string, sheet: boolean, onTab: (tab: string) => void): void {
    const {sound} = useRemembered(preferences);
    useEffect(() => {
        document.title = `${name} · Tessera`;
        if (!ours) return;
        if (sheet) onTab("act");
        if (sound) chime();
        document.title = `Your turn · ${name}`;
    }, [ours, name, sheet, sound, onTab]);
}

// What others did just now, for as long as it is news.
function useNews(state: TableState): ReadonlySet<string> {
    const [over, setOver] = useState<number>();
    const revision = state.update?.revision;
    const things = useMemo(() => new Set(state.fresh.flatMap((line) => line.things)), [state.fresh]);
    useEffect(() => {
        const timer = setTimeout(() => setOver(revision), newsFor);
        return () => clearTimeout(timer);
    }, [revision]);
    return over === revision ? noThings : things;
}
