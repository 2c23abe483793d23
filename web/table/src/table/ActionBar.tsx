// What is asked, in one sentence, with the choices as buttons where there are few, numbered for the keyboard; what the
// armed choice would do; and next to it undo, hint and why.
import {useState, type ReactNode} from "react";
import type {ChoiceState} from "../choosing/useChoosing";
import {Icon} from "../icons/Icon";
import type {Clock as ClockState, LegalAction} from "../protocol/types";
import {Clock} from "./Clock";
import {PreviewLines} from "./PreviewLines";
import style from "./ActionBar.module.css";

// As many choices as stand in a row have buttons of their own.
const fewChoices = 7;
const rowOfLetters = 105;
const aroundLabel = 7;
const fitsARow = (choices: readonly LegalAction[]) =>
    choices.length <= fewChoices && choices.reduce((sum, choice) => sum + choice.label.length + aroundLabel, 0) <= rowOfLetters;

// Those of many choices that nothing on the board stands for, if they are few.
const buttonsFor = (left: readonly LegalAction[]) => {
    const elsewhere = left.filter((action) => action.things.length === 0);
    return fitsARow(elsewhere) ? elsewhere : [];
};

// More choices than stand in the bar.
export const hasMany = ({left, numbers}: ChoiceState) => left.length > 2 && numbers === undefined && !fitsARow(left);

interface Props {
    prompt: string;
    rule: string | null;
    choice: ChoiceState;
    // Somebody thinks who shows no face.
    thinking: boolean;
    // Where moves of others are being told: shows them all at once.
    onCatchUp: (() => void) | undefined;
    // Whether it is ours to decide.
    ours: boolean;
    acting: boolean;
    revision: number;
    clock: ClockState | null;
    // In a sheet the whole list opens below, and what else can be picked in the sheet; elsewhere it has its own place.
    sheet: boolean;
    listed: boolean;
    onList(): void;
    hand?: ReactNode;
    onRule(rule: string): void;
    tools: ReactNode;
}

export function ActionBar({prompt, thinking, onCatchUp, rule, choice, ours, acting, revision, clock, sheet, listed, onList, hand, onRule, tools}: Props) {
    const [unfolded, setUnfolded] = useState<number>();
    const {left, armed, picks, numbers} = choice;
    const cited = rule ?? /\(([A-Z]{2}-R?\d+[a-z]?)[^)]*\)/.exec(prompt)?.[1];
    const sentence = prompt.replace(/\s*\([A-Z]{2}-R?\d[^)]*\)/g, "");
    const many = hasMany(choice);
    // Where a choice has no place on the board, the list is there at once.
    const folded = left.every((action) => action.things.length > 0 || buttonsFor(left).includes(action));
    const open = sheet ? !folded || unfolded === revision : listed;
    const buttons = many ? (sheet && open ? [] : buttonsFor(left)) : left;
    return (
        <section className={style.bar} aria-label="What is asked" data-ours={ours || undefined} data-acting={acting || undefined} data-revision={revision}>
            <div className={style.asked}>
                <p className={style.prompt} aria-live="polite">
                    {ours && <span className={style.turn}>Your turn</span>}
                    <span data-thinking={thinking || undefined}>{sentence}</span>
                    {cited && (
                        <button type="button" className={style.rule} onClick={() => onRule(cited)} title={`Show rule ${cited}`}>
                            {cited}
                        </button>
                    )}
                    {clock && <Clock clock={clock} />}
                    {typedNote(choice.typed)}
                </p>
                {onCatchUp && (
                    <div className={style.choices}>
                        <button type="button" className="button" onClick={onCatchUp}>
                            Catch up <kbd>Space</kbd>
                        </button>
                    </div>
                )}
                {armed ? (
                    <div className={style.armed}>
                        <button type="button" className="button primary" disabled={acting} onClick={choice.confirm}>
                            {armed.label}
                            <kbd>Enter</kbd>
                        </button>
                        <button type="button" className="button" onClick={choice.back}>
                            Back <kbd>Esc</kbd>
                        </button>
                        <PreviewLines preview={choice.preview} />
                    </div>
                ) : (
                    ours && (
                        <div className={style.choices}>
                            {numbers && left.length > 2 ? (
                                <NumberRow choice={choice} acting={acting} />
                            ) : (
                                buttons.map((action) => (
                                    <ChoiceButton
                                        key={action.action}
                                        action={action}
                                        number={left.indexOf(action) + 1}
                                        disabled={acting}
                                        onClick={() => choice.choose(action)}
                                    />
                                ))
                            )}
                            {many && (folded || !sheet) && (
                                <button type="button" className="button" aria-expanded={open} onClick={() => (sheet ? setUnfolded(open ? undefined : revision) : onList())}>
                                    {open ? "Close the list" : `All ${left.length} choices`}
                                </button>
                            )}
                            {picks.length > 0 && (
                                <button type="button" className="button" onClick={choice.back}>
                                    Back <kbd>Esc</kbd>
                                </button>
                            )}
                            {left.some((action) => action.things.length > 0) && (
                                <span className={style.or}>{many ? "or pick something lit" : "or on the board"}</span>
                            )}
                        </div>
                    )
                )}
                {hand && <div className={style.hand}>{hand}</div>}
                {ours && sheet && open && many && !armed && <ChoiceList choice={choice} acting={acting} />}
            </div>
            <div className={style.tools}>{tools}</div>
        </section>
    );
}

const typedNote = (typed: string) => (typed === "" ? null : <span className={style.typed}>{typed}…</span>);

function ChoiceButton({action, number, disabled, onClick}: {action: LegalAction; number: number; disabled: boolean; onClick(): void}) {
    return (
        <button type="button" className={`button ${style.choice}`} disabled={disabled} onClick={onClick} data-action={action.action}>
            <kbd>{number}</kbd>
            {action.label}
        </button>
    );
}

// Where only an amount is left to choose, the amounts stand side by side.
function NumberRow({choice, acting}: {choice: ChoiceState; acting: boolean}) {
    const {numbers, left} = choice;
    if (!numbers) return null;
    return (
        <div className={style.numbers} role="group" aria-label={numbers.kind}>
            <span className={style.kind}>{numbers.kind}</span>
            {numbers.values.map(({value, choice: action}) => (
                <button
                    key={action.action}
                    type="button"
                    className="button"
                    disabled={acting}
                    title={action.label}
                    data-action={action.action}
                    onClick={() => choice.choose(action)}
                >
                    {value}
                    <kbd>{left.indexOf(action) + 1}</kbd>
                </button>
            ))}
        </div>
    );
}

// Every choice that is left, each naming its things on the board while one looks at it.
export function ChoiceList({choice, acting, onName}: {choice: ChoiceState; acting: boolean; onName?(things: readonly string[]): void}) {
    return (
        <ol className={style.list} aria-label="All choices">
            {choice.left.map((action, i) => (
                <li key={action.action} onPointerEnter={() => onName?.(action.things)} onPointerLeave={() => onName?.([])}>
                    <ChoiceButton action={action} number={i + 1} disabled={acting} onClick={() => choice.choose(action)} />
                </li>
            ))}
        </ol>
    );
}

export function Tool({icon, name, shortcut, active, disabled, onClick}: {icon: string; name: string; shortcut?: string; active?: boolean; disabled?: boolean; onClick(): void}) {
    return (
        <button
            type="button"
            className={style.tool}
            aria-pressed={active}
            disabled={disabled}
            onClick={onClick}
            title={shortcut ? `${name} (${shortcut})` : name}
        >
            <Icon name={icon} size={18} />
            <span>{name}</span>
        </button>
    );
}
