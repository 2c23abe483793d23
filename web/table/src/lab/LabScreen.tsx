// The laboratory: start an experiment with a few choices, watch it fill in, open its report.
import {useEffect, useRef, useState} from "react";
import {secretOf} from "../app/preferences";
import {TopBar} from "../lobby/TopBar";
import {useAnswer} from "../lobby/useAnswer";
import {server} from "../protocol/rest";
import type {Level, RestExperiment, RestExperimentState} from "../protocol/types";
import {ExperimentView} from "./ExperimentView";
import style from "./lab.module.css";

const askAgain = 1200;
const usual = {seats: 3, games: 1000, whatIf: 10000};

interface Props {
    ruleSet: string | undefined;
    table: string | undefined;
    at: number | undefined;
}

export default function LabScreen({ruleSet, table, at}: Props) {
    const games = useAnswer(server.games, []);
    const [chosen, setChosen] = useState(ruleSet ?? "");
    const [seats, setSeats] = useState(usual.seats);
    const [level, setLevel] = useState<Level>("greedy");
    const [count, setCount] = useState(table ? usual.whatIf : usual.games);
    const [content, setContent] = useState<Record<string, string>>();
    const [running, setRunning] = useState<RestExperimentState>();
    const [trouble, setTrouble] = useState<string>();
    const listing = games.value?.games.find((game) => game.rule_set === chosen) ?? games.value?.games[0];
    const seatCount = listing ? Math.max(listing.seats.least, Math.min(listing.seats.most, seats)) : seats;

    useFollow(running, setRunning, setTrouble);

    const begin = async () => {
        if (!listing) return;
        setTrouble(undefined);
        const plan: RestExperiment = {
            rule_set: listing.rule_set,
            seats: seatCount,
            players: Array.from({length: seatCount}, () => level),
            games: count,
            ...(table !== undefined && at !== undefined ? {from: {table, position: at}} : {}),
            // The edited content plays against the shipped one.
            ...(content ? {content, against: {rule_set: listing.rule_set}} : {}),
        };
        try {
            setRunning(await server.experiment(plan, table ? secretOf(table) : undefined));
        } catch (error) {
            setTrouble((error as Error).message);
        }
    };
    const busy = running?.state === "running" || running?.state === "queued";

    return (
        <>
            <TopBar />
            <main className={style.lab}>
                <header>
                    <h1>{table ? "What if" : "The laboratory"}</h1>
                    <p>
                        {table
                            ? "Bots play on from the position on your table, many times over, and count who wins."
                            : "Bots play a thousand games while the kettle boils: who wins from which seat, what a change does."}
                    </p>
                </header>
                <form
                    className={style.form}
                    onSubmit={(event) => {
                        event.preventDefault();
                        void begin();
                    }}
                >
                    <label>
                        Rules
                        <select className="field" value={listing?.rule_set ?? ""} disabled={table !== undefined} onChange={(event) => setChosen(event.target.value)}>
                            {games.value?.games.map((game) => (
                                <option key={game.rule_set} value={game.rule_set}>
                                    {game.name}
                                </option>
                            ))}
                        </select>
                    </label>
                    {listing && table === undefined && (
                        <label>
                            Seats
                            <select className="field" value={seatCount} onChange={(event) => setSeats(Number(event.target.value))}>
                                {Array.from({length: listing.seats.most - listing.seats.least + 1}, (_, i) => (
                                    <option key={i}>{listing.seats.least + i}</option>
                                ))}
                            </select>
                        </label>
                    )}
                    <label>
                        Played by
                        <select className="field" value={level} onChange={(event) => setLevel(event.target.value as Level)}>
                            {["random", "greedy", "easy", "medium", "hard"].map((name) => (
                                <option key={name}>{name}</option>
                            ))}
                        </select>
                    </label>
                    <label>
                        Games
                        <select className="field" value={count} onChange={(event) => setCount(Number(event.target.value))}>
                            {[100, 1000, 10000, 100000].map((games) => (
                                <option key={games} value={games}>
                                    {games.toLocaleString("en")}
                                </option>
                            ))}
                        </select>
                    </label>
                    {table === undefined && <ContentUpload content={content} onChange={setContent} />}
                    <button className="button primary" disabled={busy || !listing}>
                        {busy ? "Playing…" : "Begin"}
                    </button>
                </form>
                {trouble && (
                    <p className={style.trouble} role="alert">
                        {trouble}
                    </p>
                )}
                {running && <ExperimentView state={running} onCancel={() => void server.cancelExperiment(running.id).catch((error: Error) => setTrouble(error.message))} />}
            </main>
        </>
    );
}

// Asks how far the experiment is, until it is over.
function useFollow(running: RestExperimentState | undefined, onState: (state: RestExperimentState) => void, onTrouble: (trouble: string) => void): void {
    const tell = useRef({onState, onTrouble});
    tell.current = {onState, onTrouble};
    const id = running && (running.state === "queued" || running.state === "running") ? running.id : undefined;
    useEffect(() => {
        if (!id) return;
        let current = true;
        const timer = setInterval(() => {
            server.experimentState(id).then(
                (state) => current && tell.current.onState(state),
                (error: Error) => current && tell.current.onTrouble(error.message),
            );
        }, askAgain);
        return () => {
            current = false;
            clearInterval(timer);
        };
    }, [id]);
}

// A designer's edited copy of the content: all TOML files of a folder.
function ContentUpload({content, onChange}: {content: Record<string, string> | undefined; onChange(content: Record<string, string> | undefined): void}) {
    const input = useRef<HTMLInputElement>(null);
    const read = async (files: FileList) => {
        const toml = [...files].filter((file) => file.name.endsWith(".toml"));
        onChange(Object.fromEntries(await Promise.all(toml.map(async (file) => [file.name, await file.text()] as const))));
    };
    return (
        <div className={style.upload}>
            <button type="button" className="button" onClick={() => input.current?.click()}>
                {content ? `${Object.keys(content).length} files against the shipped ones` : "Compare with an edited copy"}
            </button>
            {content && (
                <button type="button" className="button quiet" onClick={() => onChange(undefined)}>
                    Without
                </button>
            )}
            <input
                ref={input}
                type="file"
                multiple
                accept=".toml"
                hidden
                onChange={(event) => {
                    if (event.target.files) void read(event.target.files);
                    event.target.value = "";
                }}
            />
        </div>
    );
}
