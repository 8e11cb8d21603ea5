import type { RoutePlan, ShellPlan } from "../../schema/plan/plans/shell-plan.ts";

interface MenuSection {
  readonly title?: string;
  readonly entries: readonly RoutePlan[];
}

export interface MenuGroup {
  readonly id: string;
  readonly title: string;
  /** The target of the top entry: the first permitted entry, else the page that explains why there is none. */
  readonly to: string;
  readonly sections: readonly MenuSection[];
}

const NO_ENTRY = "/noAuth";

/** The menu as one user may see it. `isShown` says whether a route may stand in it. */
export function buildMenu(plan: ShellPlan, isShown: (route: RoutePlan) => boolean): MenuGroup[] {
  const routes = new Map(plan.routes.map((route) => [route.path, route]));
  return plan.menu.map(({ id, title, sections }) => {
    const permitted = sections
      .map((section) => ({
        ...section,
        entries: section.entries.flatMap((path) => {
          const route = routes.get(path);
          return route && isShown(route) ? [route] : [];
        }),
      }))
      .filter((section) => section.entries.length > 0);
    return { id, title, to: permitted[0]?.entries[0]?.path ?? NO_ENTRY, sections: permitted };
  });
}

/** The menu entry that stands for a route: itself, or the nearest parent in the menu. */
export function findMenuPlace(
  menu: readonly MenuGroup[],
  routes: ReadonlyMap<string, RoutePlan>,
  path: string,
): { readonly group: MenuGroup; readonly entry: string } | undefined {
  const seen = new Set<string>();
  for (let at: string | undefined = path; at !== undefined && !seen.has(at); at = routes.get(at)?.parent) {
    seen.add(at);
    const group = menu.find(({ sections }) =>
      sections.some(({ entries }) => entries.some((entry) => entry.path === at)),
    );
    if (group) return { group, entry: at };
  }
  return undefined;
}

/** The first permitted entry whose path begins so; else the page that explains why there is none. */
export function firstEntryBelow(menu: readonly MenuGroup[], path: string): string {
  const entries = menu.flatMap(({ sections }) => sections.flatMap((section) => section.entries));
  return entries.find((entry) => entry.path.startsWith(`${path}/`))?.path ?? NO_ENTRY;
}
