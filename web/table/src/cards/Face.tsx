// What is on a card: a band in the colour of its kind, the name, costs as chips on the left edge, what it does in a
// sentence, small print in italics.
import type {ReactNode} from "react";
import style from "./Card.module.css";

export interface CardFace {
    readonly name: string;
    readonly kind?: string | undefined;
    // Of the band.
    readonly colour: string;
    readonly costs?: ReactNode;
    readonly body: ReactNode;
    readonly lore?: string | undefined;
    // Only on the large card: what every icon means.
    readonly legend?: ReactNode;
    readonly corner?: ReactNode;
}

export function Face({face}: {face: CardFace}) {
    return (
        <>
            <header className={style.band}>
                <span className={style.name}>{face.name}</span>
                {face.corner}
            </header>
            <div className={style.middle}>
                {face.costs && <div className={style.costs}>{face.costs}</div>}
                <div className={style.body}>{face.body}</div>
            </div>
            {face.lore && <p className={style.lore}>{face.lore}</p>}
            {face.kind && <span className={style.kind}>{face.kind}</span>}
        </>
    );
}
