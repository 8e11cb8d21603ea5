import { valueAt } from "../../project/follow-references.ts";
import { asObject } from "../../project/project.ts";
import type { Check, CheckContext, Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import type { Place } from "../reading/place.ts";
import { contractOf } from "../reading/read-field.ts";
import type { FieldUse } from "../reading/reading.ts";
import { plainTypes } from "../catalogue/value-types.ts";

export const chartNumbers: Check = {
  slug: "chart-numbers",
  holds: "A chart draws numbers of one field kind, a pie those of one property.",
  why: "Words have no height, an amount and a share have no axis in common, and a pie is one whole.",
  *run(context) {
    for (const { fields } of context.readings) {
      const charts = new Map<string, FieldUse[]>();
      for (const use of fields.filter(isNumber)) {
        const { pointer } = chartOf(use.place);
        charts.set(pointer, [...(charts.get(pointer) ?? []), use]);
      }
      for (const numbers of charts.values()) yield* findingsOf(numbers, context);
    }
  },
};

const Y = /\/chart\/(y\/\d+).*$/;

function isNumber({ role, place }: FieldUse): boolean {
  return role === "chart" && Y.test(place.pointer);
}

function chartOf({ file, pointer }: Place): Place {
  return { file, pointer: pointer.replace(Y, "/chart") };
}

function* findingsOf(numbers: readonly FieldUse[], context: CheckContext): Iterable<Finding> {
  const [first] = numbers;
  if (!first) return;
  for (const { field, place, property } of numbers) {
    if (property && !isDrawn(property)) yield finding(place, `${JSON.stringify(field)} is no number to draw`);
  }
  const chart = chartOf(first.place);
  const { type } = asObject(valueAt(chart.file.value, chart.pointer));
  const [second] = numbers.slice(1);
  if (type === "pie" && second) {
    yield finding(second.place, "a pie shows the parts of one whole", {
      hint: 'leave one number in "y", or draw bars',
    });
    return;
  }
  const kind = contractOf(first, context)?.kind;
  for (const use of numbers) {
    const other = contractOf(use, context)?.kind;
    if (other === kind || !use.property || !first.property) continue;
    yield finding(
      use.place,
      `${JSON.stringify(use.field)} is of the kind ${other}, ${JSON.stringify(first.field)} of ${kind}`,
      { hint: "they have no axis in common: give each a chart of its own" },
    );
  }
}

/** A code that looks like a number has no height. */
function isDrawn(property: NonNullable<FieldUse["property"]>): boolean {
  return property["x-enum"] === undefined && plainTypes(property).every((type) => type === "number");
}
