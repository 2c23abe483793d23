// Below the board: what is asked, or while looking back, the slider over the game.
import {addressOf, go, tableLink} from "../app/route";
import {rememberTable} from "../app/preferences";
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
}

export function AskedBar(props: Props) {
    return props.use.replaying ? <LookingBack {...props} /> : <Asked {...props} />;
}

function Asked({use, state, update}: Props) {
    const {ours, asking} = use;
    return (
        <ActionBar
            prompt={asking ? "Pick the thing that you wonder about." : promptOf(state, update)}
            rule={asking ? null : update.rule}
            choice={use.choice}
            ours={ours && !asking}
            acting={state.acting !== undefined}
            revision={update.revision}
            clock={update.clock}
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

function LookingBack({use, table, update, secret}: Props) {
    const {replay, setTrouble} = use;
    const position = replay.position ?? 0;
    const fork = async () => {
        try {
            const made = await server.fork(table.id, {position}, secret);
            rememberTable({id: made.id, secret: made.secret, invites: Object.fromEntries(made.invites.map((one) => [one.seat, one.invite]))});
            go({screen: "table", table: made.id, secret: undefined, at: undefined});
        } catch (error) {
            setTrouble((error as Error).message);
        }
    };
    return (
        <ReplayBar
            position={position}
            last={update.position}
            loading={replay.shown?.position !== position && replay.trouble === undefined}
            lines={replay.trouble ? [replay.trouble] : (replay.shown?.log.map((line) => line.text) ?? [])}
            onMove={replay.move}
            onShare={() => navigator.clipboard.writeText(addressOf(tableLink(table.id, position)))}
            onFork={() => void fork()}
            onWhatIf={() => go({screen: "lab", ruleSet: table.rule_set, table: table.id, at: position})}
            onClose={replay.leave}
        />
    );
}

function promptOf(state: TableState, update: ServerUpdate): string {
    if (update.phase === "over") return "The game is over.";
    if (update.phase === "closed") return "This table is closed.";
    if (update.phase === "paused") return "The game is paused.";
    if (update.phase === "broken") return "This table is damaged. You can look back, but nobody can play on.";
    if (update.actions.length > 0 && state.behind === 0) return update.prompt;
    if (typeof update.decider === "number") return update.actions.length > 0 ? update.prompt : `Waiting for ${update.seats[update.decider]?.name ?? "the others"}.`;
    return update.decider === "chance" ? "Chance decides." : update.prompt;
}
