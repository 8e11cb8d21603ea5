import type { Page } from "@playwright/test";
import type { ListPlan } from "../../../src/schema/plan/plans/screen-plan.ts";

/** Opens a list as if its schema said something else; gives the way back. */
export async function changePlan(
  page: Page,
  screen: string,
  change: (plan: ListPlan) => ListPlan,
): Promise<() => Promise<void>> {
  const path = `**/plans/screens/${screen}.json`;
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as ListPlan) });
  });
  return () => page.unroute(path);
}
