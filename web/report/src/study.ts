// The result that this report is about, and how its arms lie beside each other.
import type {Arm, Result} from "./data";
import {sideBySide} from "./page";
import * as plots from "./plots";

export const result: Result = JSON.parse(document.getElementById("data")!.textContent!);
export const {study, figures} = result;
export const kind = study.kind;

// More than a few arms do not fit beside each other: then the first and the last are shown in full.
export const arms = figures.arms.filter((arm) => arm.moments);
export const shownArms = arms.length <= 4 ? arms : [arms[0], arms[arms.length - 1]];
export const games = result.games.reduce((sum, [first, end]) => sum + end - first, 0);

// Draws something for each arm, side by side.
export function perArm(draw: (arm: Arm) => (Node | null)[]): HTMLElement {
    plots.shareTheWidth(shownArms.length);
    const parts = shownArms.map((arm) => ({name: arm.label, content: draw(arm)}));
    plots.shareTheWidth(1);
    return sideBySide(parts);
}
