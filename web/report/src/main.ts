// The page of a report: the summary in words, then a figure for each sentence and more, then what was played.
import {moversSection, playersSection, relevanceSection, sweepSection} from "./comparing";
import {element, section, table} from "./page";
import {closenessSection, decisionsSection, leaderSection, lengthSection, scoresSection, seatsSection} from "./playing";
import {arms, games, kind, result, study} from "./study";
import {cardsSection, endingsSection, identitiesSection, newsSection, questionsSection, sourcesSection} from "./things";
import {title} from "./words";

function heading(): HTMLElement[] {
    const names = [...new Set(study.arms.map((arm) => arm.rule_set_name))].join(" and ");
    const what: Record<string, string> = {
        run: names,
        continue: study.arms[0].label,
        levels: `${names} at several levels of play`,
        compare: `${study.arms[0].label} against ${study.arms[1]?.label}`,
        sweep: `${names}: ${study.varied.map(title).join(" and ")}`,
        relevance: `${names}: which decisions matter`,
    };
    document.title = `${what[kind]} · Tessera`;
    const players = [...new Set(study.arms.flatMap((arm) => arm.sitters.map((sitter) => sitter.player)))];
    const each = study.arms.length > 1 ? `${games} games of each of ${study.arms.length} arms` : `${games} games`;
    return [
        element("h1", {}, what[kind]),
        element(
            "p",
            {class: "lead"},
            `${each}, ${study.arms[0].sitters.length} seats, played by ${players.join(", ")}; seed ${study.seed}. ` +
                "Behind each figure stands its 95% interval.",
        ),
        element(
            "div",
            {class: "summary", id: "summary"},
            element(
                "ul",
                {},
                ...result.summary.map((sentence) =>
                    element("li", {}, sentence.text + " ", element("a", {href: "#" + sentence.figure}, "figure")),
                ),
            ),
        ),
    ];
}

function playedSection(): HTMLElement {
    const keys = Object.keys(study.arms[0].options);
    return section(
        "played",
        "What was played",
        "The rules as they stood. The same rules, players and seed give the same games, on any machine.",
        table<string>(
            [
                {name: "", text: (key) => key},
                ...study.arms.slice(0, 6).map((arm) => ({
                    name: arm.label,
                    text: (key: string) =>
                        key === "rule set"
                            ? arm.rule_set
                            : key === "content"
                              ? arm.content
                              : key === "seats"
                                ? arm.sitters.map((sitter) => sitter.player).join(", ") + (arm.rotate ? ", going round" : "")
                                : (arm.options[key] ?? ""),
                })),
            ],
            ["rule set", "content", "seats", ...keys],
        ),
    );
}

const page = document.getElementById("report")!;
page.append(...heading());
if (arms.length > 0) {
    const sections = [
        moversSection(),
        sweepSection(),
        relevanceSection(),
        playersSection(),
        seatsSection(),
        lengthSection(),
        scoresSection(),
        leaderSection(),
        closenessSection(),
        decisionsSection(),
        cardsSection(),
        identitiesSection(),
        endingsSection(),
        questionsSection(),
        sourcesSection(),
        newsSection(),
        playedSection(),
    ].filter((one): one is HTMLElement => one !== null);
    page.append(
        element(
            "nav",
            {"aria-label": "Figures"},
            ...sections.flatMap((one) => [
                element("a", {href: "#" + one.id}, one.querySelector("h2")!.textContent),
                " ",
            ]),
        ),
        ...sections,
    );
}
page.append(element("footer", {}, `Made by Tessera; version ${result.version} of a result.`));
