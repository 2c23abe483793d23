import {useId, type ReactNode} from "react";
import {Icon} from "../icons/Icon";
import style from "./TableScreen.module.css";

export interface Tab {
    readonly id: string;
    readonly name: string;
    readonly icon: string;
    readonly content: ReactNode;
}

export function Tabs({tabs, open, onOpen}: {tabs: readonly Tab[]; open: string; onOpen(id: string): void}) {
    const own = useId();
    const shown = tabs.find((tab) => tab.id === open) ?? tabs[0]!;
    return (
        <>
            <div
                className={style.tabs}
                role="tablist"
                onKeyDown={(event) => {
                    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
                    if (by === 0) return;
                    const next = tabs[(tabs.indexOf(shown) + by + tabs.length) % tabs.length]!;
                    onOpen(next.id);
                    document.getElementById(`${own}-${next.id}`)?.focus();
                }}
            >
                {tabs.map((tab) => (
                    <button
                        key={tab.id}
                        id={`${own}-${tab.id}`}
                        type="button"
                        role="tab"
                        aria-selected={tab === shown}
                        aria-controls={`${own}-panel`}
                        tabIndex={tab === shown ? 0 : -1}
                        onClick={() => onOpen(tab.id)}
                    >
                        <Icon name={tab.icon} size={16} />
                        {tab.name}
                    </button>
                ))}
            </div>
            <div className={style.tabPanel} role="tabpanel" id={`${own}-panel`} aria-labelledby={`${own}-${shown.id}`} tabIndex={0}>
                {shown.content}
            </div>
        </>
    );
}
