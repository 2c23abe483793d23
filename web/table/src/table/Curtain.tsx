// Between the turns of people at one screen, when hands are hidden: nothing is shown before the next one is alone. It
// opens only after a moment, and not by a key that is still held: what the player before typed or clicked once too often
// shows nothing.
import {useEffect, useLayoutEffect, useRef, useState} from "react";
import {SeatMark} from "../seats/SeatMark";
import style from "./Curtain.module.css";

interface Props {
    table: string;
    name: string;
    seat: number;
    onOpen(): void;
}

const moment = 700;

export function Curtain({table, name, seat, onOpen}: Props) {
    const [ready, setReady] = useState(false);
    const button = useRef<HTMLButtonElement>(null);
    useLayoutEffect(() => {
        document.title = `${table} · Tessera`;
    }, [table]);
    useEffect(() => {
        const timer = setTimeout(() => setReady(true), moment);
        return () => clearTimeout(timer);
    }, []);
    useEffect(() => {
        if (ready) button.current?.focus();
    }, [ready]);
    return (
        <main className={style.curtain} data-curtain>
            <SeatMark seat={seat} size={84} />
            <h2>{name}, it is your turn</h2>
            <p>The cards are covered. Open the curtain when only you look at the screen.</p>
            <button
                ref={button}
                type="button"
                className="button primary"
                disabled={!ready}
                onKeyDown={(event) => event.repeat && event.preventDefault()}
                onClick={onOpen}
            >
                Open the curtain
            </button>
        </main>
    );
}
