import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ListPlan, ScreenPlan } from "../../src/schema/plan/plans/screen-plan.ts";
import type { RoutePlan, ShellPlan } from "../../src/schema/plan/plans/shell-plan.ts";

const PLANS = fileURLToPath(new URL("../../dist/app/plans", import.meta.url));

/** A screen of the built app and the way to it. */
export interface PlannedScreen<Plan extends ScreenPlan = ScreenPlan> {
  readonly plan: Plan;
  readonly route: RoutePlan;
  /** The tab of the route's screen behind which it stands. */
  readonly item?: string;
}

/** Every screen that an address of the built app leads to, those behind tabs too; once where several addresses do. */
export const plannedScreens: readonly PlannedScreen[] = [
  ...new Map(readScreens().map((screen) => [screenName(screen), screen])).values(),
].filter(({ plan }) => !hasTabsByHand(plan));

/** A page whose tabs a hand-written surface draws is read by tests of its own: no plan says where its parts stand. */
function hasTabsByHand(plan: ScreenPlan): boolean {
  return (
    plan.kind === "page" &&
    plan.sections.some(({ surface, items }) => surface !== undefined && items !== undefined)
  );
}

export const plannedLists = plannedScreens.filter(
  (screen): screen is PlannedScreen<ListPlan> => screen.plan.kind === "list",
);

/** Lists that stand in a section of a page, under its address, and need nothing of it: as they open, without their tabs. */
export const listsInSections: readonly PlannedScreen<ListPlan>[] = plannedScreens.flatMap(({ plan, route }) =>
  plan.kind === "page"
    ? plan.sections.flatMap(({ shown }) => {
        const list = shown?.screen === undefined ? undefined : read(`screens/${shown.screen}.json`);
        if (!isFreeList(list)) return [];
        const { tabs: _tabs, ...plain } = list;
        return [{ plan: plain, route }];
      })
    : [],
);

function isFreeList(plan: unknown): plan is ListPlan {
  const { kind, inputs } = (plan ?? {}) as Partial<ListPlan>;
  return kind === "list" && (inputs ?? []).length === 0;
}

/** Screens with an address of their own are called by their id; the others after the page that holds them. */
export function screenName({ plan, item }: PlannedScreen): string {
  return item === undefined ? plan.id : `${plan.id} (tab ${item})`;
}

/** The screen that an address leads to. */
export function pageAt(path: string): PlannedScreen {
  const page = plannedScreens.find(({ route, item }) => route.path === path && item === undefined);
  if (!page) throw new Error(`no screen is planned for ${path}`);
  return page;
}

/** The page of a screen: itself, or that of the tabs behind one of which it stands. */
export function pageOf({ route }: PlannedScreen): ScreenPlan {
  return pageAt(route.path).plan;
}

function readScreens(): readonly PlannedScreen[] {
  const files = readdirSync(`${PLANS}/screens`);
  const plans = new Map(
    files.map((file) => {
      const plan = read(`screens/${file}`) as ScreenPlan;
      return [plan.id, plan] as const;
    }),
  );
  const planOf = (id: string): ScreenPlan => {
    const plan = plans.get(id);
    if (!plan) throw new Error(`the built app has no plan of ${id}`);
    return plan;
  };
  const { routes } = read("shell.json") as ShellPlan;
  return routes.flatMap((route): readonly PlannedScreen[] => {
    if (route.screen === undefined) return [];
    const plan = planOf(route.screen);
    const behind =
      plan.kind === "tabs"
        ? plan.items.map((item) => ({ plan: planOf(item.screen), route, item: item.id }))
        : [];
    return [{ plan, route }, ...behind];
  });
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(`${PLANS}/${file}`, "utf8"));
}
