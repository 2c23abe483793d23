// Who sits where, and how that can be changed: by the owner, or by whoever sits there.
import {useState} from "react";
import type {Copying} from "../app/CopyLink";
import {addressOf, hashOf} from "../app/route";
import {server} from "../protocol/rest";
import type {Request, TableSession} from "../protocol/session";
import type {Level, ServerUpdate, TableInfo, You} from "../protocol/types";
import {SeatMark} from "../seats/SeatMark";
import style from "./TableMenu.module.css";

interface Props {
    session: TableSession;
    table: TableInfo;
    you: You;
    update: ServerUpdate;
    secret: string | undefined;
    copying: Copying;
    onTrouble(trouble: string): void;
}

const substitute: Level = "medium";
const levels: readonly Level[] = ["easy", "medium", "hard", "expert"];

export function SeatControls({session, table, you, update, secret, copying, onTrouble}: Props) {
    const [copied, setCopied] = useState<number>();
    const ask = (request: Request) => void session.ask(request).catch((error: Error) => onTrouble(error.message));
    const invite = async (seat: number) => {
        if (!secret) return;
        try {
            const made = await server.invite(table.id, seat, secret);
            copying.copy(addressOf(hashOf({screen: "join", table: table.id, invite: made.invite})));
            setCopied(seat);
        } catch (error) {
            onTrouble((error as Error).message);
        }
    };
    return (
        <ul className={`rows ${style.seats}`} aria-label="Seats">
            {update.seats.map((seat) => {
                const mine = you.seats.includes(seat.seat);
                return (
                    <li key={seat.seat}>
                        <SeatMark seat={seat.seat} size={18} />
                        <span>
                            {seat.kind === "open" ? "Free" : seat.name}
                            {seat.kind === "bot" && <small> bot</small>}
                        </span>
                        {seat.kind === "human" && (mine || you.owner) && (
                            <button type="button" className="button small" onClick={() => ask({type: "seat", seat: seat.seat, to: "bot", level: substitute})}>
                                {mine ? "Let a bot play for me" : "Let a bot play"}
                            </button>
                        )}
                        {seat.kind === "bot" && (mine || you.owner) && (
                            <select
                                className="field"
                                aria-label={`Level of ${seat.name}`}
                                value={seat.level ?? substitute}
                                onChange={(event) => ask({type: "seat", seat: seat.seat, to: "bot", level: event.target.value as Level})}
                            >
                                {[...new Set([...levels, seat.level ?? substitute])].map((level) => (
                                    <option key={level}>{level}</option>
                                ))}
                            </select>
                        )}
                        {seat.kind === "bot" && mine && !seat.resigned && (
                            <button type="button" className="button small" onClick={() => ask({type: "seat", seat: seat.seat, to: "human"})}>
                                Play myself
                            </button>
                        )}
                        {seat.kind === "bot" && !mine && you.owner && (
                            <button type="button" className="button small" onClick={() => ask({type: "seat", seat: seat.seat, to: "open"})}>
                                Open the seat
                            </button>
                        )}
                        {seat.kind === "open" && you.owner && secret && (
                            <button type="button" className="button small" onClick={() => void invite(seat.seat)}>
                                {copied === seat.seat ? "Link copied" : "Copy a link for a friend"}
                            </button>
                        )}
                    </li>
                );
            })}
        </ul>
    );
}
