// Until every seat is taken: who is here, and the links that bring the others.
import {lazy, Suspense, useState} from "react";
import {useCopying} from "../app/CopyLink";
import {addressOf, hashOf} from "../app/route";
import {knownTables} from "../app/preferences";
import {useRemembered} from "../app/store";
import type {TableSession} from "../protocol/session";
import type {TableState} from "../protocol/state";
import type {TableInfo} from "../protocol/types";
import {SeatMark} from "../seats/SeatMark";
import {Icon} from "../icons/Icon";
import style from "./WaitingRoom.module.css";

const QrCode = lazy(() => import("./QrCode"));

export function WaitingRoom({session, state, table}: {session: TableSession; state: TableState; table: TableInfo; secret: string | undefined}) {
    const known = useRemembered(knownTables).find((one) => one.id === table.id);
    const copying = useCopying();
    // The seat whose link is shown as a picture.
    const [pictured, setPictured] = useState<number>();
    const seats = state.update?.seats ?? table.seats;
    return (
        <main className={style.room}>
            <h1>{table.name}</h1>
            <p className={style.lead}>The game begins when every seat is taken. Send each friend the link of a seat.</p>
            <ol className={`rows ${style.seats}`}>
                {seats.map((seat) => {
                    const invite = known?.invites[seat.seat];
                    const link = invite ? addressOf(hashOf({screen: "join", table: table.id, invite})) : undefined;
                    return (
                        <li key={seat.seat}>
                            <SeatMark seat={seat.seat} size={26} />
                            <span className={style.name}>{seat.kind === "open" ? "Free" : seat.name}</span>
                            {seat.kind === "bot" && <span className={style.kind}>bot, {seat.level}</span>}
                            {seat.kind === "human" && <span className={style.kind}>ready</span>}
                            {seat.kind === "open" && link && (
                                <button
                                    type="button"
                                    className="button"
                                    onClick={() => copying.copy(link)}
                                >
                                    <Icon name="link" />
                                    {copying.done === link ? "Copied" : "Copy the link"}
                                </button>
                            )}
                            {seat.kind === "open" && link && (
                                <button type="button" className="button" aria-expanded={pictured === seat.seat} onClick={() => setPictured(pictured === seat.seat ? undefined : seat.seat)}>
                                    QR code
                                </button>
                            )}
                            {seat.kind === "open" && state.you?.owner && (
                                <button
                                    type="button"
                                    className="button"
                                    onClick={() => void session.ask({type: "seat", seat: seat.seat, to: "bot", level: "medium"})}
                                >
                                    Seat a bot
                                </button>
                            )}
                            {link && seat.kind === "open" && <input className={`field ${style.link}`} readOnly value={link} aria-label={`Link of seat ${seat.seat + 1}`} onFocus={(event) => event.target.select()} />}
                            {link && pictured === seat.seat && (
                                <Suspense fallback={null}>
                                    <QrCode text={link} label={`QR code of seat ${seat.seat + 1}`} />
                                </Suspense>
                            )}
                        </li>
                    );
                })}
            </ol>
            {copying.byHand}
            <a className="button" href="#/">
                To the lobby
            </a>
        </main>
    );
}
