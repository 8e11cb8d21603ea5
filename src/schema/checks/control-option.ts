import type { Check, CheckContext } from "./check-context.ts";
import { unknownName } from "./finding.ts";
import { isEdited } from "./field-kind.ts";
import { contractOf } from "./reading/read-field.ts";
import { walkOptions } from "./reading/walk-options.ts";
import type { FieldUse } from "./reading/reading.ts";

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
      for (const option of walkOptions(schema, use.options, use.optionsPlace)) {
        const { value, place } = option;
        const target = targetOf(option.schema["x-refers"], use, context);
        if (!target || typeof value !== "string" || value.includes("{{")) continue;
        if (!target.known.includes(value)) yield unknownName(place, value, target.text, target.known);
      }
    }
  },
};

/** Calls, code tables and states have rules of their own. */
function targetOf(sort: unknown, { holder }: FieldUse, { project }: CheckContext): Target | undefined {
  switch (sort) {
    case "row":
      return holder?.properties && { text: "no such field beside it", known: Object.keys(holder.properties) };
    case "screen":
      return { text: "no such screen", known: [...project.screens.keys()] };
    case "route":
      return { text: "no such route", known: project.routes.map(({ id }) => id) };
    default:
      return undefined;
  }
}
