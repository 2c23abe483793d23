import {TopBar} from "./TopBar";
import {seatShapes} from "../seats/seats";
import {SeatMark} from "../seats/SeatMark";
import {PreferenceFields} from "../app/PreferenceFields";

export default function AboutScreen() {
    return (
        <>
            <TopBar />
            <main style={{maxWidth: 680, margin: "0 auto", padding: "12px 24px 64px", display: "flex", flexDirection: "column", gap: 18}}>
                <h1 style={{fontSize: "2.5rem"}}>About Tessera</h1>
                <p>A table and a laboratory for civilization board games. The page knows no rules: what can be done, what it would do and why something cannot be done is told by the server, which plays by the same rules as the laboratory measures.</p>
                <h2>Seats</h2>
                <p style={{display: "flex", gap: 14, flexWrap: "wrap"}}>
                    {seatShapes.map((shape, seat) => (
                        <span key={shape} style={{display: "inline-flex", gap: 6, alignItems: "center"}}>
                            <SeatMark seat={seat} size={20} /> {shape}
                        </span>
                    ))}
                </p>
                <h2>Settings</h2>
                <PreferenceFields />
                <h2>Credits</h2>
                <p>
                    Icons: <a href="https://game-icons.net">game-icons.net</a>, by Lorc, Delapouite and contributors, under <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>. Type: Fraunces and Inter, under the SIL Open Font License. QR codes: uqr, under the MIT License.
                </p>
            </main>
        </>
    );
}
