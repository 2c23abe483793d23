// A dialog over the page: closed by Escape, by a click beside it, or by what is in it.
import {useEffect, useRef, type ReactNode} from "react";
import style from "./Dialog.module.css";

interface Props {
    label: string;
    open?: boolean;
    onClose(): void;
    children: (close: () => void) => ReactNode;
}

export function Dialog({label, open = true, onClose, children}: Props) {
    const dialog = useRef<HTMLDialogElement>(null);
    useEffect(() => {
        if (open) dialog.current?.showModal();
        else dialog.current?.close();
    }, [open]);
    const close = () => dialog.current?.close();
    return (
        <dialog ref={dialog} className={style.dialog} onClose={onClose} aria-label={label} onClick={(event) => event.target === dialog.current && close()}>
            <div className={style.inner}>{children(close)}</div>
        </dialog>
    );
}
