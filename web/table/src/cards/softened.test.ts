import {expect, it} from "vitest";
import {softened} from "./softened";

it("lets long words break before their endings, and leaves the others alone", () => {
    expect(softened("Use: discard 1 improvement.")).toBe("Use: discard 1 improve\u00adment.");
    expect(softened("Mercantilism")).toBe("Mercanti\u00adlism");
    expect(softened("a mention of iron")).toBe("a mention of iron");
});
