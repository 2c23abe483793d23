import {forgetTable} from "../app/preferences";
import {tableLink} from "../app/route";
import type {TableSummary} from "../protocol/types";
import {SeatMark} from "../seats/SeatMark";
import style from "./TableList.module.css";

// How long ago, in the largest unit that says something.
export function ago(then: number, now: number): string {
    const seconds = Math.max(0, Math.round((now - then) / 1000));
    if (seconds < 60) return "just now";
    const units = [
        [86400, "day"],
        [3600, "hour"],
        [60, "minute"],
    ] as const;
    const [size, name] = units.find(([size]) => seconds >= size)!;
    const count = Math.floor(seconds / size);
    return `${count} ${name}${count === 1 ? "" : "s"} ago`;
}

function standing(table: TableSummary): string {
    if (table.phase === "waiting") {
        const free = table.seats.filter((seat) => seat.kind === "open").length;
        return free === 1 ? "One seat is free" : `${free} seats are free`;
    }
    if (table.phase === "over") return "Finished";
    if (table.phase === "closed") return "Closed";
    if (table.phase === "paused") return "Paused";
    if (table.phase === "broken") return "Damaged";
    if (table.your_turn) return "Your turn";
    const decider = typeof table.decider === "number" ? table.seats[table.decider]?.name : undefined;
    return decider ? `Waiting for ${decider}` : "Under way";
}

interface Props {
    tables: readonly TableSummary[] | undefined;
    trouble: string | undefined;
    empty: string;
    mine?: boolean;
}

export function TableList({tables, trouble, empty, mine = false}: Props) {
    if (trouble && !tables) return <p className={style.note}>{trouble}</p>;
    if (!tables) return <p className={style.note}>Looking…</p>;
    if (tables.length === 0) return <p className={style.note}>{empty}</p>;
    const order = [...tables].sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.changed - a.changed);
    return (
        <ul className={`rows ${style.list}`}>
            {order.map((table) => (
                <li key={table.id} data-turn={table.your_turn || undefined}>
                    <a href={mine || table.phase !== "waiting" ? tableLink(table.id) : `#/join/${table.id}`}>
                        <span className={style.game}>{table.name}</span>
                        <span className={style.standing}>{standing(table)}</span>
                        <span className={style.who}>
                            {table.seats.map((seat) => (
                                <span key={seat.seat}>
                                    <SeatMark seat={seat.seat} size={12} />
                                    {seat.kind === "open" ? "free" : seat.name}
                                </span>
                            ))}
                        </span>
                        <span className={style.when}>{ago(table.changed, Date.now())}</span>
                    </a>
                    {mine && (table.phase === "over" || table.phase === "closed") && (
                        <button type="button" onClick={() => forgetTable(table.id)} aria-label={`Forget this table of ${table.name}`} title="Forget">
                            ×
                        </button>
                    )}
                </li>
            ))}
        </ul>
    );
}
