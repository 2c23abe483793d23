// What the rulebook says about a rule, as people would be told: the sentence that names it, or where that is only the head
// of a list, the list too.
const tooShort = 60;

// Paragraphs in the text of the rulebook, a list being part of the one that it belongs to.
const paragraphs = (rulebook: string) => rulebook.split(/\n\s*\n/);

// A sentence ends with a full stop, after which comes a new one; what cites its rules stands before or behind the stop.
const sentences = (paragraph: string) =>
    paragraph
        .replace(/\n(?!\s*(?:[-*|]|\d+\.)\s)\s*/g, " ")
        .split(/(?<=[.!?]\)?(?: \([A-Z]{2}-[^)]*\))?)\s+(?=(?:\*\*)?[A-Z0-9`])(?!\([A-Z]{2}-)|\n\s*/)
        .map((sentence) => sentence.trim());

export function sayingOf(rulebook: string, rule: string): string | undefined {
    const named = new RegExp(`\\b${rule}\\b`);
    const all = paragraphs(rulebook);
    const at = all.findIndex((paragraph) => named.test(paragraph) && !/^#/.test(paragraph));
    if (at < 0) return undefined;
    const sentence = sentences(all[at]!).find((one) => named.test(one));
    if (sentence !== undefined && sentence.length >= tooShort && !sentence.endsWith(":")) return sentence.replace(/^(?:[-*]|\d+\.)\s+/, "");
    // The head of a list, which may stand apart from it.
    const next = all[at + 1];
    return /:\s*$/.test(all[at]!) && next !== undefined ? `${all[at]}\n\n${next}` : all[at];
}
