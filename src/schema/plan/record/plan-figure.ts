import type { Contracts } from "../../contracts.ts";
import { propertyAt } from "../../dotted-field.ts";
import type { JsonSchema } from "../../project/json-schema.ts";
import type { Project } from "../../project/project.ts";
import type { FigurePlan } from "../plans/screen-plan.ts";
import { resolveField } from "../resolve-field.ts";
import type { FigureSource } from "../sources/part-source.ts";
import { planLink } from "./plan-link.ts";

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
  const link = steps && planLink({ id, label: resolved.title, do: steps }, project, contracts);
  return {
    id,
    ...resolved,
    ...(visible !== undefined && { visible }),
    ...(tone && { tone }),
    ...(as === "progress" && property?.maximum !== undefined && { progress: { of: property.maximum } }),
    ...(link && { link }),
  };
}

function readFigure(written: string | FigureSource): FigureSource {
  return typeof written === "string" ? { field: written } : written;
}
