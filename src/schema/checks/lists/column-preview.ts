import { ExpressionError } from "../../../expression/expression-error.ts";
import { readPaths } from "../../../expression/read-paths.ts";
import { listExpressions } from "../../../expression/template.ts";
import { parseExpression } from "../../../expression/parse-expression.ts";
import { propertyAt } from "../../dotted-field.ts";
import type { Operation } from "../../project/operation.ts";
import { asObject, type Project } from "../../project/project.ts";
import type { Check, Finding } from "../check-context.ts";
import { finding } from "../finding.ts";
import { listOf } from "../reading/list-of.ts";
import { below, type Place } from "../reading/place.ts";
import type { ColumnsUse } from "../reading/reading.ts";
import { textOf } from "../reading/text-of.ts";

export const columnPreview: Check = {
  slug: "column-preview",
  holds:
    "`preview` of a list's column reads one record, which the row refers to: a parameter with `x-ref` is given by a property with the same one.",
  why: "Otherwise the card shows another record than the row, or a list, or a mouse that moves over it changes data.",
  *run({ project, readings }) {
    for (const table of readings.flatMap(({ columns }) => columns)) yield* tableFindings(table, project);
  },
};

function* tableFindings(table: ColumnsUse, project: Project): Iterable<Finding> {
  for (const { entry, place } of table.columns) {
    const { preview, columnsOf, columns: inside } = asObject(entry);
    if (columnsOf !== undefined) yield* entryFindings(inside, below(place, "columns"));
    if (preview === undefined) continue;
    const at = below(place, "preview");
    const operation = project.operations.get(textOf(asObject(preview).call));
    if (!table.isMain) yield finding(at, "only the cells of a list show a record that they refer to");
    else if (operation) yield* cardFindings(asObject(preview), at, operation, table.operation);
  }
}

function* entryFindings(columns: unknown, at: Place): Iterable<Finding> {
  for (const [index, column] of listOf(columns).entries()) {
    if (asObject(column).preview === undefined) continue;
    yield finding(below(at, index, "preview"), "columns of an entry refer to no record");
  }
}

function* cardFindings(
  { params }: Readonly<Record<string, unknown>>,
  at: Place,
  { id, effect, result, row, request }: Operation,
  rows: Operation | undefined,
): Iterable<Finding> {
  if (effect !== "read") yield finding(below(at, "call"), `${id} writes: a mouse that passes by must not`);
  if (row || result.type !== "object") yield finding(below(at, "call"), `${id} does not answer one record`);
  // The catalogue of another maker marks no references: there, any property of the row may be one.
  const refers = Object.entries(asObject(params)).some(([name, value]) => {
    const kind = propertyAt(request, name)?.["x-ref"];
    return namesRead(value).some((field) => propertyAt(rows?.row, field)?.["x-ref"] === kind);
  });
  if (!refers)
    yield finding(below(at, "params"), `no property of the row that is given to ${id} refers to its record`);
}

/** Properties of the row that an expression reads; an unreadable one is reported by a rule of its own. */
function namesRead(value: unknown): string[] {
  try {
    return listExpressions(textOf(value))
      .flatMap(({ source }) => readPaths(parseExpression(source)))
      .flatMap(([first, field]) => (first === "row" && field !== undefined ? [field] : []));
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}
