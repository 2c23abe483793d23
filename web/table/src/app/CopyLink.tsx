// A link to hand on: copied where the browser lets a page do that, else shown to be copied by hand.
import {useState} from "react";
import {Dialog} from "./Dialog";

// Whether it was copied. A page that came over plain HTTP has no clipboard but the old command.
async function copied(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        const field = document.createElement("textarea");
        field.value = text;
        field.style.position = "fixed";
        (document.querySelector("dialog[open]") ?? document.body).append(field);
        field.select();
        const done = document.execCommand("copy");
        field.remove();
        return done;
    }
}

export interface Copying {
    // What was copied last.
    readonly done: string | undefined;
    copy(text: string): void;
    // The dialog for copying by hand, where nothing else works.
    readonly byHand: React.ReactNode;
}

export function useCopying(): Copying {
    const [done, setDone] = useState<string>();
    const [shown, setShown] = useState<string>();
    return {
        done,
        copy: (text) => void copied(text).then((worked) => (worked ? setDone(text) : setShown(text))),
        byHand: shown !== undefined && (
            <Dialog label="Copy the link" onClose={() => setShown(undefined)}>
                {(close) => (
                    <>
                        <h2>Copy the link</h2>
                        <p>Your browser does not let the page copy. Mark it and copy it yourself:</p>
                        <input className="field" readOnly value={shown} aria-label="Link" autoFocus onFocus={(event) => event.target.select()} />
                        <button type="button" className="button primary" onClick={close}>
                            Done
                        </button>
                    </>
                )}
            </Dialog>
        ),
    };
}
