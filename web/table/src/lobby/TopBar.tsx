import {Icon} from "../icons/Icon";
import {prefer} from "../app/preferences";
import style from "./TopBar.module.css";

export function TopBar() {
    const dark = () => document.documentElement.dataset["theme"] === "dark";
    return (
        <nav className={style.bar} aria-label="Tessera">
            <a href="#/" className={style.brand}>
                <img src="./tessera.svg" width={30} height={30} alt="" />
                Tessera
            </a>
            <a href="#/lab">
                <Icon name="lab" size={18} /> Lab
            </a>
            <a href="#/about">About</a>
            <button type="button" onClick={() => prefer({theme: dark() ? "light" : "dark"})} aria-label="Light or dark" title="Light or dark">
                <Icon name="moon" size={18} />
            </button>
        </nav>
    );
}
