// Below the board: what is asked, or while looking back, the slider over the game.
import type {ReactNode} from "react";
import {addressOf, go, tableLink} from "../app/route";
import {openTable} from "../app/openTable";
import {server} from "../protocol/rest";
import type {TableState} from "../protocol/state";
import type {ServerUpdate, TableInfo} from "../protocol/types";
import {ActionBar, Tool} from "./ActionBar";
import {ReplayBar} from "./ReplayBar";
import type {TableUse} from "./useTable";

interface Props {
    use: TableUse;
    state: TableState;
    table: TableInfo;
    update: ServerUpdate;
    secret: string | undefined;
    // In a sheet: what else can be picked there.
    hand?: ReactNode;
}

export function AskedBar(props: Props) {
    return props.use.replaying ? <LookingBack {...props} /> : <Asked {...props} />;
}

function Asked({use, state, update, hand}: Props) {
    const {ours, asking} = use;
    const others = othersPart(state, update);
    return (
        <ActionBar
            prompt={asking ? "Pick the thing that you wonder about." : (others?.words ?? promptOf(update))}
            thinking={!asking && others?.thinks === true}
            onCatchUp={!asking && others?.told === true ? () => use.catchUp() : undefined}
            rule={asking ? null : update.rule}
            choice={use.choice}
            ours={ours && !asking}
            acting={state.acting !== undefined}
            revision={update.revision}
            clock={update.clock}
            sheet={use.sheet}
            listed={use.tab === "choices"}
            onList={use.toggleList}
            hand={hand}
            onRule={use.openRule}
            tools={
                <>
                    <Tool icon="undo" name={update.undo && !update.undo.free ? "Ask undo" : "Undo"} shortcut="u" disabled={!update.undo} onClick={use.undo} />
                    <Tool icon="hint" name="Hint" shortcut="h" disabled={!ours || !update.settings.hints} onClick={use.askHint} />
                    <Tool icon="why" name="Why not?" shortcut="?" active={asking} onClick={() => use.setAsking(!asking)} />
                </>
            }
        />
    );
}

function LookingBack({use, state, table, update, secret}: Props) {
    const {replay, setTrouble} = use;
    const position = replay.position ?? 0;
    const fork = async () => {
        try {
            const made = await server.fork(table.id, {position}, secret);
            openTable(made);
        } catch (error) {
            setTrouble((error as Error).message);
        }
    };
    return (
        <ReplayBar
            position={position}
            last={update.position}
            log={state.log}
            loading={replay.shown?.position !== position && replay.trouble === undefined}
            lines={replay.trouble ? [replay.trouble] : (replay.shown?.log.map((line) => line.text) ?? [])}
            onMove={replay.move}
            onShare={() => use.copying.copy(addressOf(tableLink(table.id, position)))}
            shared={use.copying.done === addressOf(tableLink(table.id, position))}
            onFork={() => void fork()}
            onWhatIf={() => go({screen: "lab", ruleSet: table.rule_set, table: table.id, at: position})}
            onClose={replay.leave}
        />
    );
}

// What somebody else does: moves that are being told, a bot that thinks, a person who is waited for.
function othersPart(state: TableState, update: ServerUpdate): {words: string; thinks?: true; told?: true} | undefined {
    if (update.phase !== "playing" || typeof update.decider !== "number") return undefined;
    const seat = update.seats[update.decider];
    const name = seat?.name ?? "Somebody";
    if (state.behind > 0) return update.actions.length > 0 ? {words: "The others play.", told: true} : {words: `${name} plays.`, told: true};
    if (update.actions.length > 0) return undefined;
    return seat?.kind === "bot" ? {words: `${name} is thinking`, thinks: true} : {words: `Waiting for ${name}.`};
}

function promptOf(update: ServerUpdate): string {
    if (update.phase === "over") return "The game is over.";
    if (update.phase === "closed") return "This table is closed.";
    if (update.phase === "paused") return "The game is paused.";
    if (update.phase === "broken") return "This table is damaged. You can look back, but nobody can play on.";
    return update.decider === "chance" ? "Chance decides." : update.prompt;
}
