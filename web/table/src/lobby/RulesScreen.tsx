import {useEffect} from "react";
import {go} from "../app/route";
import RulesPanel from "../table/RulesPanel";
import {TopBar} from "./TopBar";

export default function RulesScreen({ruleSet, rule}: {ruleSet: string; rule: string | undefined}) {
    useEffect(() => {
        scrollTo(0, 0);
    }, [ruleSet]);
    return (
        <>
            <TopBar />
            <main style={{maxWidth: 780, margin: "0 auto", padding: "0 8px 48px", background: "var(--paper)", borderRadius: 14}}>
                <RulesPanel ruleSet={ruleSet} rule={rule} onRule={(next) => go({screen: "rules", ruleSet, rule: next})} />
            </main>
        </>
    );
}
