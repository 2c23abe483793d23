// Taking a seat at somebody's table, by invitation or because it is open.
import {useState} from "react";
import {prefer, preferences, rememberTable, secretOf} from "../app/preferences";
import {go, tableLink} from "../app/route";
import {server} from "../protocol/rest";
import {TopBar} from "./TopBar";
import style from "./JoinScreen.module.css";

export default function JoinScreen({table, invite}: {table: string; invite: string | undefined}) {
    const [name, setName] = useState(preferences.get().name);
    const [trouble, setTrouble] = useState<string>();
    const [busy, setBusy] = useState(false);
    const join = async () => {
        setBusy(true);
        prefer({name: name.trim()});
        const secret = secretOf(table);
        try {
            const joined = await server.join(table, {name: name.trim(), ...(invite ? {invite} : {}), ...(secret ? {secret} : {})});
            rememberTable({id: joined.id, secret: joined.secret, invites: {}});
            go({screen: "table", table: joined.id, secret: undefined, at: undefined});
        } catch (error) {
            setTrouble((error as Error).message);
            setBusy(false);
        }
    };
    return (
        <>
            <TopBar />
            <main className={style.join}>
                <h1>A seat is kept for you</h1>
                <form
                    className="sheet stack"
                    onSubmit={(event) => {
                        event.preventDefault();
                        void join();
                    }}
                >
                    <label htmlFor="name">What shall the others call you?</label>
                    <input id="name" className="field" value={name} maxLength={40} required pattern=".*\S.*" autoFocus onChange={(event) => setName(event.target.value)} />
                    <button className="button primary" disabled={busy}>
                        Sit down
                    </button>
                </form>
                {trouble && (
                    <p role="alert" className="trouble">
                        {trouble}
                    </p>
                )}
                <p>
                    Or <a href={tableLink(table)}>look on</a> without a seat.
                </p>
            </main>
        </>
    );
}
