// Between the turns of people at one screen, when hands are hidden: nothing is shown before the next one is alone.
import {SeatMark} from "../seats/SeatMark";
import style from "./Curtain.module.css";

export function Curtain({name, seat, onOpen}: {name: string; seat: number; onOpen(): void}) {
    return (
        <div className={style.curtain}>
            <SeatMark seat={seat} size={84} />
            <h2>{name}, it is your turn</h2>
            <p>The cards are covered. Open the curtain when only you look at the screen.</p>
            <button type="button" className="button primary" autoFocus onClick={onOpen}>
                Open the curtain
            </button>
        </div>
    );
}
