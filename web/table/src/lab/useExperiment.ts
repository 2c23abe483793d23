// One experiment of this page: begun, followed until it is over, stopped.
import {useEffect, useRef, useState} from "react";
import {server} from "../protocol/rest";
import type {RestExperiment, RestExperimentState} from "../protocol/types";

const askAgain = 1200;

export interface Experiment {
    readonly state: RestExperimentState | undefined;
    readonly trouble: string | undefined;
    readonly busy: boolean;
    begin(plan: RestExperiment, secret?: string): void;
    stop(): void;
}

export function useExperiment(): Experiment {
    const [state, setState] = useState<RestExperimentState>();
    const [trouble, setTrouble] = useState<string>();
    const fail = (error: Error) => setTrouble(error.message);
    const busy = state?.state === "running" || state?.state === "queued";
    useFollow(busy ? state.id : undefined, setState, fail);
    return {
        state,
        trouble,
        busy,
        begin: (plan, secret) => {
            setTrouble(undefined);
            server.experiment(plan, secret).then(setState, fail);
        },
        stop: () => void (state && server.cancelExperiment(state.id).catch(fail)),
    };
}

// Asks how far the experiment is, until it is over.
function useFollow(id: string | undefined, onState: (state: RestExperimentState) => void, onTrouble: (error: Error) => void): void {
    const tell = useRef({onState, onTrouble});
    tell.current = {onState, onTrouble};
    useEffect(() => {
        if (!id) return;
        let current = true;
        const timer = setInterval(() => {
            server.experimentState(id).then(
                (state) => current && tell.current.onState(state),
                (error: Error) => current && tell.current.onTrouble(error),
            );
        }, askAgain);
        return () => {
            current = false;
            clearInterval(timer);
        };
    }, [id]);
}
