import type { Contracts } from "../../contracts.ts";
import { propertyAt } from "../../dotted-field.ts";
import type { JsonSchema } from "../../project/json-schema.ts";
import type { Project } from "../../project/project.ts";
import { planSteps } from "../plan-actions.ts";
import type { FigurePlan, RouteGate } from "../plans/screen-plan.ts";
import { resolveField } from "../resolve-field.ts";
import type { FigureSource } from "../sources/part-source.ts";
import { routesOfSteps } from "./routes-of-steps.ts";

/** A large number of the record or of an answer; a way to a route that is only planned is left out. */
export function planFigure(
  written: string | FigureSource,
  shown: JsonSchema | undefined,
  project: Project,
  contracts: Contracts,
): FigurePlan {
  const { visible, tone, as, do: steps, ...field } = readFigure(written);
  const property = propertyAt(shown, field.field);
  const resolved = resolveField(field, property, contracts, "cell").plan;
  const id = field.id ?? field.field;
  const routes = routesOfSteps(steps, project);
  const isOpen = routes.every(({ planned }) => planned !== true);
  return {
    id,
    ...resolved,
    ...(visible !== undefined && { visible }),
    ...(tone && { tone }),
    ...(as === "progress" && property?.maximum !== undefined && { progress: { of: property.maximum } }),
    ...(steps &&
      isOpen && {
        link: {
          action: {
            id,
            label: resolved.title,
            style: "default",
            disabled: [],
            do: planSteps(steps, contracts),
          },
          routes: routes.map(gateOf),
        },
      }),
  };
}

function readFigure(written: string | FigureSource): FigureSource {
  return typeof written === "string" ? { field: written } : written;
}

/** The code of everybody who is signed in is no gate. */
function gateOf({ permission, edition }: Readonly<Record<string, unknown>>): RouteGate {
  const codes = (typeof permission === "string" ? [permission] : permission) as readonly string[] | undefined;
  return {
    ...(codes && !codes.includes("signed-in") && { permission: codes }),
    ...(edition !== undefined && { edition: edition as NonNullable<RouteGate["edition"]> }),
  };
}
