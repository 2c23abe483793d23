import {renderToStaticMarkup} from "react-dom/server";
import {expect, it} from "vitest";
import type {Preview} from "../protocol/types";
import {PreviewLines} from "./PreviewLines";

const preview = (then: Preview["then"], lines: string[] = []): Preview => ({lines, changes: [], more: 0, then});

it("speaks of what is to come", () => {
    expect(renderToStaticMarkup(<PreviewLines preview={preview("seat", ["You placed a regiment in Paris."])} />)).toContain("What will be told:");
});

it("warns of what luck decides", () => {
    expect(renderToStaticMarkup(<PreviewLines preview={preview("chance")} />)).toContain("Random outcome: cannot be undone.");
    expect(renderToStaticMarkup(<PreviewLines preview={preview("seat")} />)).not.toContain("Random");
});
