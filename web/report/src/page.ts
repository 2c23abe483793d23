// The parts that a page is made of: elements, figures, tables that sort.

type Child = Node | string | null | undefined;

export function element(tag: string, attributes: Record<string, string> = {}, ...children: Child[]): HTMLElement {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    for (const child of children) if (child !== null && child !== undefined) made.append(child);
    return made;
}

// A section with what it shows and a sentence on how to read it.
export function section(id: string, heading: string, reading: string, ...children: Child[]): HTMLElement {
    return element(
        "section",
        {id, class: "figure"},
        element("h2", {}, heading),
        element("p", {class: "reading"}, reading),
        ...children,
    );
}

export interface TableColumn<Row> {
    name: string;
    text: (row: Row) => string;
    // By what it is sorted; words are sorted as words.
    order?: (row: Row) => number;
}

// Twenty rows are enough to see what there is; the rest is one click away, and printed.
const rowsShown = 20;

export function table<Row>(columns: TableColumn<Row>[], rows: Row[]): HTMLElement {
    const body = element("tbody");
    const heads = columns.map((column) => {
        const button = element("button", {type: "button"}, column.name);
        return element("th", {scope: "col", class: column.order ? "number" : "word"}, button);
    });
    let sorted = [...rows];
    let whole = rows.length <= rowsShown + 5;

    const more = element("button", {type: "button", class: "more"}, `Show all ${rows.length} rows`);
    const fill = () => {
        body.replaceChildren(
            ...sorted.map((row, i) =>
                element(
                    "tr",
                    whole || i < rowsShown ? {} : {class: "later"},
                    ...columns.map((column) =>
                        element("td", {class: column.order ? "number" : "word"}, column.text(row)),
                    ),
                ),
            ),
        );
        more.hidden = whole;
    };
    more.addEventListener("click", () => {
        whole = true;
        fill();
    });
    heads.forEach((head, i) => {
        head.firstElementChild!.addEventListener("click", () => {
            const down = head.getAttribute("aria-sort") !== "descending";
            for (const other of heads) other.removeAttribute("aria-sort");
            head.setAttribute("aria-sort", down ? "descending" : "ascending");
            const {order, text} = columns[i];
            const compare = (a: Row, b: Row) =>
                order ? order(a) - order(b) : text(b).localeCompare(text(a));
            sorted = [...rows].sort((a, b) => (down ? compare(b, a) : compare(a, b)));
            fill();
        });
    });
    fill();
    const sheet = element("table", {}, element("thead", {}, element("tr", {}, ...heads)), body);
    return element("div", {class: "table"}, sheet, more);
}

export function details(summary: string, ...children: Child[]): HTMLElement {
    return element("details", {}, element("summary", {}, summary), ...children);
}

// One thing beside the other, with a name above each if there are several.
export function sideBySide(parts: {name: string; content: Child[]}[]): HTMLElement {
    const many = parts.length > 1;
    return element(
        "div",
        {class: many ? "beside many" : "beside"},
        ...parts.map((part) =>
            element("div", {class: "part"}, many ? element("h3", {}, part.name) : null, ...part.content),
        ),
    );
}

export function choice(label: string, options: string[], chosen: number, pick: (i: number) => void): HTMLElement {
    const select = element(
        "select",
        {},
        ...options.map((option, i) => {
            const made = element("option", {value: String(i)}, option) as HTMLOptionElement;
            made.selected = i === chosen;
            return made;
        }),
    ) as HTMLSelectElement;
    select.addEventListener("change", () => pick(select.selectedIndex));
    return element("label", {class: "choice"}, label + " ", select);
}
