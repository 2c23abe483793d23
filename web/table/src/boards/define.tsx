// Makes a board out of its parts, which then get the view in its own type and the content as they want it.
import type {ComponentType} from "react";
import type {BoardModule, BoardProps, ContentFiles} from "./board";

export interface Drawn<View, Content> extends BoardProps<View> {
    readonly content: Content;
}

interface Parts<View, Content> extends Pick<BoardModule, "icons" | "handName" | "handBeside" | "scoreName"> {
    // Asked once for each set of files.
    read(files: ContentFiles): Content;
    readonly Board: ComponentType<Drawn<View, Content>>;
    readonly Hand?: ComponentType<Drawn<View, Content>>;
    figures(props: Drawn<View, Content>, seat: number): ReturnType<BoardModule["figures"]>;
    title?(props: Drawn<View, Content>, seat: number): string | undefined;
}

export function defineBoard<View, Content>({read, Board, Hand, figures, title, ...others}: Parts<View, Content>): BoardModule {
    const known = new WeakMap<ContentFiles, {readonly content: Content}>();
    const drawn = (props: BoardProps): Drawn<View, Content> => {
        const {content} = known.get(props.files) ?? {content: read(props.files)};
        known.set(props.files, {content});
        return {...props, view: props.view as View, content};
    };
    return {
        ...others,
        Board: (props) => <Board {...drawn(props)} />,
        ...(Hand ? {Hand: (props: BoardProps) => <Hand {...drawn(props)} />} : {}),
        figures: (props, seat) => figures(drawn(props), seat),
        ...(title ? {title: (props: BoardProps, seat: number) => title(drawn(props), seat)} : {}),
    };
}
