// The rulebook beside the board, opened at the rule that matters now.
import {useEffect, useMemo, useRef, useState} from "react";
import {marked} from "marked";
import {server} from "../protocol/rest";
import type {RestRules} from "../protocol/types";
import {sayingOf} from "./rulebook";
import style from "./RulesPanel.module.css";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

// Numbers of rules become buttons that show the rule as the specification states it.
function rulebookHtml(rulebook: string): string {
    const renderer = new marked.Renderer();
    renderer.html = ({text}) => escaped(text);
    renderer.image = ({text}) => escaped(text);
    const html = marked.parse(rulebook, {async: false, renderer});
    return html.replace(/\b([A-Z]{2}-R?\d+[a-z]?)\b/g, '<button type="button" class="rule-number" data-rule="$1">$1</button>');
}

export default function RulesPanel({ruleSet, rule, onRule}: {ruleSet: string; rule: string | undefined; onRule(rule: string | undefined): void}) {
    const [rules, setRules] = useState<RestRules>();
    const [trouble, setTrouble] = useState<string>();
    const book = useRef<HTMLDivElement>(null);
    useEffect(() => {
        let current = true;
        server.rules(ruleSet).then(
            (told) => current && setRules(told),
            (error: Error) => current && setTrouble(error.message),
        );
        return () => {
            current = false;
        };
    }, [ruleSet]);
    const html = useMemo(() => (rules ? rulebookHtml(rules.rulebook) : ""), [rules]);
    const saying = useMemo(() => (rules && rule ? sayingOf(rules.rulebook, rule) : undefined), [rules, rule]);
    const shown = rules?.rules.find((one) => one.id === rule);

    useEffect(() => {
        if (!rule || html === "") return;
        const numbers = book.current?.querySelectorAll(`[data-rule="${CSS.escape(rule)}"]`) ?? [];
        const place = numbers[0]?.closest("li, p, td, pre") ?? numbers[0];
        book.current?.querySelectorAll("[data-here]").forEach((element) => element.removeAttribute("data-here"));
        place?.setAttribute("data-here", "");
        place?.scrollIntoView({block: "center"});
    }, [rule, html]);

    if (trouble) return <p className={style.note}>{trouble}</p>;
    if (!rules) return <p className={style.note}>Fetching the rulebook…</p>;
    return (
        <div className={style.panel}>
            {shown && (
                <div className={style.rule}>
                    <h3>{shown.id}</h3>
                    <button type="button" className="button small quiet" onClick={() => onRule(undefined)} aria-label="Close the rule">
                        Close
                    </button>
                    {saying && <div className={style.saying} dangerouslySetInnerHTML={{__html: rulebookHtml(saying)}} />}
                    {/* In the words of the specification, for those who want to know exactly. */}
                    <details open={saying === undefined} key={shown.id}>
                        <summary>The exact rule</summary>
                        <p>{shown.text}</p>
                    </details>
                </div>
            )}
            <div
                ref={book}
                className={style.book}
                onClick={(event) => {
                    const hit = (event.target as Element).closest("[data-rule]");
                    if (hit) onRule(hit.getAttribute("data-rule") ?? undefined);
                }}
                dangerouslySetInnerHTML={{__html: html}}
            />
        </div>
    );
}
