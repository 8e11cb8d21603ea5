import type { LinkPlan, RouteGate } from "../../schema/plan/plans/screen-plan.ts";
import type { RendererHost } from "../host.ts";

/** True when this user may open every route that the link leads to. */
export function mayFollow(host: RendererHost, { routes }: LinkPlan): boolean {
  return routes.every((route) => mayOpen(host, route));
}

function mayOpen(host: RendererHost, { permission, edition }: RouteGate): boolean {
  const isAllowed =
    permission === undefined || permission.some((code) => host.permission(code, "strict") !== false);
  return isAllowed && (edition === undefined || host.edition(edition));
}
