import react from "@vitejs/plugin-react";
import {defineConfig} from "vite";
import {gameIcons} from "./game_icons";

// Relative addresses, so that the page works under any path of a server.
export default defineConfig({
    base: "./",
    plugins: [gameIcons(), react()],
    build: {
        target: "es2022",
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 400,
    },
    server: {proxy: {"/api": {target: process.env["TESSERA_SERVER"] ?? "http://127.0.0.1:8080", ws: true}}},
    test: {include: ["src/**/*.test.{ts,tsx}"], environment: "node", css: false},
} as Parameters<typeof defineConfig>[0]);
