import { asObject } from "../../project/project.ts";
import { propertyAt } from "../../dotted-field.ts";
import type { Operation } from "../../project/operation.ts";
import { listOf } from "./list-of.ts";
import { below, type Place } from "./place.ts";
import { readCall } from "./read-call.ts";
import { readColumns } from "./read-columns.ts";
import { type FieldHolder, readField } from "./read-field.ts";
import { readShown } from "./read-shown.ts";
import { readTemplates } from "./read-templates.ts";
import { joinReadings, reading, type Reading } from "./reading.ts";
import { scopeNames } from "./scope-names.ts";
import { withGuard, withNames, type ReadingContext } from "./reading-context.ts";
import { textOf } from "./text-of.ts";

type Value = Readonly<Record<string, unknown>>;

/** The sections of a record; all see `record`, which `operation` gives. */
export function readSections(
  sections: unknown,
  place: Place,
  operation: Operation | undefined,
  context: ReadingContext,
): Reading {
  const holder = { operation, schema: operation?.result };
  return joinReadings(
    listOf(sections).map((entry, index) => {
      const section = asObject(entry);
      const here = below(place, index);
      const guarded = withGuard(context, section.permission);
      return joinReadings([
        readTemplates(section, here, ["title", "visible"], context.names),
        readFields(section.fields, below(here, "fields"), holder, guarded),
        readShown(section, here, guarded),
        readTable(section.table, below(here, "table"), operation, guarded),
      ]);
    }),
  );
}

/** The identity of a page, read from the same record. */
export function readIdentity(
  value: unknown,
  place: Place,
  operation: Operation | undefined,
  context: ReadingContext,
): Reading {
  if (value === undefined) return reading({});
  const identity = asObject(value);
  const inside = withNames(context, scopeNames.record);
  return joinReadings([
    readTemplates(identity, place, ["title", "tab"], inside.names),
    readFields(identity.fields, below(place, "fields"), { operation, schema: operation?.result }, inside),
  ]);
}

function readFields(fields: unknown, place: Place, holder: FieldHolder, context: ReadingContext): Reading {
  const inside = withNames(context, ["row"]);
  return joinReadings(
    listOf(fields).flatMap((entry, index) => {
      const here = below(place, index);
      return [
        readField("record", entry, here, holder, inside),
        readTemplates(asObject(entry), here, ["title", "visible"], context.names),
      ];
    }),
  );
}

function readTable(
  value: unknown,
  place: Place,
  record: Operation | undefined,
  context: ReadingContext,
): Reading {
  if (value === undefined) return reading({});
  const table: Value = asObject(value);
  const called = context.project.operations.get(textOf(asObject(table.source).call));
  const rows =
    table.source === undefined
      ? { operation: record, schema: propertyAt(record?.result, textOf(table.rows))?.items }
      : { operation: called, schema: called?.row };
  return joinReadings([
    readCall(table.source, below(place, "source"), context),
    readColumns(table.columns, below(place, "columns"), { ...rows, isMain: false }, context),
  ]);
}
