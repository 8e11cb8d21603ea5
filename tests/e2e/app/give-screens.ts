import type { Page } from "@playwright/test";
import type { RoutePlan, ShellPlan } from "../../../src/schema/plan/shell-plan.ts";

/** Opens planned routes with a screen that exists, and puts them into the first section of 系统设置. */
export async function giveScreens(page: Page, screens: { readonly [path: string]: string }): Promise<void> {
  await page.route("**/plans/shell.json", async (route) => {
    const response = await route.fetch();
    const plan = (await response.json()) as ShellPlan;
    await route.fulfill({ response, json: withScreens(plan, screens) });
  });
}

function withScreens(plan: ShellPlan, screens: { readonly [path: string]: string }): ShellPlan {
  const paths = Object.keys(screens);
  const routes = plan.routes.map((route): RoutePlan => {
    const screen = screens[route.path];
    return screen === undefined ? route : { ...route, screen };
  });
  const known = new Set(routes.map(({ path }) => path));
  const unknown = paths.filter((path) => !known.has(path));
  if (unknown.length > 0) throw new Error(`no such routes: ${unknown.join(", ")}`);
  const menu = plan.menu.map((group) => {
    if (group.id !== "setting") return group;
    const [first, ...others] = group.sections;
    return { ...group, sections: [{ ...first, entries: [...(first?.entries ?? []), ...paths] }, ...others] };
  });
  return { ...plan, routes, menu };
}
