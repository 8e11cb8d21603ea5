import { kindOf } from "../../plan/resolve-field.ts";
import type { Check, CheckContext, Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { below } from "../reading/place.ts";
import type { FieldUse } from "../reading/reading.ts";
import { textOf } from "../reading/text-of.ts";
import { shapeFindings, shapeOf } from "../written/shape-findings.ts";

/** Kinds whose choices stand in a list. */
const LISTED: ReadonlySet<string> = new Set(["enum", "options", "state"]);

export const filterAll: Check = {
  slug: "filter-all",
  holds:
    "`all` of a filter stands where values are chosen, and the value that it sends is one of the parameter that the code table marks.",
  why: "Otherwise 全部 sends an empty filter, or stands twice among the choices.",
  *run(context) {
    for (const use of context.readings.flatMap(({ fields }) => fields)) {
      if (use.role === "filter" && use.all !== undefined) yield* findingsOf(use, use.all, context);
    }
  },
};

function* findingsOf(
  { kind, property, options, optionsPlace }: FieldUse,
  all: unknown,
  { project, kinds, contracts }: CheckContext,
): Iterable<Finding> {
  const at = below(optionsPlace, "all");
  const contract = kinds.get(textOf(kind?.name ?? kindOf(property, contracts)));
  if (!contract) return;
  if (!LISTED.has(contract.kind)) {
    yield finding(at, `the field kind ${contract.kind} has no list of choices`, {
      hint: `those that do are ${[...LISTED].join(", ")}`,
    });
    return;
  }
  if (all === true || !property) return;
  yield* shapeFindings(shapeOf(property.items ?? property), all, at);
  const table =
    contract.kind === "enum" && textOf(options.enum ?? property["x-enum"] ?? property.items?.["x-enum"]);
  const entries = table ? project.enums.get(table) : undefined;
  if (!entries || entries.some((entry) => entry.value === all && entry.all)) return;
  const marked = entries.filter((entry) => entry.all).map(({ value }) => JSON.stringify(value));
  yield finding(at, `the code table "${String(table)}" does not mark ${JSON.stringify(all)} as "all"`, {
    hint:
      marked.length > 0
        ? `it marks ${marked.join(", ")}`
        : 'mark its value there with "all": true, or leave 全部 unsent by "all": true here',
  });
}
