// A table being played: players on top, the board in the middle, hand and action bar below, log, rules, chart and hints
// at the side; on a phone the board above and a sheet with tabs below.
import {lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState} from "react";
import type {BoardModule, BoardProps, ContentFiles} from "../boards/board";
import {addressOf, go, tableLink} from "../app/route";
import {preferences, rememberTable} from "../app/preferences";
import {useRemembered} from "../app/store";
import {Surface} from "../choosing/Choosing";
import {changedBy} from "../choosing/preview";
import {useChoosing} from "../choosing/useChoosing";
import {server} from "../protocol/rest";
import type {TableSession, TableState} from "../protocol/session";
import type {Preview, ServerUpdate, TableInfo, You} from "../protocol/types";
import {ActionBar, Tool} from "./ActionBar";
import {Banner} from "./Banner";
import {ChartPanel, useChart} from "./ChartPanel";
import {chime} from "./chime";
import {EndScreen} from "./EndScreen";
import {HintPanel} from "./HintPanel";
import {LogPanel} from "./LogPanel";
import {PlayersStrip} from "./PlayersStrip";
import {ReplayBar} from "./ReplayBar";
import {saveRecord} from "./saveRecord";
import {TableMenu} from "./TableMenu";
import {Tabs, type Tab} from "./Tabs";
import {useHint, useWhy} from "./useAdvice";
import {useGlide} from "./useGlide";
import {useMedia} from "./useMedia";
import {useReplay} from "./useReplay";
import {useShortcuts} from "./useShortcuts";
import {WhyDialog} from "./WhyDialog";
import style from "./TableScreen.module.css";

const RulesPanel = lazy(() => import("./RulesPanel"));

export interface PlayingProps {
    session: TableSession;
    state: TableState;
    table: TableInfo;
    you: You;
    update: ServerUpdate;
    board: BoardModule;
    files: ContentFiles;
    secret: string | undefined;
    at: number | undefined;
}

const noThings: ReadonlySet<string> = new Set();

export function Playing({session, state, table, you, update, board, files, secret, at}: PlayingProps) {
    const narrow = useMedia("(max-width: 820px)");
    const {confirm, sound} = useRemembered(preferences);
    const replay = useReplay(session, at);
    const hint = useHint(session);
    const why = useWhy(session);
    const [asking, setAsking] = useState(false);
    const [named, setNamed] = useState<ReadonlySet<string>>(noThings);
    const [tab, setTab] = useState(narrow ? "act" : "log");
    const [rule, setRule] = useState<string>();
    const [looked, setLooked] = useState(false);
    const [menu, setMenu] = useState(false);
    const [trouble, setTrouble] = useState<string>();
    const replaying = replay.position !== undefined;
    const ours = !replaying && state.behind === 0 && update.actions.length > 0 && update.phase === "playing";
    const chart = useChart(session, tab === "chart" || update.over !== null ? update.position : undefined);

    const act = useCallback((action: string) => void session.act(action).catch((error: Error) => setTrouble(error.message)), [session]);
    const choice = useChoosing(ours && state.acting === undefined ? update.actions : undefined, update.revision, {
        act,
        atOnce: useCallback(
            (preview: Preview | undefined) => confirm === "risky" && update.settings.undo !== "never" && preview?.then === "seat",
            [confirm, update.settings.undo],
        ),
        askPreview: useCallback(
            async (action: string) => (await session.ask({type: "preview", revision: update.revision, action})).preview,
            [session, update.revision],
        ),
    });

    useEffect(() => {
        if (!ours) return;
        if (narrow) setTab("act");
        if (sound) chime();
        document.title = `Your turn · ${table.name}`;
        return () => {
            document.title = `${table.name} · Tessera`;
        };
    }, [ours, narrow, sound, table.name]);

    const openRule = useCallback((id: string | undefined) => {
        setRule(id);
        if (id) setTab("rules");
    }, []);
    const nameThings = useCallback((things: readonly string[]) => setNamed(things.length === 0 ? noThings : new Set(things)), []);
    const undo = useCallback(() => {
        session
            .ask({type: "undo", revision: update.revision, ...(update.undo ? {seat: update.undo.seat} : {})})
            .catch((error: Error) => setTrouble(error.message));
    }, [session, update]);
    const askHint = () => {
        setTab("hint");
        hint.ask(update.revision);
    };
    const startReplay = (position: number) => replay.move(Math.max(0, Math.min(position, update.position)));

    useShortcuts({
        digit: choice.type,
        enter: choice.confirm,
        escape: () => (asking ? setAsking(false) : replaying ? replay.leave() : choice.back()),
        letters: {
            u: () => update.undo && undo(),
            h: () => ours && update.settings.hints && askHint(),
            "?": () => setAsking(!asking),
            n: () => session.showNext(),
        },
    });

    const shownPosition = replay.shown;
    const tableRef = useRef<HTMLDivElement>(null);
    useGlide(tableRef, shownPosition ?? update);
    const news = useNews(state);
    const changed = useMemo(() => changedBy(choice.preview), [choice.preview]);
    const props: BoardProps = {
        view: shownPosition ? shownPosition.view : update.view,
        files,
        options: table.options,
        seats: update.seats,
        eyes: shownPosition ? shownPosition.eyes : update.eyes,
        decider: shownPosition ? shownPosition.decider : update.decider,
        question: shownPosition ? "" : update.question,
        scores: shownPosition ? shownPosition.scores : update.scores,
    };

    const tools = (
        <>
            <Tool icon="undo" name={update.undo && !update.undo.free ? "Ask undo" : "Undo"} shortcut="u" disabled={!update.undo || replaying} onClick={undo} />
            <Tool icon="hint" name="Hint" shortcut="h" disabled={!ours || !update.settings.hints} onClick={askHint} />
            <Tool icon="why" name="Why not?" shortcut="?" active={asking} onClick={() => setAsking(!asking)} />
        </>
    );
    const bar = replaying ? (
        <ReplayBar
            position={replay.position ?? 0}
            last={update.position}
            loading={shownPosition?.position !== replay.position && replay.trouble === undefined}
            lines={replay.trouble ? [replay.trouble] : (shownPosition?.log.map((line) => line.text) ?? [])}
            onMove={replay.move}
            onShare={() => navigator.clipboard.writeText(addressOf(tableLink(table.id, replay.position)))}
            onFork={() =>
                void server.fork(table.id, {position: replay.position ?? 0}, secret).then(
                    (made) => {
                        rememberTable({id: made.id, secret: made.secret, invites: Object.fromEntries(made.invites.map((one) => [one.seat, one.invite]))});
                        go({screen: "table", table: made.id, secret: undefined, at: undefined});
                    },
                    (error: Error) => setTrouble(error.message),
                )
            }
            onClose={replay.leave}
        />
    ) : (
        <ActionBar prompt={asking ? "Pick the thing that you wonder about." : promptOf(state, update)} rule={asking ? null : update.rule} choice={choice} ours={ours && !asking} acting={state.acting !== undefined} revision={update.revision} clock={update.clock} onRule={openRule} tools={tools} />
    );

    const strip = <PlayersStrip board={board} props={props} here={state.here} yours={you.seats} />;
    const hand = board.Hand && <board.Hand {...props} />;
    const sideTabs: Tab[] = [
        ...(narrow ? [{id: "act", name: "Act", icon: "act", content: bar}] : []),
        ...(narrow && hand ? [{id: "hand", name: board.handName ?? "Hand", icon: "hand", content: hand}] : []),
        ...(narrow ? [{id: "players", name: "Players", icon: "players", content: strip}] : []),
        {id: "log", name: "Log", icon: "log", content: <LogPanel log={state.log} fresh={state.fresh.length} onName={nameThings} onReplay={startReplay} />},
        {
            id: "rules",
            name: "Rules",
            icon: "rules",
            content: (
                <Suspense fallback={null}>
                    <RulesPanel ruleSet={table.rule_set} rule={rule} onRule={openRule} />
                </Suspense>
            ),
        },
        {id: "chart", name: "Chart", icon: "chart", content: <ChartPanel chart={chart} seats={update.seats} at={replay.position} onPick={startReplay} />},
        {
            id: "hint",
            name: "Hint",
            icon: "hint",
            content: (
                <HintPanel
                    hint={hint.hint}
                    trouble={hint.trouble}
                    current={hint.hint !== undefined && hint.hint !== "thinking" && hint.hint.revision === update.revision && ours}
                    canAsk={ours && update.settings.hints}
                    onAsk={askHint}
                    onName={nameThings}
                    onChoose={act}
                />
            ),
        },
    ];
    const pickable = useMemo(() => ({onPick: choice.pick}), [choice.pick]);

    return (
        <Surface
            className={style.surface}
            lights={choice.lights}
            named={named}
            news={news}
            changed={changed}
            onPick={pickable.onPick}
            onWhy={(things) => {
                setAsking(false);
                why.ask(things);
            }}
            asking={asking}
        >
            <div className={style.table} ref={tableRef}>
                <header className={style.top}>
                    <a className={style.home} href="#/" title="To the lobby">
                        <img src="./tessera.svg" width={28} height={28} alt="Lobby" />
                        <h1>{table.name}</h1>
                    </a>
                    {!narrow && <div className={style.players}>{strip}</div>}
                    <TableMenu open={menu} onOpen={setMenu} session={session} table={table} you={you} update={update} secret={secret} onReplay={() => startReplay(update.position)} onTrouble={setTrouble} />
                </header>
                <main className={style.board}>
                    <div className={style.boardAndHand}>
                        <board.Board {...props} />
                        {!narrow && board.handBeside && <div className={style.beside}>{hand}</div>}
                    </div>
                    <Banner
                        state={state}
                        update={update}
                        you={you}
                        trouble={trouble}
                        onTrouble={setTrouble}
                        onRule={openRule}
                        session={session}
                    />
                    {update.over && !looked && !replaying && (
                        <EndScreen
                            result={update.over}
                            seats={update.seats}
                            chart={chart}
                            log={state.log}
                            onReplay={startReplay}
                            onLook={() => setLooked(true)}
                            onAgain={() => go({screen: "lobby"})}
                            onSave={() => void saveRecord(table, secret).catch((error: Error) => setTrouble(error.message))}
                        />
                    )}
                </main>
                {!narrow && !board.handBeside && <div className={style.hand}>{hand}</div>}
                {!narrow && <div className={style.bottom}>{bar}</div>}
                <aside className={style.side} aria-label="Beside the board">
                    <Tabs tabs={sideTabs} open={tab} onOpen={setTab} />
                </aside>
                {why.asked && <WhyDialog {...why.asked} onRule={openRule} onClose={why.close} />}
            </div>
        </Surface>
    );
}

const newsFor = 1400;

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

function promptOf(state: TableState, update: ServerUpdate): string {
    if (update.phase === "over") return "The game is over.";
    if (update.phase === "closed") return "This table is closed.";
    if (update.phase === "paused") return "The game is paused.";
    if (update.actions.length > 0 && state.behind === 0) return update.prompt;
    if (typeof update.decider === "number") return update.actions.length > 0 ? update.prompt : `Waiting for ${update.seats[update.decider]?.name ?? "the others"}.`;
    return update.decider === "chance" ? "Chance decides." : update.prompt;
}
