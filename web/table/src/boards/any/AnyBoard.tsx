// The board of a game that brings none: everything that the view says, in panels. What all share comes first, then what
// lies in front of whoever looks, then the others. Ids are tiles with their texts, coordinates are grids, numbers have
// their names. What can be chosen and lies nowhere has a tile of its own at the top.
import {Fragment, useMemo, type ReactNode} from "react";
import {useSpot} from "../../choosing/Choosing";
import {placesOf} from "../../choosing/machine";
import {SeatMark} from "../../seats/SeatMark";
import type {BoardModule, BoardProps} from "../board";
import {mapIn, type GameMap} from "./map";
import {inWords, namesIn, said, type Said} from "./names";
import {inside, placesOfThings, wordsOf, type Path} from "./places";
import {drawable, type Drawable, type Shape, type ViewShape} from "./shape";
import style from "./any.module.css";

interface Drawing {
    readonly whole: ViewShape;
    readonly names: ReadonlyMap<string, Said>;
    // Where each thing lights up.
    readonly places: ReadonlyMap<string, Path>;
    readonly props: BoardProps;
    // Things of this noun light on the map.
    readonly mapped?: string | undefined;
}

function useDrawing(props: BoardProps): Drawing | undefined {
    const {shape, view, viewpoint, files} = props;
    const names = useMemo(() => namesIn(files), [files]);
    const places = useMemo(() => (shape ? placesOfThings({view, shape, viewpoint}) : new Map<string, Path>()), [view, shape, viewpoint]);
    return shape && {whole: shape, names, places, props};
}

const seatName = (props: BoardProps, seat: number) => props.seats[seat]?.name ?? `Seat ${seat + 1}`;

function Tile({thing, path, drawing, count}: {thing: string; path: Path | undefined; drawing: Drawing; count?: ReactNode}) {
    const spot = useSpot();
    const word = thing.slice(thing.indexOf(":") + 1);
    const noun = thing.slice(0, thing.indexOf(":"));
    const {name, text} = said(drawing.names, word);
    const number = /^\d+$/.test(word);
    const here = path === undefined || (drawing.places.get(thing) === path && noun !== drawing.mapped);
    return (
        <div className={style.tile} data-name={number ? `${inWords(noun)} ${word}` : name} data-piece={here ? thing : undefined} data-text={text !== undefined || undefined} {...(here ? spot(thing) : {})}>
            <span className={style.tileName}>
                {number ? `${inWords(noun)} ${word}` : name}
                {count !== undefined && <b> {count}</b>}
            </span>
            {text && <span className={style.tileText}>{text}</span>}
        </div>
    );
}

function Figure({name, children}: {name: string; children: ReactNode}) {
    return (
        <span className={style.figure}>
            <b>{children}</b> {inWords(name)}
        </span>
    );
}

const Seat = ({seat, props}: {seat: number; props: BoardProps}) => (
    <span className={style.seat}>
        <SeatMark seat={seat} size={14} />
        {seatName(props, seat)}
    </span>
);

// What fits into a line: numbers, words, flags that are up, seats.
function inline(name: string, seen: Drawable, props: BoardProps): ReactNode | undefined {
    if (seen.kind === "number") return <Figure name={name}>{seen.value}</Figure>;
    if (seen.kind === "flag") return seen.value ? <span className={style.flag}>{inWords(name)}</span> : null;
    if (seen.kind === "words") return <Figure name={name}>{seen.value}</Figure>;
    if (seen.kind === "thing" && seen.noun === "seat")
        return (
            <span className={style.figure}>
                {inWords(name)} <Seat seat={Number(seen.word)} props={props} />
            </span>
        );
    if (seen.kind === "nothing") return null;
    return undefined;
}

function Amounts({seen, path, drawing}: {seen: Extract<Drawable, {kind: "amounts"}>; path: Path; drawing: Drawing}) {
    const words = wordsOf(seen.noun, seen.amounts, drawing.whole);
    const amount = (word: string) => drawable(seen.amounts[word], seen.of, drawing.whole);
    const cellOf = (word: string) => {
        const of = amount(word);
        const single = inline("", of, drawing.props);
        return (
            <div className={style.cell} key={word}>
                <Tile thing={`${seen.noun}:${word}`} path={inside(path, word)} drawing={drawing} count={of.kind === "number" ? of.value : undefined} />
                {of.kind !== "number" && (single ?? <Value value={seen.amounts[word]} shape={seen.of} path={inside(path, word)} name="" drawing={drawing} />)}
            </div>
        );
    };
    return <div className={style.tiles}>{words.map(cellOf)}</div>;
}

function List({seen, path, drawing, name}: {seen: Extract<Drawable, {kind: "list"}>; path: Path; drawing: Drawing; name: string}) {
    const items = seen.items.map((value, i) => ({value, at: inside(path, i), seen: drawable(value, seen.of, drawing.whole)}));
    const shown = items.filter((item) => item.seen.kind !== "nothing");
    if (shown.length === 0) return <span className={style.none}>none</span>;
    if (shown.every((item) => item.seen.kind === "number")) return <span className={style.figure}>{items.map((item) => String(item.value)).join(" · ")}</span>;
    if (shown.every((item) => item.seen.kind === "thing" && item.seen.noun === "seat"))
        return (
            <span className={style.marks}>
                {shown.map(({seen: item}, i) => item.kind === "thing" && <SeatMark key={i} seat={Number(item.word)} size={26} title={seatName(drawing.props, Number(item.word))} />)}
            </span>
        );
    return (
        <div className={style.tiles}>
            {items.map(({value, at, seen: item}, i) => (
                <Fragment key={i}>
                    {item.kind === "nothing" ? (
                        <div className={style.hidden} role="img" aria-label="hidden or empty" />
                    ) : item.kind === "thing" && item.noun === "seat" ? (
                        <Seat seat={Number(item.word)} props={drawing.props} />
                    ) : item.kind === "thing" ? (
                        <Tile thing={`${item.noun}:${item.word}`} path={at} drawing={drawing} />
                    ) : (
                        <div className={style.item}>
                            <Value value={value} shape={seen.of} path={at} name={name} drawing={drawing} />
                        </div>
                    )}
                </Fragment>
            ))}
        </div>
    );
}

function Members({members, path, drawing}: {members: Extract<Drawable, {kind: "record"}>["members"]; path: Path; drawing: Drawing}) {
    const all = members.map((member) => ({...member, seen: drawable(member.value, member.shape, drawing.whole)}));
    const lines = all.map(({name, seen}) => ({name, line: inline(name, seen, drawing.props)}));
    const figures = lines.filter(({line}) => line !== undefined && line !== null);
    const larger = all.filter((_, i) => lines[i]!.line === undefined);
    return (
        <>
            {figures.length > 0 && <p className={style.figures}>{figures.map(({name, line}) => <Fragment key={name}>{line}</Fragment>)}</p>}
            <div className={style.members}>
                {larger.map(({name, value, shape, seen}) =>
                    isEmpty(seen) ? null : (
                        <div key={name} className={style.member}>
                            <h4>{inWords(name)}</h4>
                            <Value value={value} shape={shape} path={inside(path, name)} name={name} drawing={drawing} />
                        </div>
                    ),
                )}
            </div>
        </>
    );
}

const isEmpty = (seen: Drawable): boolean =>
    (seen.kind === "list" && seen.items.every((item) => item === null)) || (seen.kind === "amounts" && Object.keys(seen.amounts).length === 0 && seen.of.type === "integer");

function Value({value, shape, path, name, drawing}: {value: unknown; shape: Shape; path: Path; name: string; drawing: Drawing}) {
    const seen = drawable(value, shape, drawing.whole);
    if (seen.kind === "list") return <List seen={seen} path={path} drawing={drawing} name={name} />;
    if (seen.kind === "amounts") return <Amounts seen={seen} path={path} drawing={drawing} />;
    if (seen.kind === "record") return <Members members={seen.members} path={path} drawing={drawing} />;
    if (seen.kind === "thing") return <Tile thing={`${seen.noun}:${seen.word}`} path={path} drawing={drawing} />;
    return <>{inline(name, seen, drawing.props)}</>;
}

// A map of hexes or squares, with all that is said of each place.
function PlacesMap({map, drawing}: {map: GameMap; drawing: Drawing}) {
    const spot = useSpot();
    const hexes = map.noun === "hex";
    return (
        <section className={style.map} tabIndex={0} aria-label="The map">
            <div className={style.grid} data-hexes={hexes || undefined}>
                {map.places.map(({word, column, row, tags, holds}) => (
                    <div
                        key={word}
                        className={style.place}
                        data-name={word}
                        style={{gridColumn: `${2 * column + 1 + (hexes ? row % 2 : 0)} / span 2`, gridRow: row + 1}}
                        {...spot(`${map.noun}:${word}`)}
                    >
                        <span className={style.tileName}>{word}</span>
                        {tags.length > 0 && <span className={style.tags}>{tags.map((tag) => inWords(tag)).join(", ")}</span>}
                        {holds.map(({name, value, shape, path}) => {
                            const seen = drawable(value, shape, drawing.whole);
                            return <Fragment key={name}>{inline(name, seen, drawing.props) ?? <Value value={value} shape={shape} path={path} name={name} drawing={drawing} />}</Fragment>;
                        })}
                    </div>
                ))}
            </div>
        </section>
    );
}

// What can be chosen and lies nowhere: a column, a number, a verb that touches nothing.
function Elsewhere({drawing, map}: {drawing: Drawing; map: GameMap | undefined}) {
    const spot = useSpot();
    const onMap = new Set(map?.places.map(({word}) => `${map.noun}:${word}`));
    const {choices = []} = drawing.props;
    const homeless = new Map<string, string>();
    for (const choice of choices)
        for (const place of placesOf(choice))
            if (!drawing.places.has(place) && !onMap.has(place) && !place.startsWith("seat:")) homeless.set(place, place.startsWith("verb:") ? choice.label : "");
    if (homeless.size === 0) return null;
    return (
        <section className={style.elsewhere} aria-label="Also to choose from">
            {[...homeless].map(([thing, label]) =>
                label !== "" ? (
                    <div key={thing} className={style.tile} data-name={label} {...spot(thing)}>
                        <span className={style.tileName}>{label}</span>
                    </div>
                ) : (
                    <Tile key={thing} thing={thing} path={undefined} drawing={drawing} />
                ),
            )}
        </section>
    );
}

function Board(props: BoardProps) {
    const drawing = useDrawing(props);
    if (!drawing) return null;
    const view = drawable(props.view, drawing.whole, drawing.whole);
    if (view.kind !== "record") return null;
    const members = view.members.filter(({name}) => name !== "viewer" && name !== "agenda");
    const seen = members.map((member) => ({...member, seen: drawable(member.value, member.shape, drawing.whole)}));
    const map = mapIn(seen, drawing.whole);
    const perSeat = seen.filter((member) => member.seen.kind === "list" && member.seen.perSeat);
    const shared = seen.filter((member) => !perSeat.includes(member) && !map?.gathered.has(member.name));
    const drawn = {...drawing, mapped: map?.noun};
    const order = [...props.seats.map((seat) => seat.seat)].sort((a, b) => Number(b === props.viewpoint) - Number(a === props.viewpoint));
    return (
        <div className={style.board}>
            <Elsewhere drawing={drawn} map={map} />
            {map && <PlacesMap map={map} drawing={drawn} />}
            {shared.length > 0 && (
                <section className={style.panel} aria-label="The table">
                    <Members members={shared} path="" drawing={drawn} />
                </section>
            )}
            {perSeat.length > 0 &&
                order.map((seat) => (
                    <section key={seat} className={style.panel} data-own={seat === props.viewpoint || undefined} aria-label={seat === props.viewpoint ? "Yours" : `Of ${seatName(props, seat)}`}>
                        <h3>
                            <Seat seat={seat} props={props} />
                        </h3>
                        {perSeat.map(({name, seen: list}) => {
                            if (list.kind !== "list") return null;
                            const at = inside(name, seat);
                            const item = drawable(list.items[seat], list.of, drawing.whole);
                            if (item.kind === "record") return <Members key={name} members={item.members} path={at} drawing={drawn} />;
                            return (
                                <div key={name} className={style.member}>
                                    {inline(name, item, props) ?? <Value value={list.items[seat]} shape={list.of} path={at} name={name} drawing={drawn} />}
                                </div>
                            );
                        })}
                    </section>
                ))}
        </div>
    );
}

export default {
    Board,
    icons: {},
    figures: () => [],
} satisfies BoardModule;
