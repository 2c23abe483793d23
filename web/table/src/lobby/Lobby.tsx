// The lobby: what there is to play, where one already sits, and what is open to others.
import {useEffect, useRef, useState} from "react";
import {openTable} from "../app/openTable";
import {knownTables} from "../app/preferences";
import {useRemembered} from "../app/store";
import {server} from "../protocol/rest";
import type {GameListing} from "../protocol/types";
import {byGame, GameTile} from "./GameTile";
import {NewTable} from "./NewTable";
import {TableList} from "./TableList";
import {TopBar} from "./TopBar";
import {useAnswer} from "./useAnswer";
import style from "./Lobby.module.css";

const lookAgain = 15000;

export function Lobby() {
    const games = useAnswer(server.games, []);
    const known = useRemembered(knownTables);
    const secrets = known.map((table) => table.secret);
    const mine = useAnswer(async () => (secrets.length === 0 ? [] : (await server.mine(secrets)).tables), [secrets.join()]);
    const open = useAnswer(async () => (await server.openTables()).tables, []);
    const [choosing, setChoosing] = useState<GameListing>();
    const {again: mineAgain} = mine;
    const {again: openAgain} = open;
    useEffect(() => {
        const timer = setInterval(() => {
            mineAgain();
            openAgain();
        }, lookAgain);
        return () => clearInterval(timer);
    }, [mineAgain, openAgain]);
    const ids = new Set(known.map((table) => table.id));
    const others = (open.value ?? []).filter((table) => !ids.has(table.id));

    return (
        <>
            <TopBar />
            <main className={style.lobby}>
                <header className={style.hero}>
                    <h1>Sit down at a table</h1>
                    <p>Four games about peoples, goods and maps. Alone against good opponents, around one screen, or with friends by link.</p>
                </header>
                {games.trouble && (
                    <p className="trouble" role="alert">
                        {games.trouble}{" "}
                        <button type="button" className="button small" onClick={games.again}>
                            Try again
                        </button>
                    </p>
                )}
                <h2 className="sr-only">Games</h2>
                <section className={style.games} aria-label="Games">
                    {games.value
                        ? byGame(games.value.games).map((versions) => <GameTile key={versions[0]!.game} versions={versions} onPlay={setChoosing} />)
                        : Array.from({length: 4}, (_, i) => <div key={i} className={style.blank} aria-hidden="true" />)}
                </section>
                <div className={style.columns}>
                    <section>
                        <h2>Your tables</h2>
                        <TableList tables={mine.value} trouble={mine.trouble} empty="Nothing yet. A game you begin is kept here." mine />
                    </section>
                    <section>
                        <h2>Open tables</h2>
                        <TableList tables={open.value ? others : undefined} trouble={open.trouble} empty="Nobody waits for players just now." />
                    </section>
                    <LoadFile />
                </div>
            </main>
            {choosing && <NewTable game={choosing} onClose={() => setChoosing(undefined)} />}
        </>
    );
}

// A saved game goes on at a new table.
function LoadFile() {
    const input = useRef<HTMLInputElement>(null);
    const [trouble, setTrouble] = useState<string>();
    const load = async (file: File) => {
        try {
            const made = await server.load({record: await file.text()});
            openTable(made);
        } catch (error) {
            setTrouble((error as Error).message);
        }
    };
    return (
        <section>
            <h2>Go on from a file</h2>
            <p className={style.note}>A game that was saved goes on where it stopped.</p>
            <button type="button" className="button" onClick={() => input.current?.click()}>
                Load a saved game
            </button>
            <input
                ref={input}
                type="file"
                accept=".json,application/json"
                hidden
                onChange={(event) => {
                    const file = event.target.files?.[0];
                    if (file) void load(file);
                    event.target.value = "";
                }}
            />
            {trouble && (
                <p className="trouble" role="alert">
                    {trouble}
                </p>
            )}
        </section>
    );
}
