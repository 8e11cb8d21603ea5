import type { JsonSchema } from "../../project/json-schema.ts";
import type { Operation } from "../../project/operation.ts";
import { asObject, type Project } from "../../project/project.ts";
import type { Check, EntryReading, Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { below } from "../reading/place.ts";
import type { FieldUse } from "../reading/reading.ts";
import { textOf } from "../reading/text-of.ts";

export const listSource: Check = {
  slug: "list-source",
  holds: "A list calls an operation whose rows have what it shows.",
  why: "All that reads a row would be wrong by itself.",
  *run({ readings, project }) {
    for (const reading of readings) yield* checkReading(reading, project);
  },
};

function* checkReading({ whole, fields }: EntryReading, project: Project): Iterable<Finding> {
  const operation = project.operations.get(textOf(asObject(whole.value.source).call));
  if (!operation || !Array.isArray(whole.value.columns)) return;
  const at = below(whole.place, "source", "call");
  const shown = shownFields(fields, operation);
  if (!operation.row) {
    const hint = nearestSource(shown, operation, project);
    yield finding(at, `${operation.id} answers no list, so it gives no rows to show`, { hint });
    return;
  }
  const known = countKnown(shown, operation.row);
  if (!operation.row.properties || shown.length - known < 2 || known * 2 > shown.length) return;
  const text = `the rows of ${operation.id} have ${known} of the ${shown.length} fields that the list shows`;
  yield finding(at, text, { hint: nearestSource(shown, operation, project) });
}

/** Names of the columns and their second lines; a state is left out, because it depends on the whole row. */
function shownFields(fields: readonly FieldUse[], operation: Operation): string[] {
  const names = fields
    .filter(({ role, kind }) => (role === "column" || role === "line") && kind?.name !== "state")
    .filter((use) => use.operation === operation)
    .map(({ field }) => field.split(".")[0] ?? "");
  return [...new Set(names)];
}

function countKnown(names: readonly string[], row: JsonSchema): number {
  return names.filter((name) => Object.hasOwn(row.properties ?? {}, name)).length;
}

/** The list whose rows have most of what is shown, and more than half of it. */
function nearestSource(names: readonly string[], asked: Operation, project: Project): string | undefined {
  let nearest: string | undefined;
  let most = names.length / 2;
  for (const { id, row, effect } of project.operations.values()) {
    const known = row && effect === "read" && id !== asked.id ? countKnown(names, row) : 0;
    if (known <= most) continue;
    most = known;
    nearest = id;
  }
  return nearest === undefined ? undefined : `did you mean ${JSON.stringify(nearest)}?`;
}
