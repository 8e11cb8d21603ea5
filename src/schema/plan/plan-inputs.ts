import { readInputs } from "../inputs/read-inputs.ts";
import { typesOf } from "../project/json-schema.ts";
import type { Project } from "../project/project.ts";
import type { InputPlan } from "./plans/screen-plan.ts";

/** The values that a screen must be given, with the types that an address is read by. */
export function planInputs(inputs: unknown, project: Project): { readonly inputs?: readonly InputPlan[] } {
  const plans = readInputs(inputs, project).map(({ name, schema, title, isOptional }): InputPlan => {
    const type = schema && typesOf(schema).find((each) => each !== "null");
    return {
      name,
      title: title ?? name,
      type: (type ?? "string") as InputPlan["type"],
      ...(isOptional && { optional: true }),
    };
  });
  return plans.length > 0 ? { inputs: plans } : {};
}
