import type { Contracts } from "../../contracts.ts";
import type { Project } from "../../project/project.ts";
import { planSteps } from "../plan-actions.ts";
import type { RouteGate, SectionLink } from "../plans/screen-plan.ts";
import type { StepSource } from "../sources/part-source.ts";
import { routesOfSteps } from "./routes-of-steps.ts";

interface LinkSource {
  readonly id: string;
  readonly label: string;
  readonly do: readonly StepSource[];
}

/** The steps that a click in a section starts; undefined while they lead to a route that is only planned. */
export function planLink(
  { id, label, do: steps }: LinkSource,
  project: Project,
  contracts: Contracts,
): SectionLink | undefined {
  const routes = routesOfSteps(steps, project);
  if (routes.some(({ planned }) => planned === true)) return undefined;
  return {
    action: { id, label, style: "default", disabled: [], do: planSteps(steps, contracts) },
    routes: routes.map(gateOf),
  };
}

/** The code of everybody who is signed in is no gate. */
function gateOf({ permission, edition }: Readonly<Record<string, unknown>>): RouteGate {
  const codes = (typeof permission === "string" ? [permission] : permission) as readonly string[] | undefined;
  return {
    ...(codes && !codes.includes("signed-in") && { permission: codes }),
    ...(edition !== undefined && { edition: edition as NonNullable<RouteGate["edition"]> }),
  };
}
