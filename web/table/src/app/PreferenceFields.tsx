import {prefer, preferences, type Preferences} from "./preferences";
import {useRemembered} from "./store";
import style from "./PreferenceFields.module.css";

type Choices<K extends keyof Preferences> = readonly (readonly [Preferences[K], string])[];

function Row<K extends "theme" | "speed" | "confirm">({name, of, choices}: {name: string; of: K; choices: Choices<K>}) {
    const now = useRemembered(preferences)[of];
    return (
        <fieldset className={style.row}>
            <legend>{name}</legend>
            {choices.map(([value, words]) => (
                <label key={value} data-on={now === value || undefined}>
                    <input type="radio" name={of} checked={now === value} onChange={() => prefer({[of]: value})} />
                    {words}
                </label>
            ))}
        </fieldset>
    );
}

export function PreferenceFields() {
    const {sound, plainBoards} = useRemembered(preferences);
    return (
        <div className={style.fields}>
            <Row name="Light" of="theme" choices={[["system", "As the system"], ["light", "Light"], ["dark", "Dark"]]} />
            <Row name="Others' moves" of="speed" choices={[["step", "Step"], ["slow", "Slow"], ["quick", "Quick"], ["instant", "Instant"]]} />
            <Row name="Ask once more" of="confirm" choices={[["risky", "If it cannot be taken back"], ["always", "Always"]]} />
            <label className={style.check}>
                <input type="checkbox" checked={sound} onChange={(event) => prefer({sound: event.target.checked})} />
                A sound when it is your turn
            </label>
            <label className={style.check}>
                <input type="checkbox" checked={plainBoards} onChange={(event) => prefer({plainBoards: event.target.checked})} />
                A plain board of panels and lists
            </label>
        </div>
    );
}
