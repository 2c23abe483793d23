// A new table: sensible as it stands, so that a second click begins; everything can be changed.
import {useEffect, useRef, useState} from "react";
import {Dialog} from "../app/Dialog";
import {openTable} from "../app/openTable";
import {prefer, preferences} from "../app/preferences";
import {boardOf} from "../boards/board";
import {server} from "../protocol/rest";
import type {GameListing, Level, Option, SeatPlan, SettingsChange} from "../protocol/types";
import {SeatMark} from "../seats/SeatMark";
import {useAnswer} from "./useAnswer";
import style from "./NewTable.module.css";

// Who sits where: at this screen, a friend by link, or a bot of some level.
type Sitter = "human" | "open" | Level;

// What a level is like to play against.
const levelWords: Readonly<Record<string, string>> = {
    random: "Random does anything that is allowed.",
    greedy: "Greedy takes what looks best now, and never looks ahead.",
    easy: "Easy looks a little ahead, and forgives.",
    medium: "Medium is good company for a second or third game.",
    hard: "Hard plays well, and punishes what is left open.",
    expert: "Expert thinks longest, several seconds at times.",
};

const usualSeats = 3;
const defaultSitters = (game: GameListing): Sitter[] => {
    const count = Math.max(game.seats.least, Math.min(game.seats.most, usualSeats));
    return Array.from({length: count}, (_, i) => (i === 0 ? "human" : "medium"));
};

export function NewTable({game, onClose}: {game: GameListing; onClose(): void}) {
    const start = useRef<HTMLButtonElement>(null);
    const details = useAnswer(() => server.game(game.rule_set), [game.rule_set]);
    const [sitters, setSitters] = useState(() => defaultSitters(game));
    const [name, setName] = useState(preferences.get().name);
    const [names, setNames] = useState<Record<number, string>>({});
    const [options, setOptions] = useState<Record<string, string>>({});
    const [settings, setSettings] = useState<SettingsChange>({});
    const [trouble, setTrouble] = useState<string>();
    const [busy, setBusy] = useState(false);
    useEffect(() => {
        start.current?.focus();
    }, []);
    // While somebody looks at the choices, the table and the board are fetched.
    useEffect(() => {
        void Promise.allSettled([import("../table/TableScreen"), boardOf(game.game, preferences.get().plainBoards)]);
    }, [game.game]);

    const levels = details.value?.levels ?? ["easy", "medium", "hard"];
    const firstHuman = sitters.indexOf("human");
    // Others want to know whom they play with.
    const needsNames = sitters.filter((who) => who === "human" || who === "open").length > 1;
    const sit = (seat: number, who: Sitter) => setSitters(sitters.map((before, i) => (i === seat ? who : before)));
    const resize = (count: number) => setSitters(Array.from({length: count}, (_, i) => sitters[i] ?? "medium"));
    const plan = (who: Sitter, seat: number): SeatPlan => {
        if (who === "open") return {kind: "open"};
        if (who !== "human") return {kind: "bot", level: who};
        const given = seat === firstHuman ? name.trim() : names[seat]?.trim();
        return {kind: "human", name: given || `Player ${seat + 1}`};
    };
    const begin = async () => {
        setBusy(true);
        if (name.trim() !== "") prefer({name: name.trim()});
        try {
            const made = await server.create({
                rule_set: game.rule_set,
                seats: sitters.map(plan),
                ...(Object.keys(options).length > 0 ? {options} : {}),
                ...(Object.keys(settings).length > 0 ? {settings} : {}),
            });
            openTable(made);
        } catch (error) {
            setTrouble((error as Error).message);
            setBusy(false);
        }
    };

    return (
        <Dialog label={`New table: ${game.name}`} onClose={onClose}>
            {(close) => (
                <form
                    className="stack"
                    onSubmit={(event) => {
                        event.preventDefault();
                        void begin();
                    }}
                >
                    <h2 className={style.title}>{game.name}</h2>
                    <label className={style.count}>
                        Players
                        <select className="field" aria-label="Players" value={sitters.length} onChange={(event) => resize(Number(event.target.value))}>
                            {Array.from({length: game.seats.most - game.seats.least + 1}, (_, i) => (
                                <option key={i}>{game.seats.least + i}</option>
                            ))}
                        </select>
                    </label>
                    <ol className={`rows ${style.seats}`}>
                        {sitters.map((who, seat) => (
                            <li key={seat}>
                                <SeatMark seat={seat} size={22} />
                                <select className="field" value={who} aria-label={`Seat ${seat + 1}`} onChange={(event) => sit(seat, event.target.value as Sitter)}>
                                    <option value="human">{seat === firstHuman || firstHuman < 0 ? "You" : "A person at this screen"}</option>
                                    <option value="open">A friend, by link</option>
                                    {levels.map((level) => (
                                        <option key={level} value={level}>
                                            Bot, {level}
                                        </option>
                                    ))}
                                </select>
                                {who === "human" && (
                                    <input
                                        className="field"
                                        placeholder={seat === firstHuman ? "Your name" : "Name"}
                                        aria-label={seat === firstHuman ? "Your name" : `Name of seat ${seat + 1}`}
                                        maxLength={40}
                                        required={needsNames}
                                        pattern=".*\S.*"
                                        value={seat === firstHuman ? name : (names[seat] ?? "")}
                                        onChange={(event) => (seat === firstHuman ? setName(event.target.value) : setNames({...names, [seat]: event.target.value}))}
                                    />
                                )}
                            </li>
                        ))}
                    </ol>
                    <p className={style.levels}>{[...new Set(sitters)].flatMap((who) => levelWords[who] ?? []).join(" ")}</p>
                    <details className={style.more}>
                        <summary>How the table is run</summary>
                        <TableSettings settings={settings} hidden={game.hidden} onChange={setSettings} />
                    </details>
                    {details.value && details.value.options.length > 0 && (
                        <details className={style.more}>
                            <summary>Options of the rules{Object.keys(options).length > 0 && ` (${Object.keys(options).length} changed)`}</summary>
                            {Object.keys(options).length > 0 && (
                                <button type="button" className="button small" onClick={() => setOptions({})}>
                                    All as they were
                                </button>
                            )}
                            <RuleOptions options={details.value.options} values={options} onChange={setOptions} />
                        </details>
                    )}
                    {trouble && (
                        <p className="trouble" role="alert">
                            {trouble}
                        </p>
                    )}
                    <div className={style.buttons}>
                        <button type="button" className="button quiet" onClick={close}>
                            Not now
                        </button>
                        <button ref={start} type="submit" className="button primary" disabled={busy}>
                            Begin
                        </button>
                    </div>
                </form>
            )}
        </Dialog>
    );
}

const times = [
    [0, "as long as it takes"],
    [60, "1 minute"],
    [300, "5 minutes"],
    [86400, "1 day"],
    [259200, "3 days"],
] as const;

const windowTimes = [
    [0, "as long as it takes"],
    [5, "5 seconds each"],
    [10, "10 seconds each"],
    [20, "20 seconds each"],
] as const;

function TableSettings({settings, hidden, onChange}: {settings: SettingsChange; hidden: boolean; onChange(settings: SettingsChange): void}) {
    const flag = (key: "hints" | "spectators" | "forced" | "listed", words: string, usual: boolean) => (
        <label className={style.flag}>
            <input type="checkbox" checked={settings[key] ?? usual} onChange={(event) => onChange({...settings, [key]: event.target.checked})} />
            {words}
        </label>
    );
    return (
        <div className={style.settings}>
            <label>
                Taking back
                <select className="field" value={settings.undo ?? "consent"} onChange={(event) => onChange({...settings, undo: event.target.value as "consent" | "free" | "never"})}>
                    <option value="consent">Free, or if all agree</option>
                    <option value="free">Only while nobody has learned anything</option>
                    <option value="never">Never</option>
                </select>
            </label>
            <label>
                Time for a turn
                <select
                    className="field"
                    value={settings.clock?.seconds ?? 0}
                    onChange={(event) => {
                        const seconds = Number(event.target.value);
                        onChange({...settings, clock: seconds === 0 ? null : {seconds, then: settings.clock?.then ?? "remind"}});
                    }}
                >
                    {times.map(([seconds, words]) => (
                        <option key={seconds} value={seconds}>
                            {words}
                        </option>
                    ))}
                </select>
                {settings.clock && (
                    <select className="field" aria-label="When the time is over" value={settings.clock.then} onChange={(event) => onChange({...settings, clock: {seconds: settings.clock!.seconds, then: event.target.value as "bot" | "remind"}})}>
                        <option value="remind">then remind</option>
                        <option value="bot">then a bot plays on</option>
                    </select>
                )}
            </label>
            {hidden && (
                <label title="Whether somebody was asked for a card in answer is secret. Without a time for it, others may guess from how long it takes.">
                    Answers in secret
                    <select
                        className="field"
                        value={settings.window_seconds ?? 0}
                        onChange={(event) => onChange({...settings, window_seconds: Number(event.target.value) || null})}
                    >
                        {windowTimes.map(([seconds, words]) => (
                            <option key={seconds} value={seconds}>
                                {words}
                            </option>
                        ))}
                    </select>
                </label>
            )}
            {flag("hints", "Hints may be asked for", true)}
            {flag("spectators", "Others may look on", true)}
            {flag("forced", "The only possible action is carried out without asking", true)}
            {flag("listed", "Strangers find the table in the lobby", false)}
        </div>
    );
}

function RuleOptions({options, values, onChange}: {options: readonly Option[]; values: Record<string, string>; onChange(values: Record<string, string>): void}) {
    const change = (option: Option, value: string) => {
        const {[option.key]: _, ...others} = values;
        onChange(value === option.value ? others : {...others, [option.key]: value});
    };
    return (
        <div className={style.options}>
            {options.map((option) => (
                <label key={option.key} title={`${option.ruling} ${option.allowed}`.trim()}>
                    <span>{option.text}</span>
                    {option.choices.length > 0 || option.type === "flag" ? (
                        <select className="field" value={values[option.key] ?? option.value} onChange={(event) => change(option, event.target.value)}>
                            {(option.choices.length > 0 ? option.choices : ["true", "false"]).map((word) => (
                                <option key={word} value={word}>
                                    {word.replaceAll("_", " ")}
                                </option>
                            ))}
                        </select>
                    ) : (
                        <input className="field" value={values[option.key] ?? option.value} onChange={(event) => change(option, event.target.value)} />
                    )}
                </label>
            ))}
        </div>
    );
}
