// Makes a board out of its parts, which then get the view in its own type and the content as they want it.
import type {ComponentType} from "react";
import type {BoardModule, BoardProps, ContentFiles} from "./board";
import {isViewOf, type BoardGame, type Views} from "./views";

export interface Drawn<Game extends BoardGame, Content> extends BoardProps<Views[Game]> {
    readonly content: Content;
}

interface Parts<Game extends BoardGame, Content> extends Pick<BoardModule, "icons" | "handName" | "handBeside" | "scoreName"> {
    readonly game: Game;
    // Asked once for each set of files.
    read(files: ContentFiles): Content;
    readonly Board: ComponentType<Drawn<Game, Content>>;
    readonly Hand?: ComponentType<Drawn<Game, Content>>;
    figures(props: Drawn<Game, Content>, seat: number): ReturnType<BoardModule["figures"]>;
    title?(props: Drawn<Game, Content>, seat: number): string | undefined;
}

export function defineBoard<Game extends BoardGame, Content>({game, read, Board, Hand, figures, title, ...others}: Parts<Game, Content>): BoardModule {
    const known = new WeakMap<ContentFiles, {readonly content: Content}>();
    const drawn = ({view, ...props}: BoardProps): Drawn<Game, Content> => {
        if (!isViewOf(game, props.game, view)) throw new Error(`The board of ${game} was given a view of ${props.game}.`);
        const {content} = known.get(props.files) ?? {content: read(props.files)};
        known.set(props.files, {content});
        return {...props, view, content};
    };
    return {
        ...others,
        Board: (props) => <Board {...drawn(props)} />,
        ...(Hand ? {Hand: (props: BoardProps) => <Hand {...drawn(props)} />} : {}),
        figures: (props, seat) => figures(drawn(props), seat),
        ...(title ? {title: (props: BoardProps, seat: number) => title(drawn(props), seat)} : {}),
    };
}
