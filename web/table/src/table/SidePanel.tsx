// Beside the board: log, rules, chart and hint; on a phone also what is asked, the hand and the players.
import {lazy, Suspense, type ReactNode} from "react";
import type {TableState} from "../protocol/state";
import type {ServerUpdate, TableInfo} from "../protocol/types";
import {ChoiceList} from "./ActionBar";
import {ChartPanel} from "./ChartPanel";
import {HintPanel} from "./HintPanel";
import {LogPanel} from "./LogPanel";
import {Tabs, type Tab} from "./Tabs";
import type {TableUse} from "./useTable";
import style from "./TableScreen.module.css";

const RulesPanel = lazy(() => import("./RulesPanel"));

const noSeats: readonly number[] = [];

interface Props {
    use: TableUse;
    state: TableState;
    table: TableInfo;
    update: ServerUpdate;
    // What stands elsewhere where there is more room.
    sheet: readonly {readonly id: string; readonly name: string; readonly icon: string; readonly content: ReactNode}[];
}

export function SidePanel({use, state, table, update, sheet}: Props) {
    const {hint} = use.hint;
    const tabs: Tab[] = [
        ...sheet,
        ...(use.tab === "choices" ? [{id: "choices", name: "Choices", icon: "act", content: <Choices use={use} acting={state.acting !== undefined} />}] : []),
        {id: "log", name: "Log", icon: "log", content: <LogPanel log={state.log} fresh={state.fresh.length} hasEarlier={state.earlier !== null} onEarlier={use.recall} at={use.replay.position} yours={state.you?.seats ?? noSeats} onName={use.nameThings} onReplay={use.startReplay} />},
        {
            id: "rules",
            name: "Rules",
            icon: "rules",
            content: (
                <Suspense fallback={null}>
                    <RulesPanel ruleSet={table.rule_set} rule={use.rule} onRule={use.openRule} />
                </Suspense>
            ),
        },
        {id: "chart", name: "Chart", icon: "chart", content: <ChartPanel chart={use.chart} seats={update.seats} at={use.replay.position} onPick={use.startReplay} />},
        {
            id: "hint",
            name: "Hint",
            icon: "hint",
            content: (
                <HintPanel
                    hint={hint}
                    trouble={use.hint.trouble}
                    current={hint !== undefined && hint !== "thinking" && hint.revision === update.revision && use.ours}
                    canAsk={use.ours && update.settings.hints}
                    onAsk={use.askHint}
                    onName={use.nameThings}
                    onChoose={use.act}
                />
            ),
        },
    ];
    return (
        <aside className={style.side} aria-label="Beside the board">
            <Tabs tabs={tabs} open={use.tab} onOpen={use.setTab} />
        </aside>
    );
}

function Choices({use, acting}: {use: TableUse; acting: boolean}) {
    return (
        <div className={style.choices}>
            <ChoiceList choice={use.choice} acting={acting} onName={use.nameThings} />
        </div>
    );
}
