// Connection and food on the map: what is connected with the province that is looked at lights up, and lines go from
// farms to those whom they feed.
import {Icon} from "../../icons/Icon";
import {seatColour} from "../../seats/seats";
import type {EuropeContent, Point} from "./content";
import type {Shape} from "./geometry";
import {groupOf, mealsOf, type Reader, type ServedMeal} from "./supply";
import icons from "./icons.icons";
import type {View as EuropeView} from "./view";
import style from "./map.module.css";

interface Props {
    id: string;
    view: EuropeView;
    content: EuropeContent;
    reader: Reader;
}

// Everything else steps back.
export function Reach({id, view, reader, shapes}: Omit<Props, "content"> & {shapes: readonly Shape[]}) {
    const group = new Set(groupOf(view, id, reader).group);
    const outside = shapes.filter((shape) => !group.has(shape.id));
    const inside = shapes.filter((shape) => group.has(shape.id));
    const border = inside.flatMap((shape) => shape.arcs.filter((arc) => arc.between.every((one) => one === shape.id || !group.has(one))));
    return (
        <g pointerEvents="none">
            <path d={outside.map((shape) => shape.path).join("")} className={style.beyond} />
            <path d={inside.map((shape) => shape.path).join("")} className={style.within} />
            <path d={border.map((arc) => arc.path).join("")} className={style.reach} />
        </g>
    );
}

// The meals of the province itself boldly, those of others that it is connected with faintly.
export function Meals({id, view, content, reader}: Props) {
    const {seat, group} = groupOf(view, id, reader);
    const near = new Set(group);
    const own = (meal: ServedMeal) => meal.farm === id || meal.town === id;
    const shown = mealsOf(view).filter((meal) => own(meal) || (meal.seat === seat && near.has(meal.town)));
    const at = (of: string): Point => content.province.get(of)?.label ?? [0, 0];
    return (
        <g pointerEvents="none">
            {shown
                .filter((meal) => meal.farm !== null)
                .sort((a, b) => Number(own(a)) - Number(own(b)))
                .map((meal) => (
                    <MealLine key={`${meal.seat} ${meal.farm} ${meal.town}`} from={at(meal.farm!)} to={at(meal.town)} meal={meal} bold={own(meal)} />
                ))}
        </g>
    );
}

function MealLine({from, to, meal, bold}: {from: Point; to: Point; meal: ServedMeal; bold: boolean}) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const far = Math.max(1, Math.hypot(dx, dy));
    // Bent to one side, so that it does not lie on the road, and short of the pieces at both ends.
    const short = Math.min(14, far / 5);
    const [start, end]: [Point, Point] = [
        [from[0] + (dx / far) * short, from[1] + (dy / far) * short],
        [to[0] - (dx / far) * short, to[1] - (dy / far) * short],
    ];
    const bow = far < 75 ? 0.7 : 0.26;
    const bend: Point = [from[0] + dx / 2 - dy * bow, from[1] + dy / 2 + dx * bow];
    const path = `M${start[0]} ${start[1]}Q${bend[0]} ${bend[1]} ${end[0]} ${end[1]}`;
    const middle: Point = [(start[0] + end[0]) / 4 + bend[0] / 2, (start[1] + end[1]) / 4 + bend[1] / 2];
    const size = far < 75 ? 0.72 : 1;
    return (
        <g className={style.meal} data-bold={bold || undefined}>
            <path d={path} className={style.mealBed} />
            <path d={path} className={style.mealLine} stroke={seatColour(meal.seat)} markerEnd="url(#europe-fed)" />
            {bold && (
                <g transform={`translate(${middle[0]} ${middle[1]}) scale(${size})`}>
                    <circle r={13} className={style.mealMark} />
                    <Icon name="food" icons={icons} x={meal.workers > 1 ? -12 : -8} y={-8} size={16} colour="#7a5200" />
                    {meal.workers > 1 && (
                        <text x={7} y={5.5} className={style.mealCount}>
                            {meal.workers}
                        </text>
                    )}
                </g>
            )}
        </g>
    );
}
