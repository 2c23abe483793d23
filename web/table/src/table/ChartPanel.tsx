import {lazy, Suspense, useEffect} from "react";
import type {TableSession} from "../protocol/session";
import type {SeatState, ServerChart} from "../protocol/types";
import {useTold} from "./useTold";
import style from "./ChartPanel.module.css";

const ScoreChart = lazy(() => import("./ScoreChart"));

export function useChart(session: TableSession, stretch: number, position: number | undefined): ServerChart | undefined {
    const [chart, setChart] = useTold<ServerChart | undefined>(stretch, undefined);
    useEffect(() => {
        if (position === undefined) return;
        let current = true;
        session.ask({type: "chart"}).then(
            (told) => current && setChart(told),
            () => undefined,
        );
        return () => {
            current = false;
        };
    }, [session, position, setChart]);
    return chart;
}

export function ChartPanel({chart, seats, at, onPick}: {chart: ServerChart | undefined; seats: readonly SeatState[]; at?: number | undefined; onPick(position: number): void}) {
    return (
        <div className={style.panel}>
            <h3>How it went</h3>
            <Suspense fallback={<p>Drawing…</p>}>
                {chart ? <ScoreChart chart={chart} seats={seats} width={318} height={260} at={at} onPick={onPick} /> : <p>Fetching…</p>}
            </Suspense>
            <p className={style.about}>A click looks at the table as it was then.</p>
        </div>
    );
}
