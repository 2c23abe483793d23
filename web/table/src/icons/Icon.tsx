// One icon for each concept, used everywhere the same.
import common from "./common.icons";

export type Icons = Readonly<Record<string, string>>;

interface IconProps {
    name: string;
    icons?: Icons;
    size?: number | string;
    // For people who do not see it; without a title the icon only decorates.
    title?: string;
    className?: string | undefined;
    x?: number;
    y?: number;
    colour?: string;
}

export function Icon({name, icons, size = "1.1em", title, className, x, y, colour}: IconProps) {
    const shape = icons?.[name] ?? common[name];
    return (
        <svg
            viewBox="0 0 512 512"
            width={size}
            height={size}
            x={x}
            y={y}
            className={className}
            role={title ? "img" : undefined}
            aria-label={title}
            aria-hidden={title ? undefined : true}
            style={{flex: "none"}}
        >
            {title && <title>{title}</title>}
            <path d={shape} fill={colour ?? "currentColor"} />
        </svg>
    );
}
