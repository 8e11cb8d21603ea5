import type { Page } from "@playwright/test";
import type { RoutePlan, ShellPlan } from "../../../src/schema/plan/plans/shell-plan.ts";

/** Opens planned routes with a screen that exists. */
export async function giveScreens(page: Page, screens: { readonly [path: string]: string }): Promise<void> {
  await page.route("**/plans/shell.json", async (route) => {
    const response = await route.fetch();
    const plan = (await response.json()) as ShellPlan;
    await route.fulfill({ response, json: { ...plan, routes: withScreens(plan, screens) } });
  });
}

function withScreens({ routes }: ShellPlan, screens: { readonly [path: string]: string }): RoutePlan[] {
  const known = new Set(routes.map(({ path }) => path));
  const unknown = Object.keys(screens).filter((path) => !known.has(path));
  if (unknown.length > 0) throw new Error(`no such routes: ${unknown.join(", ")}`);
  return routes.map((route) => {
    const screen = screens[route.path];
    return screen === undefined ? route : { ...route, screen };
  });
}
