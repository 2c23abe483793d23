// Long words of narrow cards may be broken before their endings. A browser knows better where it has a dictionary, but
// not every one has.
const shortest = 9;
const endings = /^(.{3,}?)(ments?|tions?|sions?|ness|isms?|lisms?|ization|ized|ing|able|ical)$/i;

export const softened = (text: string): string =>
    text.replace(/\p{L}+/gu, (word) => (word.length < shortest ? word : word.replace(endings, "$1\u00ad$2")));
