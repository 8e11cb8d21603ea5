import type { EditionGate } from "../schema/plan/plans/edition-gate.ts";
import type { RoutePlan } from "../schema/plan/plans/shell-plan.ts";

export interface Visitor {
  readonly signedIn: boolean;
  /** The account's gate lets it see the home page and nothing else. */
  readonly homeOnly: boolean;
  readonly allowed: (codes: readonly string[]) => boolean;
  readonly editionAllowed: (gate: EditionGate) => boolean;
}

export type RouteDecision = "open" | { readonly redirect: "/login" | typeof HOME | "/noAuth" | "/404" };

export const HOME = "/workbench/index";

/** The decision whether a visitor may open a route, and where they go instead. */
export function guardRoute(route: RoutePlan, visitor: Visitor): RouteDecision {
  const inside = route.layout || route.requiresAuth;
  const home = route.path === HOME;
  if (inside && !visitor.signedIn) return { redirect: "/login" };
  if (inside && !home && visitor.homeOnly) return { redirect: HOME };
  if (route.screen === undefined && route.page === undefined) return { redirect: "/404" };
  if (route.edition !== undefined && !visitor.editionAllowed(route.edition)) return { redirect: "/noAuth" };
  if (route.permission === undefined || visitor.allowed(route.permission)) return "open";
  // A home page without its permission must not lead to itself.
  return { redirect: route.requiresAuth && !home ? HOME : "/noAuth" };
}
