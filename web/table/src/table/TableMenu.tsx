// The settings of the player and of the table.
import {Icon} from "../icons/Icon";
import {Dialog} from "../app/Dialog";
import {PreferenceFields} from "../app/PreferenceFields";
import type {Copying} from "../app/CopyLink";
import {addressOf, go, tableLink} from "../app/route";
import type {TableSession} from "../protocol/session";
import type {ServerUpdate, TableInfo, You} from "../protocol/types";
import {saveRecord} from "./saveRecord";
import {SeatControls} from "./SeatControls";
import {SureButton} from "./SureButton";
import tableStyle from "./TableScreen.module.css";
import style from "./TableMenu.module.css";

interface Props {
    open: boolean;
    onOpen(open: boolean): void;
    session: TableSession;
    table: TableInfo;
    you: You;
    update: ServerUpdate;
    secret: string | undefined;
    copying: Copying;
    onReplay(): void;
    onTrouble(trouble: string): void;
}

export function TableMenu({open, onOpen, session, table, you, update, secret, copying, onReplay, onTrouble}: Props) {
    const ask = (request: Parameters<TableSession["ask"]>[0]) => {
        onOpen(false);
        void session.ask(request).catch((error: Error) => onTrouble(error.message));
    };
    const onlookers = addressOf(tableLink(table.id));
    const seated = you.seats.length > 0;
    const running = update.phase === "playing" || update.phase === "paused";
    return (
        <>
            <button type="button" className={tableStyle.iconButton} onClick={() => onOpen(true)} aria-label="Settings and table" title="Settings and table">
                <Icon name="settings" size={22} />
            </button>
            <Dialog label="Settings and table" open={open} onClose={() => onOpen(false)}>
                {() => (
                    <>
                        <h2>{table.name}</h2>
                        <div className={style.buttons}>
                            <button type="button" className="button" onClick={() => { onOpen(false); onReplay(); }}>
                                <Icon name="replay" /> Replay
                            </button>
                            <button type="button" className="button" onClick={() => void saveRecord(table, secret).catch((error: Error) => onTrouble(error.message)).finally(() => onOpen(false))}>
                                Save the game
                            </button>
                            <button type="button" className="button" onClick={() => go({screen: "lab", ruleSet: table.rule_set, table: table.id, at: update.position})}>
                                <Icon name="lab" /> What if
                            </button>
                            {update.settings.spectators && (
                                <button type="button" className="button" onClick={() => copying.copy(onlookers)}>
                                    <Icon name="watch" /> {copying.done === onlookers ? "Link copied" : "Copy a link for onlookers"}
                                </button>
                            )}
                            {seated && running && (
                                <button type="button" className="button" onClick={() => ask({type: "pause", on: update.phase === "playing"})}>
                                    {update.phase === "paused" ? "Go on" : "Pause"}
                                </button>
                            )}
                        </div>
                        {(seated || you.owner) && running && <SeatControls session={session} table={table} you={you} update={update} secret={secret} copying={copying} onTrouble={onTrouble} />}
                        <PreferenceFields />
                        <p className={style.keys}>
                            Keys: a number picks a choice, Enter confirms, Esc goes back, u takes back, h asks for a hint, ? asks why, z shows a card large, Space catches up with the others.
                        </p>
                        <form method="dialog" className={style.buttons}>
                            <button className="button primary">Done</button>
                        </form>
                        {(seated || you.owner) && running && (
                            <section className={style.ending} aria-label="For good">
                                {seated && (
                                    <SureButton question="Really resign?" onClick={() => ask({type: "resign"})}>
                                        Resign
                                    </SureButton>
                                )}
                                {you.owner && (
                                    <SureButton question="Really end it for all?" onClick={() => ask({type: "close"})}>
                                        Close the table
                                    </SureButton>
                                )}
                            </section>
                        )}
                    </>
                )}
            </Dialog>
        </>
    );
}
