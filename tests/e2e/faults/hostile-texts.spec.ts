import type { Page } from "@playwright/test";
import type { ScreenPlan } from "../../../src/schema/plan/plans/screen-plan.ts";
import { explorePage, prepareFor } from "../app/explore-page.ts";
import type { Look } from "../app/explore-screen.ts";
import { inTurn } from "../../../scripts/testing/in-turn.ts";
import { findInjections, POLYGLOT, spoilTexts, watchScripts } from "../app/hostile-texts.ts";
import { readPages, readScreen } from "../app/planned-screens.ts";
import { expect, test } from "../app/test.ts";

// A page of tabs is as long as all its screens.
test.describe.configure({ mode: "parallel", timeout: 240_000 });
// Wide enough for labels three times as long as they are.
test.use({ viewport: { width: 3600, height: 1600 } });

/** Serves every plan, that of the frame too, as if its author had written polyglots; gives how many slots were filled. */
async function spoilPlans(page: Page): Promise<ReadonlySet<string>> {
  const filled = new Set<string>();
  await page.route("**/plans/**/*.json", async (route) => {
    const response = await route.fetch();
    const { value, slots } = spoilTexts(await response.json());
    for (const slot of slots) filled.add(slot);
    await route.fulfill({ response, json: value });
  });
  return filled;
}

const spoiled = (plan: ScreenPlan) => spoilTexts(plan).value;

test("a text that became HTML is found", { tag: "@slow" }, async ({ page }) => {
  await watchScripts(page);
  await page.goto("about:blank");
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, `<p title='${POLYGLOT}</p>`);
  const injections = await findInjections(page);
  expect(injections.some((injection) => injection.includes("onerror"))).toBe(true);
});

for (const planned of inTurn(readPages())) {
  test(
    `${planned.plan.title}: whatever its schema says is a text, and its policy is never broken`,
    { tag: "@slow" },
    async ({ app, page, signIn, faults }) => {
      await watchScripts(page);
      const filled = await spoilPlans(page);
      await signIn("zhoumy", await prepareFor(app, planned, "注入"));
      const injections: string[] = [];
      let looks = 0;
      const look = (screen: string): Look => {
        return async (state) => {
          looks += 1;
          injections.push(
            ...(await findInjections(page)).map((injection) => `${screen} ${state}: ${injection}`),
          );
        };
      };
      await explorePage(page, spoiled(planned.plan), look, (id) => spoiled(readScreen(id)));
      expect([...injections, ...faults]).toEqual([]);
      expect(looks).toBeGreaterThan(0);
      expect(filled.size).toBeGreaterThan(0);
      // They did come to the page.
      await expect(page.getByText(POLYGLOT).first()).toBeAttached();
      await page.unrouteAll({ behavior: "ignoreErrors" });
    },
  );
}
