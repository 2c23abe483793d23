// A table being played: players on top, the board in the middle, hand and action bar below, log, rules, chart and hints
// at the side; on a phone the board above and a sheet with tabs below.
import {useRef, useState} from "react";
import type {ViewShape} from "../boards/any/shape";
import type {BoardModule, BoardProps, ContentFiles} from "../boards/board";
import {go} from "../app/route";
import {Surface} from "../choosing/Choosing";
import type {You} from "../protocol/types";
import {AskedBar} from "./AskedBar";
import {Banner} from "./Banner";
import {EndScreen} from "./EndScreen";
import {PlayersStrip} from "./PlayersStrip";
import {saveRecord} from "./saveRecord";
import {SidePanel} from "./SidePanel";
import {TableMenu} from "./TableMenu";
import {useGlide} from "./useGlide";
import {useTable, type TableProps, type TableUse} from "./useTable";
import {useTold} from "./useTold";
import {WhyDialog} from "./WhyDialog";
import style from "./TableScreen.module.css";

export interface PlayingProps extends TableProps {
    you: You;
    board: BoardModule;
    files: ContentFiles;
    shape: ViewShape | undefined;
    secret: string | undefined;
}

// What the board draws: the table as it is, or as it was.
function boardProps(use: TableUse, {update, table, files, shape}: PlayingProps): BoardProps {
    const shown = use.replay.shown;
    const from = shown ?? update;
    return {
        view: from.view,
        files,
        options: table.options,
        seats: update.seats,
        viewpoint: from.viewpoint,
        decider: from.decider,
        question: shown ? "" : update.question,
        scores: from.scores,
        shape,
        choices: use.ours ? update.actions : [],
    };
}

export function Playing(given: PlayingProps) {
    const {session, state, table, update, you, board, secret} = given;
    const use = useTable(given);
    const [menu, setMenu] = useTold(state.stretch, false);
    const tableRef = useRef<HTMLDivElement>(null);
    useGlide(tableRef, use.replay.shown ?? update);
    const props = boardProps(use, given);
    const bar = <AskedBar use={use} state={state} table={table} update={update} secret={secret} />;
    const strip = <PlayersStrip board={board} props={props} here={state.here} yours={you.seats} />;
    const hand = board.Hand && <board.Hand {...props} />;
    const phone = [
        {id: "act", name: "Act", icon: "act", content: bar},
        ...(hand ? [{id: "hand", name: board.handName ?? "Hand", icon: "hand", content: hand}] : []),
        {id: "players", name: "Players", icon: "players", content: strip},
    ];
    const {narrow} = use;
    return (
        <Surface
            className={style.surface}
            lights={use.choice.lights}
            named={use.named}
            news={use.news}
            changed={use.changed}
            onPick={use.choice.pick}
            onHold={use.choice.hold}
            onDrop={use.choice.drop}
            onWhy={(things, about) => {
                use.setAsking(false);
                use.why.ask(things, about);
            }}
            asking={use.asking}
        >
            <div className={style.table} ref={tableRef}>
                <header className={style.top}>
                    <a className={style.home} href="#/" title="To the lobby">
                        <img src="./tessera.svg" width={28} height={28} alt="Lobby" />
                        <h1>{table.name}</h1>
                    </a>
                    {!narrow && <div className={style.players}>{strip}</div>}
                    <TableMenu open={menu} onOpen={setMenu} session={session} table={table} you={you} update={update} secret={secret} onReplay={() => use.startReplay(update.position)} onTrouble={use.setTrouble} />
                </header>
                <main className={style.board}>
                    <div className={style.boardAndHand}>
                        <board.Board {...props} />
                        {!narrow && board.handBeside && <div className={style.beside} tabIndex={0} role="group" aria-label={board.handName ?? "Hand"}>{hand}</div>}
                    </div>
                    <Banner state={state} update={update} you={you} trouble={use.trouble} onTrouble={use.setTrouble} onRule={use.openRule} session={session} />
                    <End given={given} use={use} />
                </main>
                {!narrow && !board.handBeside && <div className={style.hand}>{hand}</div>}
                {!narrow && <div className={style.bottom}>{bar}</div>}
                <SidePanel use={use} state={state} table={table} update={update} phone={narrow ? phone : []} />
                {use.why.asked && <WhyDialog {...use.why.asked} onRule={use.openRule} onClose={use.why.close} />}
            </div>
        </Surface>
    );
}

// When the game is over, until somebody wants to look at the board again.
function End({given, use}: {given: PlayingProps; use: TableUse}) {
    const {update, table, state, secret} = given;
    const [looked, setLooked] = useState(false);
    if (!update.over || looked || use.replaying) return null;
    return (
        <EndScreen
            result={update.over}
            seats={update.seats}
            chart={use.chart}
            log={state.log}
            onReplay={use.startReplay}
            onLook={() => setLooked(true)}
            onAgain={() => go({screen: "lobby"})}
            onSave={() => void saveRecord(table, secret).catch((error: Error) => use.setTrouble(error.message))}
        />
    );
}
