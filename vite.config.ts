import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressAssets } from "./scripts/vite-plugin/compress-assets.ts";
import { keepEditorNames } from "./scripts/vite-plugin/keep-editor-names.ts";
import { preloadChunks } from "./scripts/vite-plugin/preload-chunks.ts";
import { schemasPlugin } from "./scripts/vite-plugin/schemas-plugin.ts";
import { SINGLE_COPIES } from "./scripts/vite-plugin/single-copies.ts";

// The single sign-on leads back only to the host that it was asked under.
const backend = { target: `http://127.0.0.1:${process.env.API_PORT ?? "8787"}`, changeOrigin: false };

/**
 * Few files instead of one for each set of parts that shares a module. A chunk takes along what its modules need,
 * but for what a chunk above it has: so no two of them need each other.
 */
const CHUNKS = [
  // Libraries stay in the browser's cache when the product changes.
  { name: "libraries", tags: ["$initial" as const], test: /node_modules/ },
  { name: "start", tags: ["$initial" as const] },
  { name: "screen", test: /\/src\/shell\/screen\/screen-stage\.tsx$/ },
  {
    name: "views",
    test: /\/src\/renderer\/(detail\/detail-view|form-page\/form-view|tabs\/tabs-view|dialog\/dialog)\.tsx$/,
  },
];

/** Every screen needs them: they come beside the start. */
export const preloadedChunks = preloadChunks(["screen", "views"]);

export default defineConfig({
  plugins: [react(), schemasPlugin(), keepEditorNames(), preloadedChunks, compressAssets()],
  resolve: { dedupe: [...SINGLE_COPIES] },
  server: {
    proxy: {
      "/api": backend,
      "/sso": backend,
      "/version.json": backend,
      "/settings.json": backend,
      "/fintax": { ...backend, ws: true },
    },
  },
  build: {
    outDir: "dist/app",
    target: "es2023",
    // The polyfill would be an inline script, which the content security policy refuses.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
});
