import { type RunningApp, startApp } from "./running-app.ts";
import { test } from "./test.ts";

/** Tests with a demonstration of their own, because they use up what others need. Each call makes another one. */
export function testWithOwnApp() {
  return test.extend<object, { app: RunningApp }>({
    app: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
      async ({}, use) => {
        const app = await startApp();
        await use(app);
        await app.stop();
      },
      { scope: "worker", timeout: 60_000 },
    ],
  });
}
