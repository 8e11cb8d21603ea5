import { expect, test as base } from "@playwright/test";
import { type RunningApp, startApp } from "./running-app.ts";
import { settleAccount, watchSettings } from "./forget-settings.ts";
import { newSession } from "./session.ts";
import { waitForRest } from "./wait-for-rest.ts";

interface Journey {
  readonly app: RunningApp;
  /** Opens an address, the home page if none is named, with a new session of the account. */
  readonly signIn: (account: string, wanted?: string) => Promise<void>;
  /** The same as users do it: chooses the account at the single sign-on, and waits until the app has taken it in. */
  readonly signInByPage: (account: string, wanted?: string) => Promise<void>;
  /** Faults that must not happen on any page: violations of the policy, uncaught errors. */
  readonly faults: string[];
  /** Actions and expectations wait until the page rests. */
  readonly restingPages: void;
  /** After a journey its screens are as they are planned, for the next one. */
  readonly plainScreens: void;
}

type OfWorker = "app" | "restingPages";

export const test = base.extend<Omit<Journey, OfWorker>, Pick<Journey, OfWorker>>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ app }, use) => use(app.address),
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`));
      page.on("console", (message) => {
        if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
      });
      await use(faults);
      expect(faults, "the page broke the policy or threw").toEqual([]);
    },
    { auto: true },
  ],
  restingPages: [
    async ({ browser }, use) => {
      waitForRest(browser);
      await use();
    },
    { scope: "worker", auto: true },
  ],
  plainScreens: [
    async ({ app, context }, use) => {
      const watch = watchSettings(context);
      await use();
      await watch.undo(app.address);
    },
    { auto: true },
  ],
  signIn: async ({ app, page }, use) => {
    await use(async (account, wanted = "/login") => {
      // A page that stays open would see its session end, and leave for the single sign-on by itself.
      if (page.url() !== "about:blank") await page.goto("about:blank");
      await page.context().setStorageState(await newSession(app.address, account));
      await page.goto(wanted);
      await page.waitForURL((url) => url.pathname !== "/login");
    });
  },
  signInByPage: async ({ app, page }, use) => {
    await use(async (account, wanted = "/login") => {
      await settleAccount(app.address, account);
      await page.goto(wanted);
      await page.getByRole("button", { name: account }).click();
      await page.waitForURL((url) => !url.pathname.startsWith("/sso") && url.pathname !== "/login");
    });
  },
});

export { expect } from "@playwright/test";
