import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/find-browser.ts";

/** One journey through every way to the database; what each area asks of it, the server's own tests repeat. */
const ON_POSTGRES = ["sign-in", "user-manage"];

export default defineConfig({
  testDir: "tests",
  testMatch: process.env.DATABASE_URL
    ? ON_POSTGRES.map((name) => `**/e2e/**/${name}.spec.ts`)
    : "**/*.spec.ts",
  globalSetup: "./tests/e2e/prepare-once.ts",
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  // A second try is recorded, which tells why the first failed; scripts/test.ts repeats those that passed only then.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.JOURNEY_REPORT ?? ".cache/reports/journeys.json" }],
  ],
  // `npm test` runs the first, `npm run test:rest` the others.
  projects: [
    { name: "spine", grep: /@spine/ },
    { name: "journeys", grepInvert: /@(spine|slow)/ },
    { name: "slow", grep: /@slow/ },
  ],
  use: {
    locale: "zh-CN",
    timezoneId: "America/New_York",
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    // Recording slows every page down: only a second try (--retries=1) is recorded.
    trace: "on-first-retry",
    launchOptions: {
      ...(await findBrowser()),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
