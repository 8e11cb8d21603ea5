import type { RoutePlan } from "../../schema/plan/plans/shell-plan.ts";
import { editionAllows } from "../../session/edition.ts";
import { guardRoute, type RouteDecision } from "../../session/guard-route.ts";
import type { Session } from "../sign-in/session-contract.ts";

export interface RouteAccess {
  /** The target of an address: its own page, or another address. */
  readonly decide: (route: RoutePlan | undefined) => RouteDecision;
  readonly isInMenu: (route: RoutePlan) => boolean;
}

/** In place of a code: open to every signed-in user. */
const SIGNED_IN = "signed-in";

/** The routes that one visitor may open and sees in the menu; `session` is null before sign-in. */
export function createRouteAccess(session: Session | null, tenantSettings: ReadonlySet<string>): RouteAccess {
  const holds = (codes: readonly string[], mode: "strict" | "menu") =>
    session !== null && (codes.includes(SIGNED_IN) || session.permissions.any(codes, mode) !== false);
  const decide = (route: RoutePlan | undefined): RouteDecision =>
    route === undefined
      ? { redirect: "/404" }
      : guardRoute(route, {
          signedIn: session !== null,
          homeOnly: session?.homeOnly ?? false,
          allowed: (codes) => holds(codes, "strict"),
          editionAllowed: (gate) =>
            session !== null && editionAllows(gate, session.scope.edition, tenantSettings),
        });
  return {
    decide,
    isInMenu: (route) =>
      decide(route) === "open" && (route.permission === undefined || holds(route.permission, "menu")),
  };
}
