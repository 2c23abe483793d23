import react from "@vitejs/plugin-react";
import {defineConfig} from "vite";
import {compressed} from "./compressed";
import {gameIcons} from "./game_icons";

// Relative addresses, so that the page works under any path of a server.
export default defineConfig({
    base: "./",
    plugins: [gameIcons(), react(), compressed()],
    build: {
        target: "es2022",
        assetsInlineLimit: 0,
        // Every browser that knows the language of the target knows how to fetch modules ahead.
        modulePreload: {polyfill: false},
        chunkSizeWarningLimit: 400,
        // The header of an answer alone takes half a kilobyte, so what is small travels with what needs it.
        rollupOptions: {output: {experimentalMinChunkSize: 8_000}},
    },
    server: {proxy: {"/api": {target: process.env["TESSERA_SERVER"] ?? "http://127.0.0.1:8080", ws: true}}},
    test: {include: ["src/**/*.test.{ts,tsx}"], environment: "node", css: false},
} as Parameters<typeof defineConfig>[0]);
