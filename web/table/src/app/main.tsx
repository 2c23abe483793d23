import {StrictMode} from "react";
import {createRoot} from "react-dom/client";
import "../style/fonts.css";
import "../style/tokens.css";
import "../style/base.css";
import {App} from "./App";

createRoot(document.getElementById("page")!).render(
    <StrictMode>
        <App />
    </StrictMode>,
);
