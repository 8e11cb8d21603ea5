import { type Api, signInToApi } from "../e2e/app/api.ts";
import { type RunningApp, startApp } from "../e2e/app/running-app.ts";
import { newSession, type StorageState } from "../e2e/app/session.ts";
import { test as journey } from "../e2e/app/test.ts";
import type { ScreenPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import { findQueries } from "./addresses.ts";
import { listen } from "./exchanges.ts";
import type { PlannedScreen } from "./planned-screens.ts";
import { standIn, type StandIn } from "./stand-in.ts";
import { visit, type Visit } from "./visit.ts";

/** An administrator, whose permissions open every screen. */
const WHO = "chenjie";

interface Generated {
  /** The same person at the backend, without the app. */
  readonly api: Api;
  readonly standIn: StandIn;
  /** Opens a screen once for each address that leads there, or for the first of them alone. */
  readonly visits: <Plan extends ScreenPlan>(
    screen: PlannedScreen<Plan>,
    look: (open: Visit<Plan>) => Promise<void>,
    most?: number,
  ) => Promise<void>;
}

interface Shared {
  readonly app: RunningApp;
  /** The storage of a browser whose user has signed in. */
  readonly session: StorageState;
}

export const test = journey.extend<Generated, Shared>({
  // A firm of its own, in which no journey has changed anything.
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  session: [async ({ app }, use) => use(await newSession(app.address, WHO)), { scope: "worker" }],
  storageState: async ({ session }, use) => use(session),
  api: async ({ app }, use) => use(await signInToApi(app.address, WHO)),
  standIn: async ({ page }, use) => use(standIn(page)),
  visits: async ({ page, api, standIn: between }, use) => {
    await use(async (screen, look, most) => {
      const exchanges = await listen(page, between, screen.plan.calls);
      const queries = await findQueries(screen, api);
      for (const query of queries.slice(0, most)) await look(await visit(page, screen, exchanges, query));
    });
  },
});

export { expect } from "@playwright/test";
