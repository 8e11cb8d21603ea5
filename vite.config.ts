import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { compressAssets } from "./scripts/vite-plugin/compress-assets.ts";
import { keepEditorNames } from "./scripts/vite-plugin/keep-editor-names.ts";
import { walksOutOfTurn } from "./scripts/testing/walks.ts";
import { preloadChunks } from "./scripts/vite-plugin/preload-chunks.ts";
import { schemasPlugin } from "./scripts/vite-plugin/schemas-plugin.ts";

// The single sign-on leads back only to the host that it was asked under.
const backend = { target: `http://127.0.0.1:${process.env.API_PORT ?? "8787"}`, changeOrigin: false };

/** Two copies of one of these share no state: forms would lose their fields, hooks their component. */
const SINGLE = [
  "react",
  "react-dom",
  "@formily/core",
  "@formily/json-schema",
  "@formily/path",
  "@formily/react",
  "@formily/reactive",
  "@formily/reactive-react",
  "@formily/shared",
  "@formily/validator",
];

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

/** Imported only for tests: a build waits for no test runner. */
async function changedFirst() {
  return (await import("./scripts/testing/changed-first.ts")).ChangedFirst;
}

const SLOW = "**/*.slow.test.ts";
/** Contract tests read the catalogue as plain OpenAPI, by themselves. */
const PLAIN_CATALOGUE = "scripts/testing/plain-catalogue-once.ts";
const MOCKED = "src/**/*.mocked.test.tsx";

export default defineConfig({
  plugins: [
    react(),
    process.env.VITEST ? [] : [schemasPlugin(), keepEditorNames(), preloadedChunks, compressAssets()],
  ],
  resolve: { dedupe: SINGLE },
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
  test: {
    // By default one core is left idle, which on two cores is half of the machine.
    maxWorkers: availableParallelism(),
    ...(process.env.VITEST && { sequence: { sequencer: await changedFirst() } }),
    projects: [
      // Test files of one process share what they import, and the page that they draw in.
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{src,generators,scripts,tests}/**/*.test.ts"],
          exclude: ["tests/e2e/**", "tests/fuzz/**", "tests/contract/**", SLOW],
          testTimeout: 30_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "drawn",
          include: ["src/**/*.test.tsx"],
          exclude: [MOCKED],
          environment: "jsdom",
          setupFiles: ["src/testing/set-up.ts"],
          testTimeout: 30_000,
          isolate: false,
          server: { deps: { inline: [/@formily\//] } },
        },
      },
      // Tests that put a module in the place of another share nothing.
      {
        extends: true,
        test: {
          name: "mocked",
          include: [MOCKED],
          exclude: ["**/node_modules/**"],
          environment: "jsdom",
          setupFiles: ["src/testing/set-up.ts"],
          testTimeout: 30_000,
          server: { deps: { inline: [/@formily\//] } },
        },
      },
      // Those of `npm run test:rest`.
      {
        extends: true,
        test: {
          name: "slow",
          include: [SLOW],
          exclude: ["**/node_modules/**", ...walksOutOfTurn],
          globalSetup: ["server/testing/seed-once.ts", PLAIN_CATALOGUE],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          isolate: false,
        },
      },
      // The prototypes are frozen there, which no other test shall meet.
      {
        extends: true,
        test: {
          name: "fuzz",
          include: ["tests/fuzz/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/fuzz/freeze-builtins.ts"],
          testTimeout: 300_000,
          server: { deps: { inline: [/@formily\//] } },
        },
      },
      // The catalogue against the backend that serves it, operation by operation.
      {
        extends: true,
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          exclude: [SLOW],
          globalSetup: ["server/testing/seed-once.ts", PLAIN_CATALOGUE],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["{server,demo}/**/*.test.ts"],
          exclude: [SLOW],
          globalSetup: ["server/testing/seed-once.ts"],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          isolate: false,
        },
      },
    ],
  },
});
