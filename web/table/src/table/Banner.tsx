// What just happened, what went wrong, what somebody asks: one line above the board.
import {useEffect, useState} from "react";
import {preferences} from "../app/preferences";
import {useRemembered} from "../app/store";
import type {TableSession} from "../protocol/session";
import type {TableState} from "../protocol/state";
import type {ServerUpdate, You} from "../protocol/types";
import {SeatMark} from "../seats/SeatMark";
import style from "./TableScreen.module.css";

interface Props {
    state: TableState;
    update: ServerUpdate;
    you: You;
    trouble: string | undefined;
    onTrouble(trouble: string | undefined): void;
    onRule(rule: string): void;
    session: TableSession;
}

const newsFor = 4000;

export function Banner({state, update, you, trouble, onTrouble, onRule, session}: Props) {
    const {speed} = useRemembered(preferences);
    const [gone, setGone] = useState(-1);
    const others = state.fresh.filter((line) => line.seat === null || !you.seats.includes(line.seat));
    const line = others.at(-1);
    useEffect(() => {
        if (!line) return;
        const timer = setTimeout(() => setGone(update.revision), newsFor);
        return () => clearTimeout(timer);
    }, [line, update.revision]);

    if (state.connection === "lost")
        return (
            <div className={style.banner} data-kind="trouble" role="status">
                The connection is lost. Trying again; nothing is lost.
                <button type="button" onClick={() => session.reconnect()}>
                    Try now
                </button>
            </div>
        );
    if (state.refusal) {
        const {reason, rule} = state.refusal;
        return (
            <div className={style.banner} data-kind="trouble" role="alert">
                {reason}
                {rule && (
                    <button type="button" onClick={() => onRule(rule)}>
                        {rule}
                    </button>
                )}
                <button type="button" onClick={() => session.dismissRefusal()}>
                    Close
                </button>
            </div>
        );
    }
    if (trouble)
        return (
            <div className={style.banner} data-kind="trouble" role="alert">
                {trouble}
                <button type="button" onClick={() => onTrouble(undefined)}>
                    Close
                </button>
            </div>
        );
    if (update.phase === "broken")
        return (
            <div className={style.banner} data-kind="trouble" role="status">
                This table is damaged: what came after entry {update.revision} was lost. Everything before it is here to look at. Whoever runs this server may have a backup.
            </div>
        );
    const request = update.undo_request;
    if (request) {
        const answerer = request.waiting.find((seat) => you.seats.includes(seat));
        const consent = (yes: boolean) => void session.ask({type: "consent", revision: update.revision, yes, ...(answerer === undefined ? {} : {seat: answerer})}).catch((error: Error) => onTrouble(error.message));
        return (
            <div className={style.banner} role="status">
                <SeatMark seat={request.seat} />
                {update.seats[request.seat]?.name} asks to take something back.
                {answerer === undefined ? null : (
                    <>
                        <button type="button" onClick={() => consent(true)}>
                            Agree
                        </button>
                        <button type="button" onClick={() => consent(false)}>
                            Decline
                        </button>
                    </>
                )}
            </div>
        );
    }
    if (state.behind > 0 && speed === "step")
        return (
            <div className={style.banner} role="status">
                {line && line.seat !== null && <SeatMark seat={line.seat} />}
                {line?.text ?? "Others have moved."}
                <button type="button" onClick={() => session.showNext()}>
                    Next ({state.behind})
                </button>
                <button type="button" onClick={() => session.catchUp()}>
                    All
                </button>
            </div>
        );
    if (!line || gone === update.revision || update.over) return null;
    return (
        <div className={style.banner} role="status" key={update.revision}>
            {line.seat !== null && <SeatMark seat={line.seat} />}
            {line.text}
        </div>
    );
}
