// How long the seat that decides may still think.
import {useEffect, useState} from "react";
import {Icon} from "../icons/Icon";
import type {Clock as ClockState} from "../protocol/types";

export function timeLeft(milliseconds: number): string {
    const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    if (hours >= 48) return `${Math.floor(hours / 24)} days`;
    const two = (value: number) => String(value).padStart(2, "0");
    return hours > 0 ? `${hours}:${two(minutes)} h` : `${minutes}:${two(seconds % 60)}`;
}

const afterwards = {bot: "Then a bot takes over.", remind: "Then you are reminded.", pass: "Then you pass."};

export function Clock({clock}: {clock: ClockState}) {
    const [now, setNow] = useState(Date.now());
    useEffect(() => {
        const timer = setInterval(() => setNow(Date.now()), 500);
        return () => clearInterval(timer);
    }, []);
    const left = clock.until - now;
    return (
        <span role="timer" style={{display: "inline-flex", alignItems: "center", gap: 5, color: left < 30_000 ? "var(--bad)" : "var(--ink-soft)"}} title={afterwards[clock.then]}>
            <Icon name="clock" size={15} />
            {timeLeft(left)}
        </span>
    );
}
