import { asObject, type Project } from "../../project/project.ts";
import { catalogueHash } from "./catalogue-hash.ts";
import { deepFreeze } from "../plan-screen.ts";
import { PLAN_FORMAT, type ScreenPlan } from "../plans/screen-plan.ts";
import type { EditionGate } from "../plans/edition-gate.ts";
import type { MenuGroupPlan, RoutePlan, ShellPlan } from "../plans/shell-plan.ts";

interface RouteSource {
  readonly path: string;
  readonly title: string;
  readonly screen?: string;
  readonly page?: string;
  readonly permission?: string | readonly string[];
  readonly requiresAuth?: boolean;
  readonly layout?: boolean;
  readonly cached?: boolean;
  readonly tracked?: boolean;
  readonly tabBy?: string;
  readonly parent?: string;
  readonly edition?: EditionGate;
}

interface MenuSource extends MenuGroupPlan {
  readonly order: number;
}

/**
 * Routes and menu of the whole application. The menu leads only to routes that are there: planned ones are left out,
 * and so is all that stands in files that cannot be read.
 */
export function planShell(project: Project, unreadable: ReadonlySet<string> = new Set()): ShellPlan {
  const routes = project.routes
    .filter(({ file }) => !unreadable.has(file.path))
    .map((route) => planRoute(route.value as unknown as RouteSource, project));
  const open = new Set(
    routes.filter((route) => route.screen !== undefined || route.page !== undefined).map(({ path }) => path),
  );
  return deepFreeze({
    format: PLAN_FORMAT,
    catalogue: catalogueHash(project),
    routes,
    menu: readMenus(project, unreadable).flatMap((menu) => planMenu(menu, open)),
  });
}

function planRoute(route: RouteSource, { screens }: Project): RoutePlan {
  const { path, title, screen, page, permission, tabBy, parent, edition } = route;
  const kind = screen === undefined ? undefined : screens.get(screen)?.value.kind;
  return {
    path,
    title,
    ...(screen !== undefined && { screen }),
    ...(kind !== undefined && { kind: kind as ScreenPlan["kind"] }),
    ...(page !== undefined && { page }),
    ...(permission !== undefined && {
      permission: typeof permission === "string" ? [permission] : permission,
    }),
    requiresAuth: route.requiresAuth ?? false,
    layout: route.layout ?? true,
    cached: route.cached ?? false,
    ...(route.tracked === true && { tracked: true }),
    ...(tabBy !== undefined && { tabBy }),
    ...(parent !== undefined && { parent }),
    ...(edition && { edition }),
  };
}

function readMenus(project: Project, unreadable: ReadonlySet<string>): MenuSource[] {
  return [...project.files.values()]
    .filter(({ path }) => path.startsWith("schemas/routes/") && !unreadable.has(path))
    .flatMap((file) => {
      const { menu } = asObject(file.value);
      return menu === undefined ? [] : [menu as MenuSource];
    })
    .toSorted((a, b) => a.order - b.order);
}

function planMenu({ id, title, sections }: MenuSource, open: ReadonlySet<string>): MenuGroupPlan[] {
  const kept = sections
    .map((section) => ({ ...section, entries: section.entries.filter((path) => open.has(path)) }))
    .filter((section) => section.entries.length > 0);
  return kept.length > 0 ? [{ id, title, sections: kept }] : [];
}
