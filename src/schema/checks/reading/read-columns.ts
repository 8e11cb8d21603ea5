import { hasExpression } from "../../../expression/template.ts";
import { isComputed } from "../../plan/list/plan-columns.ts";
import { asObject } from "../../project/project.ts";
import { propertyAt } from "../../dotted-field.ts";
import { listOf } from "./list-of.ts";
import { below, type Place } from "./place.ts";
import { readCall } from "./read-call.ts";
import { type FieldHolder, readField } from "./read-field.ts";
import { readSteps } from "./read-steps.ts";
import { readTemplates } from "./read-templates.ts";
import { type ColumnsUse, joinReadings, reading, type Reading } from "./reading.ts";
import { scopeNames } from "./scope-names.ts";
import { textOf } from "./text-of.ts";
import { withGuard, withNames, type ReadingContext } from "./reading-context.ts";

interface RowsRead extends FieldHolder, Pick<ColumnsUse, "isMain" | "rowActions" | "params" | "as"> {
  /** The request that takes changed rows, and its schema of one row. */
  readonly changed?: FieldHolder;
  /** The same of new rows. */
  readonly added?: FieldHolder;
}

/** The columns of a table; their cells see `row`, their titles do not. */
export function readColumns(
  columns: unknown,
  place: Place,
  rows: RowsRead,
  context: ReadingContext,
): Reading {
  const inside = withNames(context, scopeNames.ofRow);
  const entries = listOf(columns).map((entry, index) => ({
    entry,
    place: below(place, index),
  }));
  return joinReadings([
    reading({
      columns: [
        {
          columns: entries,
          operation: rows.operation,
          isMain: rows.isMain,
          rowActions: rows.rowActions,
          ...(rows.params && { params: rows.params }),
          ...(rows.as !== undefined && { as: rows.as }),
        },
      ],
    }),
    ...entries.flatMap(({ entry, place: here }) => {
      const { second, hint, preview, permission, edit, add, columnsOf } = asObject(entry);
      if (columnsOf !== undefined) return [readColumnsOf(asObject(entry), here, rows, context)];
      const guarded = withGuard(inside, permission);
      const steps = asObject(entry).do;
      return [
        readField("column", entry, here, isComputed(entry) ? ofNoProperty(rows) : rows, guarded),
        readTemplates(asObject(entry), here, ["title", "visible"], context.names),
        readTemplates(asObject(entry), here, ["value"], inside.names),
        readCellEdit(edit, below(here, "edit"), rows.changed, guarded),
        readCellEdit(add, below(here, "add"), rows.added, guarded),
        second === undefined ? reading({}) : readField("line", second, below(here, "second"), rows, guarded),
        readSteps(steps, below(here, "do"), guarded),
        readHint(hint, below(here, "hint"), rows, inside),
        readCard(preview, below(here, "preview"), { ...guarded, names: scopeNames.ofRow }),
      ];
    }),
  ]);
}

/** A column that is worked out is no property of what the operation gives; its options may still name some. */
function ofNoProperty({ schema }: FieldHolder): FieldHolder {
  return { operation: undefined, schema };
}

function readHint(hint: unknown, place: Place, rows: FieldHolder, context: ReadingContext): Reading {
  if (typeof hint !== "string") return reading({});
  if (!hasExpression(hint)) return readField("line", hint, place, rows, context);
  return reading({ templates: [{ value: hint, place, names: context.names, isForm: false }] });
}

/** The record that a row refers to, with the fields that are shown of it. */
function readCard(card: unknown, place: Place, context: ReadingContext): Reading {
  const { call, fields } = asObject(card);
  const operation = context.project.operations.get(textOf(call));
  return joinReadings([
    readCall(card, place, context),
    ...listOf(fields).map((field, index) =>
      readField(
        "record",
        field,
        below(place, "fields", index),
        { operation, schema: operation?.result },
        context,
      ),
    ),
  ]);
}

/** A condition; or another property than the one that is shown, with its control. */
function readCellEdit(
  edit: unknown,
  place: Place,
  sent: FieldHolder | undefined,
  context: ReadingContext,
): Reading {
  if (typeof edit === "string")
    return reading({ templates: [{ value: edit, place, names: context.names, isForm: false }] });
  if (typeof edit !== "object") return reading({});
  return joinReadings([
    readField("cell", edit, place, sent ?? { operation: undefined, schema: undefined }, context),
    readTemplates(asObject(edit), place, ["when"], context.names),
  ]);
}

/** Columns over the entries of a list in the rows; their common title sees one. */
function readColumnsOf(
  { columnsOf, columns, ...group }: Readonly<Record<string, unknown>>,
  place: Place,
  { operation, schema }: RowsRead,
  context: ReadingContext,
): Reading {
  const entry = propertyAt(schema, textOf(columnsOf))?.items;
  const inside = withNames(context, scopeNames.ofRow);
  return joinReadings([
    readTemplates(group, place, ["title"], [...context.names, ...scopeNames.columnEntry]),
    ...listOf(columns).flatMap((column, index) => {
      const here = below(place, "columns", index);
      return [
        readField("column", column, here, { operation: entry && operation, schema: entry }, inside),
        readTemplates(asObject(column), here, ["title"], context.names),
      ];
    }),
  ]);
}
