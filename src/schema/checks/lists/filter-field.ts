import type { FieldOptions } from "../../contracts.ts";
import { kindOf } from "../../plan/resolve-field.ts";
import type { Json } from "../../plan/plans/screen-plan.ts";
import { asObject } from "../../project/project.ts";
import type { Check, CheckContext, EntryReading, Finding } from "../check-context.ts";
import { unknownName } from "../finding.ts";
import { formatFindings } from "../expressions/literal-format.ts";
import { listOf } from "../reading/list-of.ts";
import { below } from "../reading/place.ts";
import { textOf } from "../reading/text-of.ts";
import { shapeFindings, shapeOf } from "../written/shape-findings.ts";

export const filterField: Check = {
  slug: "filter-field",
  holds: "A filter sets a parameter of the source; paging is the table's own business.",
  why: "The server refuses a parameter that it does not know, or the filter narrows nothing.",
  *run(context) {
    const { readings } = context;
    for (const use of readings.flatMap(({ fields }) => fields)) {
      const { role, operation, known } = use;
      if (role !== "filter" || !operation) continue;
      for (const { field, place } of [use, ...(use.second ? [use.second] : [])]) {
        if (known?.includes(field)) continue;
        yield unknownName(place, field, `no parameter of ${operation.id} to filter by`, known ?? []);
      }
    }
    for (const reading of readings) yield* firstValues(reading, context);
  },
};

/** The value that a filter begins with is sent like one chosen later. */
function* firstValues(
  { whole: { value, place } }: EntryReading,
  { project, kinds, contracts }: CheckContext,
): Iterable<Finding> {
  const request = project.operations.get(textOf(asObject(value.source).call))?.request;
  for (const [index, entry] of listOf(value.filters).entries()) {
    const options = asObject(entry);
    const { field, kind, initial } = options;
    const property = request?.properties?.[textOf(field)];
    const contract = kinds.get(textOf(kind ?? kindOf(property, contracts)));
    // Without a value nothing is sent; two parts have a form of their own, which is no parameter's.
    if (initial === undefined || initial === null || !property || !contract || contract.parts === 2) continue;
    const sent = contract.send?.(initial as Json, options as FieldOptions)[0];
    if (contract.send && sent === undefined) continue;
    const at = below(place, "filters", index, "initial");
    yield* shapeFindings(shapeOf(property), sent ?? initial, at, { templates: true });
    yield* formatFindings(sent ?? initial, property, at, contracts);
  }
}
