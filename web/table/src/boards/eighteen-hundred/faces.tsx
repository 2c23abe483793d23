// The cards of 1800 as they are shown large.
import type {CardFace} from "../../cards/Face";
import type {DevelopmentCard, HandCard} from "./content";

const colours: Record<DevelopmentCard["kind"] | HandCard["deck"], string> = {policy: "#2c5a7d", technology: "#4b6b36", institution: "#7a4a2b", admin: "#55534c", military: "#8c2f2f"};
const eras = ["", "I", "II", "III"];

const squaresOf = ({slots}: DevelopmentCard) => {
    const parts = [
        [slots?.production ?? 0, "production"],
        [slots?.commerce ?? 0, "commerce"],
    ].filter(([count]) => Number(count) > 0);
    return parts.length === 0 ? "No squares to fill." : `Squares to fill: ${parts.map((part) => part.join(" ")).join(", ")}.`;
};

export const developmentFace = (card: DevelopmentCard): CardFace => ({
    name: card.name,
    colour: colours[card.kind],
    kind: [card.slot, card.kind, card.level ? `level ${eras[card.level] ?? card.level}` : undefined].filter(Boolean).join(", "),
    body: <p>{card.text}</p>,
    legend: squaresOf(card),
});

export const handFace = (card: HandCard): CardFace => ({name: card.name, colour: colours[card.deck], kind: `${card.deck} card`, body: <p>{card.text}</p>});
