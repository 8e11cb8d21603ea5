import { asObject } from "../../project/as-object.ts";
import type { JsonSchema } from "../../project/json-schema.ts";
import type { Check } from "../check-context.ts";
import { finding, unknownName } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { below } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";

export const canUnknown: Check = {
  slug: "can-unknown",
  holds: "`can` stands at an action of a list's rows, and names an entry of their `can` (`x-can`).",
  why: "The row's reason is never read: the button looks as if it could be pressed, and is refused.",
  *run({ project, readings }) {
    for (const { whole, actions } of readings) {
      // A block of actions is checked where it is used, because its rows depend on that place.
      if (whole.value.kind === "actions") continue;
      const rowActions = new Set(listOf(whole.value.rowActions).map((action) => textOf(asObject(action).id)));
      const known = thingsToDo(project.operations.get(textOf(asObject(whole.value.source).call))?.row);
      for (const { id, value, place } of actions) {
        if (value.can === undefined) continue;
        const at = below(place, "can");
        if (!rowActions.has(id)) yield finding(at, "only the actions of rows read what a row allows");
        else if (!known) yield finding(at, "the rows have no `can` that is marked by x-can");
        else if (!known.includes(textOf(value.can))) {
          yield unknownName(at, value.can, "the rows say nothing of it", known);
        }
      }
    }
  },
};

function thingsToDo(row: JsonSchema | undefined): readonly string[] | undefined {
  const can = row?.properties?.can;
  return can?.["x-can"] === true ? Object.keys(can.properties ?? {}) : undefined;
}
