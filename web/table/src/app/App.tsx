import {Component, lazy, Suspense, useEffect, type ReactNode} from "react";
import {useMedia} from "../table/useMedia";
import {useLayoutAtRoot} from "./layout";
import {preferences} from "./preferences";
import {useRemembered} from "./store";
import {useRoute, type Route} from "./route";
import {Lobby} from "../lobby/Lobby";

const TableScreen = lazy(() => import("../table/TableScreen"));
const JoinScreen = lazy(() => import("../lobby/JoinScreen"));
const RulesScreen = lazy(() => import("../lobby/RulesScreen"));
const LabScreen = lazy(() => import("../lab/LabScreen"));
const AboutScreen = lazy(() => import("../lobby/AboutScreen"));

function Screen({route}: {route: Route}) {
    switch (route.screen) {
        case "lobby":
            return <Lobby />;
        case "table":
            return <TableScreen table={route.table} secret={route.secret} at={route.at} />;
        case "join":
            return <JoinScreen table={route.table} invite={route.invite} />;
        case "rules":
            return <RulesScreen ruleSet={route.ruleSet} rule={route.rule} />;
        case "lab":
            return <LabScreen ruleSet={route.ruleSet} table={route.table} at={route.at} />;
        case "about":
            return <AboutScreen />;
    }
}

export function useTheme(): void {
    const {theme, speed} = useRemembered(preferences);
    const systemDark = useMedia("(prefers-color-scheme: dark)");
    useEffect(() => {
        document.documentElement.dataset["theme"] = theme === "dark" || (theme === "system" && systemDark) ? "dark" : "light";
        document.documentElement.dataset["speed"] = speed;
    }, [theme, systemDark, speed]);
}

export function App() {
    const route = useRoute();
    useTheme();
    useLayoutAtRoot();
    useEffect(() => {
        if (route.screen !== "table") document.title = "Tessera";
    }, [route.screen]);
    return (
        <Mishap key={location.hash}>
            <Suspense fallback={<div style={{minHeight: "100dvh"}} />}>
                <Screen route={route} />
            </Suspense>
        </Mishap>
    );
}

// A mistake of ours in one screen: it says so, and the way back stays open.
class Mishap extends Component<{children: ReactNode}, {error: Error | undefined}> {
    override state = {error: undefined as Error | undefined};
    static getDerivedStateFromError(error: Error) {
        return {error};
    }
    override render() {
        const {error} = this.state;
        if (!error) return this.props.children;
        return (
            <main style={{padding: 32, maxWidth: 640, margin: "0 auto"}}>
                <h1>This screen cannot be drawn</h1>
                <p style={{margin: "12px 0"}}>{error.message}</p>
                <p style={{margin: "12px 0"}}>The game is safe at the server. Load the page again, or go to the lobby.</p>
                <a className="button" href="#/" onClick={() => this.setState({error: undefined})}>
                    To the lobby
                </a>
            </main>
        );
    }
}
