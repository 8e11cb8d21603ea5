import { asObject } from "../project/project.ts";
import { actionsAt, type StepTypes, typedSteps } from "./action-expressions.ts";
import { below, type Spot, valueOf } from "./collect-expressions.ts";
import { typeAtPath } from "./each-type.ts";
import type { TypedScope } from "./typed-expression.ts";

/** Types of the values with which actions at these places close the dialog around them. */
export function closedValues(slots: readonly Spot[], types: StepTypes): readonly string[] {
  return slots.flatMap((slot) =>
    actionsAt(slot).flatMap((action) => closedBySteps(below(action, "do"), types)),
  );
}

/** Types of the values with which steps close it. */
export function closedBySteps(steps: Spot, types: StepTypes): readonly string[] {
  return typedSteps(steps, types).flatMap(({ value, spot }) => {
    const nested = ["then", "else", "onError"].flatMap((key) => closedBySteps(below(spot, key), types));
    const gives = value.close !== undefined && value.close !== true;
    return gives ? [valueType(valueOf(below(spot, "close")), spot.scope), ...nested] : nested;
  });
}

/** The type of a value as it is written; what is worked out in place has none that a name could have. */
function valueType(value: unknown, scope: TypedScope): string {
  if (typeof value === "string") return value.includes("{{") ? typeAtPath(value, scope) : "string";
  if (typeof value !== "object") return typeof value;
  if (value === null) return "null";
  if (Array.isArray(value)) return "unknown";
  const members = Object.entries(asObject(value)).map(
    ([name, member]) => `readonly ${JSON.stringify(name)}: ${valueType(member, scope)}`,
  );
  return `{ ${members.join("; ")} }`;
}
