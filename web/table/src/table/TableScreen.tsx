// A table: connects, fetches the board that draws its game, and shows what keeps it from being played.
import {useEffect, useMemo, useState, useSyncExternalStore} from "react";
import type {ViewShape} from "../boards/any/shape";
import {boardOf, hasOwnBoard, type BoardModule, type ContentFiles} from "../boards/board";
import {preferences, rememberTable, secretOf} from "../app/preferences";
import {useRemembered} from "../app/store";
import {hashOf} from "../app/route";
import {apiAddress, server} from "../protocol/rest";
import {TableSession} from "../protocol/session";
import type {TableInfo} from "../protocol/types";
import {socketTo} from "../protocol/wire";
import {Curtain} from "./Curtain";
import {Playing} from "./Playing";
import {WaitingRoom} from "./WaitingRoom";
import style from "./TableScreen.module.css";

const socketAddress = (table: string) => apiAddress(`tables/${table}/socket`).replace(/^http/, "ws");

export default function TableScreen({table, secret, at}: {table: string; secret: string | undefined; at: number | undefined}) {
    useEffect(() => {
        if (secret === undefined) return;
        rememberTable({id: table, secret, invites: {}});
        // The secret belongs into the browser's memory, not into its history.
        history.replaceState(null, "", hashOf({screen: "table", table, secret: undefined, at}));
    }, [table, secret, at]);
    const speaks = secret ?? secretOf(table);
    const session = useMemo(() => new TableSession(socketTo(socketAddress(table)), speaks), [table, speaks]);
    useEffect(() => {
        session.start();
        const look = () => document.visibilityState === "visible" && session.wake();
        document.addEventListener("visibilitychange", look);
        addEventListener("online", look);
        return () => {
            document.removeEventListener("visibilitychange", look);
            removeEventListener("online", look);
            session.stop();
        };
    }, [session]);
    const {speed} = useRemembered(preferences);
    useEffect(() => {
        session.speed = matchMedia("(prefers-reduced-motion: reduce)").matches && speed === "quick" ? "instant" : speed;
    }, [session, speed]);
    return <ConnectedTable session={session} secret={speaks} at={at} key={`${table} ${speaks ?? ""}`} />;
}

interface Drawn {
    board: BoardModule;
    files: ContentFiles;
    // Only of a game that is drawn from its view alone.
    shape: ViewShape | undefined;
}

function useDrawing(table: TableInfo | undefined): {drawn?: Drawn; trouble?: string} {
    const {id, game, rule_set: ruleSet, content} = table ?? {};
    const [state, setState] = useState<{drawn?: Drawn; trouble?: string}>({});
    const {plainBoards} = useRemembered(preferences);
    useEffect(() => {
        if (!id || !game || !ruleSet || !content) return;
        let current = true;
        const plain = plainBoards || !hasOwnBoard(game);
        Promise.all([boardOf(game, plain), server.content(ruleSet, content), plain ? server.view(ruleSet, id) : undefined]).then(
            ([board, {files}, shape]) => current && setState({drawn: {board, files: files as ContentFiles, shape: shape as ViewShape | undefined}}),
            (error: Error) => current && setState({trouble: error.message}),
        );
        return () => {
            current = false;
        };
    }, [id, game, ruleSet, content, plainBoards]);
    return state;
}

export function ConnectedTable({session, secret, at}: {session: TableSession; secret: string | undefined; at: number | undefined}) {
    const state = useSyncExternalStore(session.subscribe, () => session.state);
    const {drawn, trouble} = useDrawing(state.table);
    const [opened, setOpened] = useState<number>();

    if (state.connection === "refused") return <Notice title="This table cannot be opened">{state.trouble}</Notice>;
    if (trouble) return <Notice title="The board cannot be drawn">{trouble}</Notice>;
    const {table, you, update} = state;
    if (!table || !you || !update || !drawn) return <Notice title="Laying the table">{state.trouble ?? "A moment."}</Notice>;
    if (update.phase === "waiting") return <WaitingRoom session={session} state={state} table={table} secret={secret} />;

    // Several people at one screen with hidden hands: everybody opens the curtain for themselves, whatever happens at the
    // table meanwhile. Until then nothing of what only they may see is drawn.
    const {stretch} = state;
    const covered = table.hidden && state.shared && update.over === null && opened !== stretch;
    if (covered && update.viewpoint !== null)
        return <Curtain key={stretch} table={table.name} name={update.seats[update.viewpoint]?.name ?? ""} seat={update.viewpoint} onOpen={() => setOpened(stretch)} />;
    // The link to a moment of the game was opened by whoever came first.
    const from = stretch === 0 ? at : undefined;
    return <Playing session={session} state={state} table={table} you={you} update={update} board={drawn.board} files={drawn.files} shape={drawn.shape} secret={secret} at={from} />;
}

function Notice({title, children}: {title: string; children: React.ReactNode}) {
    return (
        <main className={style.notice}>
            <h1>{title}</h1>
            <p>{children}</p>
            <a className="button" href="#/">
                To the lobby
            </a>
        </main>
    );
}
