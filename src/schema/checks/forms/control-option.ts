import { propertyAt } from "../../dotted-field.ts";
import type { JsonSchema } from "../../project/json-schema.ts";
import type { Check, CheckContext } from "../check-context.ts";
import { unknownName } from "../finding.ts";
import { isEdited } from "./field-kind.ts";
import { contractOf } from "../reading/read-field.ts";
import { optionsAt } from "../reading/options-at.ts";
import type { FieldUse } from "../reading/reading.ts";

interface Target {
  readonly text: string;
  readonly known: readonly string[];
}

export const controlOption: Check = {
  slug: "control-option",
  holds: "An option that names something names what exists; a kind's contract says of what sort it is.",
  why: "The control stays empty, or never reacts, without an error.",
  *run(context) {
    for (const use of context.readings.flatMap(({ fields }) => fields)) {
      const contract = contractOf(use, context);
      const schema = contract?.[isEdited(use.role) ? "control" : "cell"];
      for (const option of optionsAt(schema, use.options, use.optionsPlace)) {
        const { value, place } = option;
        if (typeof value !== "string" || value.includes("{{")) continue;
        const target = targetOf(option.schema["x-refers"], value, use, context);
        if (!target) continue;
        if (!target.known.includes(value)) yield unknownName(place, value, target.text, target.known);
      }
    }
  },
};

/** Calls, code tables and states have rules of their own. */
function targetOf(
  sort: unknown,
  value: string,
  { holder }: FieldUse,
  { project }: CheckContext,
): Target | undefined {
  switch (sort) {
    case "row":
      return holder?.properties && { text: "no such field beside it", known: namesAlong(holder, value) };
    case "screen":
      return { text: "no such screen", known: [...project.screens.keys()] };
    case "route":
      return { text: "no such route", known: project.routes.map(({ id }) => id) };
    default:
      return undefined;
  }
}

/** The dotted names of the fields of a row, and of those of the record in it that a dotted name leads into. */
function namesAlong(row: JsonSchema, name: string): string[] {
  const parent = name.slice(0, Math.max(0, name.lastIndexOf(".")));
  const inner = parent === "" ? undefined : propertyAt(row, parent)?.properties;
  return [
    ...Object.keys(row.properties ?? {}),
    ...Object.keys(inner ?? {}).map((property) => `${parent}.${property}`),
  ];
}
