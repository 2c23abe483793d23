// What there is to wait for until an experiment is done, in words.
import type {PlaceInQueue} from "../protocol/types";

// `40 seconds`, `12 minutes`, `3 hours`.
export function duration(seconds: number): string {
    const [number, unit] = seconds < 100 ? [seconds, "second"] : seconds < 6000 ? [seconds / 60, "minute"] : [seconds / 3600, "hour"];
    const whole = Math.max(1, Math.round(number));
    return `${whole} ${unit}${whole === 1 ? "" : "s"}`;
}

export function wait({ahead, sharing, seconds_left}: PlaceInQueue): string {
    const parts: string[] = [];
    if (ahead > 0) parts.push(`${ahead} of your experiments ${ahead === 1 ? "comes" : "come"} first.`);
    if (sharing > 1) parts.push(`The lab takes turns with ${sharing - 1} other ${sharing === 2 ? "visitor" : "visitors"}.`);
    if (seconds_left !== null) parts.push(`About ${duration(seconds_left)} left.`);
    return parts.join(" ");
}
