// The shape of a game's view, as the server tells it (src/engine/view_schema.h): a JSON schema that also says what
// stands for a thing on the table, and by which noun that thing goes in actions.

export interface Shape {
    readonly $ref?: string;
    readonly type?: string | readonly string[];
    readonly enum?: readonly (string | null)[];
    readonly items?: Shape;
    readonly properties?: Readonly<Record<string, Shape>>;
    readonly additionalProperties?: Shape | false;
    readonly "x-noun"?: string;
    readonly "x-own-noun"?: string;
    readonly "x-per-seat"?: boolean;
}

export interface ViewShape extends Shape {
    readonly $defs: Readonly<Record<string, Shape>>;
    readonly "x-words": Readonly<Record<string, readonly string[]>>;
}

const defined = "#/$defs/";

export function resolved(shape: Shape, whole: ViewShape): Shape {
    return shape.$ref === undefined ? shape : (whole.$defs[shape.$ref.slice(defined.length)] ?? {});
}

// What a value is to a reader.
export type Drawable =
    | {readonly kind: "number"; readonly value: number}
    | {readonly kind: "flag"; readonly value: boolean}
    | {readonly kind: "words"; readonly value: string}
    | {readonly kind: "thing"; readonly noun: string; readonly word: string}
    | {readonly kind: "list"; readonly items: readonly unknown[]; readonly of: Shape; readonly perSeat: boolean}
    // By the words of a noun; what is zero is left out.
    | {readonly kind: "amounts"; readonly noun: string; readonly amounts: Readonly<Record<string, unknown>>; readonly of: Shape}
    | {readonly kind: "record"; readonly members: readonly {readonly name: string; readonly value: unknown; readonly shape: Shape}[]}
    | {readonly kind: "nothing"};

export function drawable(value: unknown, given: Shape, whole: ViewShape): Drawable {
    const shape = resolved(given, whole);
    if (value === null || value === undefined) return {kind: "nothing"};
    if (typeof value === "boolean") return {kind: "flag", value};
    const noun = shape["x-noun"];
    if (Array.isArray(value)) return {kind: "list", items: value as unknown[], of: shape.items ?? {}, perSeat: shape["x-per-seat"] === true};
    if (typeof value === "object") {
        const members = value as Record<string, unknown>;
        if (shape.properties === undefined && noun !== undefined) return {kind: "amounts", noun, amounts: members, of: shape.additionalProperties || {}};
        return {kind: "record", members: Object.entries(members).map(([name, member]) => ({name, value: member, shape: shape.properties?.[name] ?? {}}))};
    }
    if (noun !== undefined) return {kind: "thing", noun, word: String(value)};
    return typeof value === "number" ? {kind: "number", value} : {kind: "words", value: String(value)};
}
