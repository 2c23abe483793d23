// What went wrong, what somebody asks, what happened last: one line above the board, with a place of its own.
import type {ReactNode} from "react";
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

// What keeps people from playing as they would, or asks them something.
function pressing({state, update, you, trouble, onTrouble, onRule, session}: Props): ReactNode {
    if (state.connection === "lost")
        return (
            <Line kind="trouble">
                <span>The connection is lost. Trying again; nothing is lost.</span>
                <button type="button" onClick={() => session.reconnect()}>
                    Try now
                </button>
            </Line>
        );
    if (state.refusal) {
        const {reason, rule} = state.refusal;
        return (
            <Line kind="trouble">
                <span>{reason}</span>
                {rule && (
                    <button type="button" onClick={() => onRule(rule)}>
                        {rule}
                    </button>
                )}
                <button type="button" onClick={() => session.dismissRefusal()}>
                    Close
                </button>
            </Line>
        );
    }
    if (trouble)
        return (
            <Line kind="trouble">
                <span>{trouble}</span>
                <button type="button" onClick={() => onTrouble(undefined)}>
                    Close
                </button>
            </Line>
        );
    if (update.phase === "broken")
        return (
            <Line kind="trouble">
                <span>This table is damaged: what came after entry {update.revision} was lost. Everything before it is here to look at. Whoever runs this server may have a backup.</span>
            </Line>
        );
    const request = update.undo_request;
    if (!request) return undefined;
    const answerer = request.waiting.find((seat) => you.seats.includes(seat));
    const consent = (yes: boolean) => void session.ask({type: "consent", revision: update.revision, yes, ...(answerer === undefined ? {} : {seat: answerer})}).catch((error: Error) => onTrouble(error.message));
    return (
        <Line kind="asks">
            <SeatMark seat={request.seat} />
            <span>{update.seats[request.seat]?.name} asks to take something back.</span>
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
        </Line>
    );
}

export function Banner(props: Props) {
    const {state, update, session} = props;
    const {speed} = useRemembered(preferences);
    const last = state.log.at(-1);
    const fresh = state.fresh.length > 0;
    return (
        pressing(props) ?? (
            <Line kind="news" fresh={fresh ? update.revision : undefined}>
                {last && last.seat !== null && <SeatMark seat={last.seat} />}
                <span key={update.revision}>{last?.text}</span>
                {state.behind > 0 && speed === "step" && (
                    <>
                        <button type="button" onClick={() => session.showNext()}>
                            Next ({state.behind})
                        </button>
                        <button type="button" onClick={() => session.catchUp()}>
                            All
                        </button>
                    </>
                )}
            </Line>
        )
    );
}

function Line({kind, fresh, children}: {kind: "trouble" | "asks" | "news"; fresh?: number | undefined; children: ReactNode}) {
    return (
        <div className={style.line} data-kind={kind} data-fresh={fresh} role={kind === "trouble" ? "alert" : "status"}>
            {children}
        </div>
    );
}
