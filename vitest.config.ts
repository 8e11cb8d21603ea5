import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { ChangedFirst } from "./scripts/testing/changed-first.ts";
import { walksOutOfTurn } from "./scripts/testing/walks.ts";
import { SINGLE_COPIES } from "./scripts/vite-plugin/single-copies.ts";

const SLOW = "**/*.slow.test.ts";
/** Contract tests read the catalogue as plain OpenAPI, by themselves. */
const PLAIN_CATALOGUE = "scripts/testing/plain-catalogue-once.ts";
const MOCKED = "src/**/*.mocked.test.tsx";

/** Beside that of the build, which takes seconds to load, once for each project: tests need none of its plugins. */
export default defineConfig({
  plugins: [react()],
  resolve: { dedupe: [...SINGLE_COPIES] },
  test: {
    // By default one core is left idle, which on two cores is half of the machine.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: ChangedFirst },
    // What is compiled stays in node_modules under a hash of its content: the next run begins seconds sooner.
    experimental: { fsModuleCache: true },
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
          // Concurrent tests there ask for the same run of a compiler.
          maxConcurrency: 30,
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
          exclude: ["**/node_modules/**", ...walksOutOfTurn(process.env.TURN)],
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
          globalSetup: ["scripts/testing/bundle-server-once.ts"],
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
