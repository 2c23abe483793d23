// A table being played: players on top, the board in the middle, hand and action bar below, log, rules, chart and hints
// at the side; where there is little room the board, and a sheet with tabs below or beside it.
import {useRef, useState} from "react";
import type {ViewShape} from "../boards/any/shape";
import type {BoardModule, BoardProps, ContentFiles} from "../boards/board";
import {openTable} from "../app/openTable";
import {preferences} from "../app/preferences";
import {WordBubble} from "../app/WordBubble";
import {useRemembered} from "../app/store";
import {Surface} from "../choosing/Choosing";
import {server} from "../protocol/rest";
import type {You} from "../protocol/types";
import {AskedBar} from "./AskedBar";
import {Banner} from "./Banner";
import {EndScreen} from "./EndScreen";
import {PlayersStrip} from "./PlayersStrip";
import {RoundSheet} from "./RoundSheet";
import {ScoreLine} from "./ScoreLine";
import {useBringIntoSight} from "./useBringIntoSight";
import {rematchOf} from "./rematch";
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
        game: table.game,
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
    const stepping = useRemembered(preferences).speed === "step";
    useGlide(tableRef, use.replay.shown ?? update);
    useBringIntoSight(tableRef, use.ours ? update.revision : undefined);
    const props = boardProps(use, given);
        const strip = <PlayersStrip board={board} props={props} here={state.here} yours={you.seats} />;
    const hand = board.Hand && <board.Hand {...props} />;
    const {sheet} = use;
    const bar = <AskedBar use={use} state={state} table={table} update={update} secret={secret} hand={sheet ? hand : undefined} />;
    const inSheet = [
        {id: "act", name: "Act", icon: "act", content: bar},
        ...(hand ? [{id: "hand", name: board.handName ?? "Hand", icon: "hand", content: hand}] : []),
        {id: "players", name: "Players", icon: "players", content: strip},
    ];
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
            asked={use.ours ? update.revision : undefined}
        >
            <div className={style.table} ref={tableRef} onClick={() => state.behind > 0 && !stepping && session.catchUp()}>
                <header className={style.top}>
                    <a className={style.home} href="#/" title="To the lobby">
                        <img src="./tessera.svg" width={28} height={28} alt="Lobby" />
                        <h1 className={sheet ? "sr-only" : undefined}>{table.name}</h1>
                    </a>
                    <div className={style.players}>{sheet ? <ScoreLine seats={props.seats} scores={props.scores} decider={props.decider} yours={you.seats} /> : strip}</div>
                    <TableMenu open={menu} onOpen={setMenu} session={session} table={table} you={you} update={update} secret={secret} copying={use.copying} onReplay={() => use.startReplay()} onTrouble={use.setTrouble} />
                </header>
                <Banner state={state} update={update} you={you} trouble={use.trouble} onTrouble={use.setTrouble} onRule={use.openRule} session={session} />
                <main className={style.board}>
                    <div className={style.boardAndHand}>
                        <board.Board {...props} />
                        {!sheet && board.handBeside && <div className={style.beside} tabIndex={0} role="group" aria-label={board.handName ?? "Hand"}>{hand}</div>}
                    </div>
                </main>
                {!sheet && !board.handBeside && <div className={style.hand}>{hand}</div>}
                {!sheet && <div className={style.bottom}>{bar}</div>}
                <SidePanel use={use} state={state} table={table} update={update} sheet={sheet ? inSheet : []} />
                <End given={given} use={use} />
                <RoundSheet state={state} key={state.stretch} />
                <WordBubble />
                {use.copying.byHand}
                {use.why.asked && <WhyDialog {...use.why.asked} onRule={use.openRule} onClose={use.why.close} />}
            </div>
        </Surface>
    );
}

// When the game is over, until somebody wants to look at the board again.
function End({given, use}: {given: PlayingProps; use: TableUse}) {
    const {update, table, state, secret, you} = given;
    const [looked, setLooked] = useState(false);
    if (!update.over || looked || use.replaying) return null;
    return (
        <EndScreen
            result={update.over}
            seats={update.seats}
            yours={you.seats}
            chart={use.chart}
            log={state.log}
            onReplay={use.startReplay}
            onLook={() => setLooked(true)}
            onRematch={you.seats.length === 0 ? undefined : () => void server.create(rematchOf(table, update, you.seats)).then(openTable, (error: Error) => use.setTrouble(error.message))}
            onSave={() => void saveRecord(table, secret).catch((error: Error) => use.setTrouble(error.message))}
        />
    );
}
