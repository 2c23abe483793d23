import {useState} from "react";

// A button for what cannot be taken back: it asks once more.
export function SureButton({children, question, onClick}: {children: string; question: string; onClick(): void}) {
    const [asked, setAsked] = useState(false);
    return (
        <button type="button" className={asked ? "button primary" : "button"} onClick={() => (asked ? onClick() : setAsked(true))} onBlur={() => setAsked(false)}>
            {asked ? question : children}
        </button>
    );
}
