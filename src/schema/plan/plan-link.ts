import type { Contracts } from "../contracts.ts";
import type { Project } from "../project/project.ts";
import { planSteps } from "./plan-actions.ts";
import type { LinkPlan, RouteGate } from "./plans/screen-plan.ts";
import { routesOfSteps } from "./record/routes-of-steps.ts";
import type { StepSource } from "./sources/part-source.ts";

/** A value that steps make the way to somewhere else; undefined where one of their routes is only planned. */
export function planLink(
  {
    id,
    label,
    steps,
  }: { readonly id: string; readonly label: string; readonly steps: readonly StepSource[] },
  project: Project,
  contracts: Contracts,
): LinkPlan | undefined {
  const routes = routesOfSteps(steps, project);
  if (routes.some(({ planned }) => planned === true)) return undefined;
  return {
    action: { id, label, style: "default", disabled: [], do: planSteps(steps, contracts) },
    routes: routes.map(gateOf),
  };
}

/** The code of every signed-in user is no gate. */
function gateOf({ permission, edition }: Readonly<Record<string, unknown>>): RouteGate {
  const codes = (typeof permission === "string" ? [permission] : permission) as readonly string[] | undefined;
  return {
    ...(codes && !codes.includes("signed-in") && { permission: codes }),
    ...(edition !== undefined && { edition: edition as NonNullable<RouteGate["edition"]> }),
  };
}
