import { type Api, signInToApi } from "../e2e/app/api.ts";
import { type RunningApp, startApp } from "../e2e/app/running-app.ts";
import { test as journey } from "../e2e/app/test.ts";
import type { ScreenPlan } from "../../src/schema/plan/screen-plan.ts";
import { findQueries } from "./addresses.ts";
import { listen } from "./exchanges.ts";
import type { PlannedScreen } from "./planned-screens.ts";
import { visit, type Visit } from "./visit.ts";

/** An administrator, whose permissions open every screen. */
export const WHO = "chenjie";

interface Generated {
  /** The same person at the backend, without the app. */
  readonly api: Api;
  /** Opens a screen once for each address that leads there, or for the first of them alone. */
  readonly visits: <Plan extends ScreenPlan>(
    screen: PlannedScreen<Plan>,
    look: (open: Visit<Plan>) => Promise<void>,
    most?: number,
  ) => Promise<void>;
}

export const test = journey.extend<Generated, { readonly app: RunningApp }>({
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
  api: async ({ app }, use) => use(await signInToApi(app.address, WHO)),
  visits: async ({ page, signIn, api }, use) => {
    await use(async (screen, look, most) => {
      const exchanges = await listen(page, screen.plan.calls);
      await signIn(WHO);
      const queries = await findQueries(screen, api);
      for (const query of queries.slice(0, most)) await look(await visit(page, screen, exchanges, query));
    });
  },
});

export { expect } from "@playwright/test";
