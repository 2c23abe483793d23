// Places that go by coordinates, `C4`: a letter for the column, a number for the row.
const coordinate = /^([A-Z])(\d{1,2})$/;

export interface Cell {
    readonly word: string;
    readonly column: number;
    readonly row: number;
}

// Where the words lie, if all of them are coordinates.
export function cellsOf(words: readonly string[]): readonly Cell[] | undefined {
    const cells: Cell[] = [];
    for (const word of words) {
        const match = coordinate.exec(word);
        if (!match) return undefined;
        cells.push({word, column: match[1]!.charCodeAt(0) - 65, row: Number(match[2]) - 1});
    }
    return cells.length < 2 ? undefined : cells;
}
