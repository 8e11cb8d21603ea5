import { asObject } from "../../project/project.ts";
import { propertyAt } from "../../dotted-field.ts";
import type { Operation } from "../../project/operation.ts";
import { listOf } from "./list-of.ts";
import { below, type Place } from "./place.ts";
import { pagingNames } from "./paging-names.ts";
import { readActions } from "./read-action.ts";
import { readCall } from "./read-call.ts";
import { readColumns } from "./read-columns.ts";
import { type FieldHolder, readField } from "./read-field.ts";
import { readItems, readShown } from "./read-shown.ts";
import { readSteps } from "./read-steps.ts";
import { readTemplates } from "./read-templates.ts";
import { joinReadings, reading, type Reading } from "./reading.ts";
import { scopeNames } from "./scope-names.ts";
import { withGuard, withNames, type ReadingContext } from "./reading-context.ts";
import { textOf } from "./text-of.ts";

type Value = Readonly<Record<string, unknown>>;

interface Answering {
  /** Gives the record. */
  readonly record: Operation | undefined;
  /** By name; a section shows the answer to the one that it is `from`. */
  readonly questions: Value;
  /** The part in which the ids of the sections' actions are unique. */
  readonly part: string;
}

/** The sections of a page or a dialog; all see `record` and the answers. The actions in them stand behind codes of their own. */
export function readSections(
  sections: unknown,
  place: Place,
  { record, questions, part }: Answering,
  context: ReadingContext,
  actionCodes: ReadingContext["codes"],
): Reading {
  return joinReadings(
    listOf(sections).map((entry, index) => {
      const section = asObject(entry);
      const here = below(place, index);
      const question = asObject(questions[textOf(section.from)]);
      const operation =
        section.from === undefined ? record : context.project.operations.get(textOf(question.call));
      const holder = { operation, schema: operation?.result };
      const guarded = withGuard(withGuard(context, question.permission), section.permission);
      return joinReadings([
        readTemplates(section, here, ["title", "visible"], context.names),
        readFields(section.fields, below(here, "fields"), holder, guarded),
        readFigures(section.figures, below(here, "figures"), holder, guarded),
        readText(section, here, guarded),
        readShown(section, here, guarded),
        ...readSurfaceCalls(section.calls, below(here, "calls"), guarded),
        readItems(section.items, below(here, "items"), guarded),
        readActions(section.actions, below(here, "actions"), `${part}/${textOf(section.id)}`, {
          ...guarded,
          codes: actionCodes,
        }),
        readChart(section.chart, below(here, "chart"), operation, guarded),
        readTable(
          section.table,
          below(here, "table"),
          operation,
          `${part}/${textOf(section.id)}`,
          guarded,
          actionCodes,
        ),
      ]);
    }),
  );
}

/** The operations of a hand-written surface, whose parameters are in its own hands. */
function readSurfaceCalls(calls: unknown, place: Place, context: ReadingContext): Reading[] {
  return listOf(calls).map((entry, index) => {
    const { call = entry, permission } = asObject(entry);
    const parameters = context.project.operations.get(textOf(call))?.request.properties ?? {};
    const given = Object.keys(parameters);
    return readCall({ call }, below(place, index), withGuard(context, permission), given);
  });
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

/** A figure's steps are guarded as its section. */
function readFigures(figures: unknown, place: Place, holder: FieldHolder, context: ReadingContext): Reading {
  return joinReadings(
    listOf(figures).flatMap((entry, index) => {
      const here = below(place, index);
      return [
        readField("figure", entry, here, holder, withNames(context, ["row"])),
        readTemplates(asObject(entry), here, ["title", "visible"], context.names),
        readSteps(asObject(entry).do, below(here, "do"), context),
      ];
    }),
  );
}

/** The words of a section; the steps behind them are guarded as it is. */
function readText(section: Value, place: Place, context: ReadingContext): Reading {
  const { text } = section;
  const link = asObject(asObject(text).link);
  const here = below(place, "text", "link");
  return joinReadings([
    typeof text === "string"
      ? readTemplates(section, place, ["text"], context.names)
      : readTemplates(asObject(text), below(place, "text"), ["words"], context.names),
    readTemplates(link, here, ["label"], context.names),
    readSteps(link.do, below(here, "do"), context),
  ]);
}

/** The lines of a chart are columns of the table behind it. */
function readChart(
  value: unknown,
  place: Place,
  operation: Operation | undefined,
  context: ReadingContext,
): Reading {
  if (value === undefined) return reading({});
  const { rows, x, y } = asObject(value);
  const holder = { operation, schema: propertyAt(operation?.result, textOf(rows))?.items };
  const inside = withNames(context, scopeNames.ofRow);
  const columns = [
    { entry: x, place: below(place, "x") },
    ...listOf(y).map((entry, index) => ({ entry, place: below(place, "y", index) })),
  ];
  return joinReadings([
    reading({ columns: [{ columns, operation, isMain: false, rowActions: undefined }] }),
    ...columns.flatMap(({ entry, place: here }) => [
      readField("chart", entry, here, holder, inside),
      readTemplates(asObject(entry), here, ["title"], context.names),
    ]),
  ]);
}

function readTable(
  value: unknown,
  place: Place,
  record: Operation | undefined,
  part: string,
  context: ReadingContext,
  actionCodes: ReadingContext["codes"],
): Reading {
  if (value === undefined) return reading({});
  const table: Value = asObject(value);
  const called = context.project.operations.get(textOf(asObject(table.source).call));
  const rows =
    table.source === undefined
      ? { operation: record, schema: propertyAt(record?.result, textOf(table.rows))?.items }
      : { operation: called, schema: called?.row };
  const source = below(place, "source");
  const params =
    table.source === undefined
      ? {}
      : { params: { value: asObject(table.source).params, place: below(source, "params") } };
  return joinReadings([
    readCall(table.source, source, context, pagingNames(called)),
    readTemplates(table, place, ["stage"], [...context.names, ...scopeNames.ofRow]),
    readColumns(
      table.columns,
      below(place, "columns"),
      { ...rows, ...params, isMain: false, rowActions: table.rowActions, as: table.as },
      context,
    ),
    readActions(table.rowActions, below(place, "rowActions"), part, {
      ...withNames(context, scopeNames.ofRow),
      codes: actionCodes,
    }),
  ]);
}
