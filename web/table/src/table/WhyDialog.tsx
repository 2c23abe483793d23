// Why something cannot be done: the refusal, and the rule behind it.
import {Dialog} from "../app/Dialog";
import type {ServerWhy} from "../protocol/types";
import style from "./WhyDialog.module.css";

interface Props {
    about: string;
    why: ServerWhy | undefined;
    trouble: string | undefined;
    onRule(rule: string): void;
    onClose(): void;
}

const mostShown = 4;

// An action that is not allowed has no label; its verb says what it would be.
const inWords = (action: string) => {
    const verb = action.split(" ", 1)[0]!.replaceAll("-", " ");
    return verb.charAt(0).toUpperCase() + verb.slice(1);
};

export function WhyDialog({about, why, trouble, onRule, onClose}: Props) {
    const seen = new Set<string>();
    const refusals = (why?.refusals ?? []).filter((one) => !seen.has(one.reason) && seen.add(one.reason));
    return (
        <Dialog label="Why not?" onClose={onClose}>
            {(close) => (
                <>
                    <h2>Why not?</h2>
                    <p className={style.about}>{about}</p>
                    {trouble && <p>{trouble}</p>}
                    {!why && !trouble && <p>Asking…</p>}
                    {why && why.allowed.length > 0 && (
                        <p className={style.allowed}>
                            It can be done: {why.allowed.slice(0, mostShown).map((one) => one.label).join("; ")}.
                        </p>
                    )}
                    {refusals.slice(0, mostShown).map((one) => (
                        <section key={one.reason} className={style.refusal}>
                            {one.action && <h3>{inWords(one.action)}</h3>}
                            <p>{one.reason}</p>
                            {one.text && <blockquote>{one.text}</blockquote>}
                            {one.rule && (
                                <button
                                    type="button"
                                    className="button small"
                                    onClick={() => {
                                        onRule(one.rule!);
                                        close();
                                    }}
                                >
                                    {one.rule} in the rulebook
                                </button>
                            )}
                        </section>
                    ))}
                    {why && refusals.length === 0 && why.allowed.length === 0 && <p>Nothing that can be done in this game touches that now.</p>}
                    <form method="dialog">
                        <button className="button">Close</button>
                    </form>
                </>
            )}
        </Dialog>
    );
}
