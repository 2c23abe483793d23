// The laboratory: start an experiment with a few choices, watch it fill in, open its report. From a table: what if bots
// played on from its position, many times over?
import {useState, type ReactNode} from "react";
import {secretOf} from "../app/preferences";
import {tableLink} from "../app/route";
import {TopBar} from "../lobby/TopBar";
import {useAnswer} from "../lobby/useAnswer";
import {server} from "../protocol/rest";
import type {Level} from "../protocol/types";
import {ContentUpload, type UploadedContent} from "./ContentUpload";
import {ExperimentView} from "./ExperimentView";
import {useExperiment, type Experiment} from "./useExperiment";
import style from "./lab.module.css";

const usual = {seats: 3, games: 1000, whatIf: 10000};
const levels: readonly Level[] = ["random", "greedy", "easy", "medium", "hard"];
const counts = [100, 1000, 10000, 100000];

interface Props {
    ruleSet: string | undefined;
    table: string | undefined;
    at: number | undefined;
}

export default function LabScreen({ruleSet, table, at}: Props) {
    return (
        <>
            <TopBar />
            <main className={style.lab}>{table !== undefined && at !== undefined ? <WhatIf table={table} at={at} /> : <WholeGames ruleSet={ruleSet} />}</main>
        </>
    );
}

function WholeGames({ruleSet}: {ruleSet: string | undefined}) {
    const games = useAnswer(server.games, []);
    const experiment = useExperiment();
    const [chosen, setChosen] = useState(ruleSet ?? "");
    const [seats, setSeats] = useState(usual.seats);
    const [level, setLevel] = useState<Level>("greedy");
    const [count, setCount] = useState(usual.games);
    const [content, setContent] = useState<UploadedContent>();
    const listing = games.value?.games.find((game) => game.rule_set === chosen) ?? games.value?.games[0];
    const seatCount = listing ? Math.max(listing.seats.least, Math.min(listing.seats.most, seats)) : seats;
    const begin = () =>
        listing &&
        experiment.begin({
            rule_set: listing.rule_set,
            seats: seatCount,
            players: Array.from({length: seatCount}, () => level),
            games: count,
            // What the edited content does to the shipped one.
            ...(content ? {against: {rule_set: listing.rule_set, content: content.files}} : {}),
        });
    return (
        <>
            <header>
                <h1>The laboratory</h1>
                <p>Bots play a thousand games while the kettle boils: who wins from which seat, what a change does.</p>
            </header>
            <Form experiment={experiment} onBegin={begin}>
                <Choice name="Rules" value={listing?.rule_set ?? ""} from={(games.value?.games ?? []).map((game) => [game.rule_set, game.name])} onChange={setChosen} />
                {listing && (
                    <Choice
                        name="Seats"
                        value={String(seatCount)}
                        from={Array.from({length: listing.seats.most - listing.seats.least + 1}, (_, i) => [String(listing.seats.least + i)])}
                        onChange={(value) => setSeats(Number(value))}
                    />
                )}
                <LevelAndCount level={level} onLevel={setLevel} count={count} onCount={setCount} />
                {games.value?.visitor_content && <ContentUpload content={content} onChange={setContent} />}
            </Form>
            <Outcome experiment={experiment} />
        </>
    );
}

function WhatIf({table, at}: {table: string; at: number}) {
    const found = useAnswer(() => server.table(table), [table]);
    const experiment = useExperiment();
    const [level, setLevel] = useState<Level>("greedy");
    const [count, setCount] = useState(usual.whatIf);
    const summary = found.value?.table;
    const begin = () =>
        summary && experiment.begin({players: summary.seats.map(() => level), games: count, from: {table, position: at}}, secretOf(table));
    return (
        <>
            <header>
                <h1>What if</h1>
                <p>
                    Bots play on from the position on your table, many times over, and count who wins. What you cannot know is dealt anew for each game. <a href={tableLink(table)}>Back to the table</a>
                </p>
            </header>
            <Form experiment={experiment} onBegin={begin}>
                <LevelAndCount level={level} onLevel={setLevel} count={count} onCount={setCount} />
            </Form>
            {found.trouble && <Trouble>{found.trouble}</Trouble>}
            <Outcome experiment={experiment} names={summary?.seats.map((seat) => seat.name)} />
        </>
    );
}

const Trouble = ({children}: {children: ReactNode}) => (
    <p className="trouble" role="alert">
        {children}
    </p>
);

function Form({experiment, onBegin, children}: {experiment: Experiment; onBegin(): void; children: ReactNode}) {
    return (
        <form
            className={`sheet ${style.form}`}
            onSubmit={(event) => {
                event.preventDefault();
                onBegin();
            }}
        >
            {children}
            <button className="button primary" disabled={experiment.busy}>
                {experiment.busy ? "Playing…" : "Begin"}
            </button>
        </form>
    );
}

function Outcome({experiment, names}: {experiment: Experiment; names?: readonly string[] | undefined}) {
    return (
        <>
            {experiment.trouble && <Trouble>{experiment.trouble}</Trouble>}
            {experiment.state && <ExperimentView state={experiment.state} names={names} onCancel={experiment.stop} />}
        </>
    );
}

interface ChoiceProps {
    name: string;
    value: string;
    // Values, with their names where they have others.
    from: readonly (readonly [string, string?])[];
    onChange(value: string): void;
}

function Choice({name, value, from, onChange}: ChoiceProps) {
    return (
        <label>
            {name}
            <select className="field" value={value} onChange={(event) => onChange(event.target.value)}>
                {from.map(([one, words]) => (
                    <option key={one} value={one}>
                        {words ?? one}
                    </option>
                ))}
            </select>
        </label>
    );
}

function LevelAndCount({level, onLevel, count, onCount}: {level: Level; onLevel(level: Level): void; count: number; onCount(count: number): void}) {
    return (
        <>
            <Choice name="Played by" value={level} from={levels.map((one) => [one])} onChange={(value) => onLevel(value as Level)} />
            <Choice name="Games" value={String(count)} from={counts.map((one) => [String(one), one.toLocaleString("en")])} onChange={(value) => onCount(Number(value))} />
        </>
    );
}
