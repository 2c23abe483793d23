// Where one looks on a big drawing: its middle, and how many pixels of the screen a unit of the drawing has.
export interface Size {
    readonly width: number;
    readonly height: number;
}
export interface Spot {
    readonly x: number;
    readonly y: number;
}
export interface Look extends Spot {
    readonly scale: number;
}

export const fitting = (drawing: Size, area: Size): Look => ({
    x: drawing.width / 2,
    y: drawing.height / 2,
    scale: Math.min(area.width / drawing.width, area.height / drawing.height),
});

// What is seen, in units of the drawing.
export function seen({x, y, scale}: Look, area: Size) {
    const [width, height] = [area.width / scale, area.height / scale];
    return {x: x - width / 2, y: y - height / 2, width, height};
}

// Most of what is seen stays the drawing.
export function kept(look: Look, drawing: Size, area: Size): Look {
    const {width, height} = seen(look, area);
    const within = (at: number, shown: number, all: number) => (shown >= all ? Math.max(all - shown / 2, Math.min(shown / 2, at)) : Math.max(shown * 0.2, Math.min(all - shown * 0.2, at)));
    return {...look, x: within(look.x, width, drawing.width), y: within(look.y, height, drawing.height)};
}

// Closer or farther around a point of the screen, counted from the upper left corner of the area.
export function zoomed(look: Look, by: number, at: Spot, drawing: Size, area: Size, most: number): Look {
    const fit = fitting(drawing, area);
    const scale = Math.min(fit.scale * most, look.scale * by);
    if (scale <= fit.scale) return fit;
    const [dx, dy] = [at.x - area.width / 2, at.y - area.height / 2];
    return kept({x: look.x + dx / look.scale - dx / scale, y: look.y + dy / look.scale - dy / scale, scale}, drawing, area);
}

// The room has changed, and what is seen stays where it is on the screen: its upper left corner does.
export function anchored(look: Look, before: Size, area: Size): Look {
    const {x, y} = seen(look, before);
    return {x: x + area.width / look.scale / 2, y: y + area.height / look.scale / 2, scale: look.scale};
}

// A first look: as near to the start as can be without looking past the edges.
export function lookAt(start: Look, drawing: Size, area: Size): Look {
    const fit = fitting(drawing, area);
    if (start.scale <= fit.scale) return fit;
    const middle = (at: number, shown: number, all: number) => (shown >= all ? all / 2 : Math.max(shown / 2, Math.min(all - shown / 2, at)));
    const {width, height} = seen(start, area);
    return {x: middle(start.x, width, drawing.width), y: middle(start.y, height, drawing.height), scale: start.scale};
}

// So far on the way from one look to the other.
export const between = (from: Look, to: Look, share: number): Look => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    scale: from.scale + (to.scale - from.scale) * share,
});
