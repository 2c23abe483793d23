// A picture for each rule set, drawn from the pieces of its game.
import {Icon} from "../icons/Icon";
import icons from "./icons.icons";

const hexPath = (x: number, y: number, r: number) =>
    "M" + Array.from({length: 6}, (_, i) => `${(x + r * Math.sin((i * Math.PI) / 3)).toFixed(1)} ${(y - r * Math.cos((i * Math.PI) / 3)).toFixed(1)}`).join("L") + "Z";

function Place({name, x, y, size, colour = "#22242b"}: {name: string; x: number; y: number; size: number; colour?: string}) {
    return <Icon name={name} icons={icons} x={x - size / 2} y={y - size / 2} size={size} colour={colour} />;
}

function Stall() {
    const goods = [
        ["wheat", "#e3b93c"],
        ["fish", "#4c8fc7"],
        ["log", "#8a5a2b"],
        ["beer", "#c2771a"],
    ] as const;
    return (
        <>
            <rect width="320" height="150" fill="#dfe6c5" />
            <path d="M0 112Q80 96 160 110T320 104V150H0Z" fill="#b9c98a" />
            {Array.from({length: 8}, (_, i) => (
                <path key={i} d={`M${48 + i * 28} 22h28v22a14 10 0 0 1-28 0Z`} fill={i % 2 ? "#fbf8ef" : "#b4532f"} stroke="#22242b" strokeWidth="1" />
            ))}
            <path d="M54 44V128M266 44V128" stroke="#6b4a2b" strokeWidth="6" />
            <rect x="46" y="86" width="228" height="40" rx="3" fill="#c9a06a" stroke="#22242b" strokeWidth="1.2" />
            {goods.flatMap(([name, colour], g) =>
                Array.from({length: 4 - (g % 3)}, (_, i) => (
                    <g key={`${name}${i}`}>
                        <circle cx={70 + g * 54 + i * 12} cy={80} r="12" fill={colour} stroke="#22242b" strokeWidth="1.2" />
                        {i === 3 - (g % 3) && <Place name={name} x={70 + g * 54 + i * 12} y={80} size={16} colour="#fffdf6" />}
                    </g>
                )),
            )}
        </>
    );
}

// A fan of cards behind an open chest.
function Chest({table, cards}: {table: string; cards: readonly (readonly [icon: string, age: string])[]}) {
    const middle = (cards.length - 1) / 2;
    return (
        <>
            <rect width="320" height="150" fill={table} />
            {cards.map(([icon, age], i) => (
                <g key={icon} transform={`translate(160 178) rotate(${(i - middle) * 17}) translate(-30 -152)`}>
                    <rect width="60" height="84" rx="5" fill="#fbf8ef" stroke="#22242b" strokeWidth="1.2" />
                    <rect width="60" height="18" rx="5" fill={age} />
                    <Place name={icon} x={30} y={44} size={26} colour="#55534c" />
                </g>
            ))}
            <ellipse cx="160" cy="136" rx="86" ry="12" fill="#22242b" opacity="0.16" />
            <Place name="treasury" x={160} y={98} size={92} colour="#5b3c1c" />
        </>
    );
}

const AncientChest = () => (
    <Chest
        table="#ead9b6"
        cards={[
            ["wheat", "#4b6b36"],
            ["astrolabe", "#2c5a7d"],
            ["coins", "#b4532f"],
            ["laurels", "#6b4a7d"],
            ["sword", "#7a5a1e"],
        ]}
    />
);

// The game of six ages, one card of each.
const ChestOfAllAges = () => (
    <Chest
        table="#c9d2cf"
        cards={[
            ["mammoth", "#6f5b3e"],
            ["wheat", "#4b6b36"],
            ["laurels", "#6b4a7d"],
            ["caravel", "#2c5a7d"],
            ["factory", "#b4532f"],
            ["microchip", "#33454f"],
        ]}
    />
);

function Hexes() {
    const land = ["#b9c98a", "#e6cf98", "#b9c98a", "#cdd8a0", "#e6cf98", "#d9c186"];
    const size = 33;
    return (
        <>
            <rect width="320" height="150" fill="#c9dbe6" />
            {Array.from({length: 18}, (_, n) => {
                const row = Math.floor(n / 6);
                const x = 22 + (n % 6) * size * 1.732 + (row % 2) * size * 0.866;
                const y = 24 + row * size * 1.5;
                return <path key={n} d={hexPath(x, y, size - 1)} fill={land[(n * 5 + row) % 6]} stroke="#fbf8ef" strokeWidth="2" />;
            })}
            <path d={hexPath(22 + 2 * size * 1.732, 24, size - 3)} fill="none" stroke="#0072b2" strokeWidth="4" />
            <path d={hexPath(22 + 2.5 * size * 1.732, 24 + size * 1.5, size - 3)} fill="none" stroke="#0072b2" strokeWidth="4" />
            <Place name="temples-and-swords" x={22 + 2.5 * size * 1.732} y={70} size={44} />
            <Place name="village" x={22 + 2 * size * 1.732} y={24} size={34} />
            <Place name="horse" x={22 + 4.5 * size * 1.732} y={72} size={40} colour="#7a2f16" />
            <Place name="sword" x={22 + 4 * size * 1.732} y={118} size={30} colour="#7a2f16" />
        </>
    );
}

function Europe() {
    return (
        <>
            <rect width="320" height="150" fill="#c9dbe6" />
            {[0, 1, 2, 3].map((i) => (
                <path key={i} d={`M0 ${30 + i * 34}q20 -8 40 0t40 0`} fill="none" stroke="#a9c4d6" strokeWidth="2" />
            ))}
            <path d="M70 150L78 118L96 106L90 84L112 70L138 76L150 58L176 62L190 40L226 34L250 14L320 8V150Z" fill="#b9c98a" stroke="#6f7f4c" strokeWidth="2" strokeLinejoin="round" />
            <path d="M90 84L112 70L138 76L146 104L120 116L96 106Z" fill="#d8c9b2" stroke="#8c7f66" strokeWidth="1.4" />
            <path d="M190 40L226 34L240 66L204 84L176 62Z" fill="#d8c9b2" stroke="#8c7f66" strokeWidth="1.4" />
            <path d="M34 66L52 44L62 20L76 30L70 56L60 72L40 78Z" fill="#cdd8a0" stroke="#6f7f4c" strokeWidth="2" strokeLinejoin="round" />
            <path d="M120 96Q164 96 208 60" fill="none" stroke="#22242b" strokeWidth="3" />
            <path d="M120 96Q164 96 208 60" fill="none" stroke="#fbf8ef" strokeWidth="1.6" strokeDasharray="5 5" />
            <Place name="factory" x={116} y={90} size={32} />
            <Place name="factory" x={212} y={56} size={30} />
            <Place name="eighteen-hundred" x={262} y={104} size={66} />
        </>
    );
}

const pictures: Record<string, () => React.JSX.Element> = {
    "market-trading": Stall,
    "treasury-0.6": ChestOfAllAges,
    "treasury-0.7": AncientChest,
    "temples-and-swords": Hexes,
    "1800": Europe,
};

export function GamePicture({ruleSet}: {ruleSet: string}) {
    const Picture = pictures[ruleSet];
    return (
        <svg viewBox="0 0 320 150" width="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            {Picture ? <Picture /> : <rect width="320" height="150" fill="var(--stone)" />}
        </svg>
    );
}
