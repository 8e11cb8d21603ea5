import type { Operation } from "../../project/operation.ts";
import { asObject } from "../../project/project.ts";
import { listOf } from "./list-of.ts";
import { below, type Place } from "./place.ts";
import { readActions } from "./read-action.ts";
import { readCall } from "./read-call.ts";
import { readColumns } from "./read-columns.ts";
import { readField } from "./read-field.ts";
import { readSteps } from "./read-steps.ts";
import { readTemplates } from "./read-templates.ts";
import { joinReadings, type Reading } from "./reading.ts";
import { scopeNames } from "./scope-names.ts";
import { type ReadingContext, UNGUARDED } from "./reading-context.ts";
import { textOf } from "./text-of.ts";

type Value = Readonly<Record<string, unknown>>;

/** Everything of a list but its dialogs. */
export function readList(list: Value, place: Place, context: ReadingContext): Reading {
  const operation = operationOf(list.source, context);
  const see = (names: readonly string[]) => ({ ...context, names });
  const actions = (slot: string, names: readonly string[]) =>
    readActions(list[slot], below(place, slot), "list", { ...see(names), codes: UNGUARDED });
  const inside = see(scopeNames.list);
  return joinReadings([
    readCall(list.source, below(place, "source"), see(scopeNames.request), alwaysSent(list, operation)),
    readCall(asObject(list.tabs).counts, below(place, "tabs", "counts"), inside),
    readFilters(list.filters, below(place, "filters"), operation, context),
    readColumns(
      list.columns,
      below(place, "columns"),
      { operation, schema: operation?.row, isMain: true },
      inside,
    ),
    readCall(
      asObject(list.summary).source,
      below(place, "summary", "source"),
      inside,
      alwaysSent(list, operation),
    ),
    readExpand(asObject(list.expand), below(place, "expand"), context),
    readRounds(list.refresh, below(place, "refresh"), context),
    actions("toolbar", scopeNames.list),
    actions("rowActions", scopeNames.row),
    actions("selectionActions", scopeNames.selection),
    readAside(asObject(list.aside), below(place, "aside"), context),
  ]);
}

function readFilters(
  filters: unknown,
  place: Place,
  operation: Operation | undefined,
  context: ReadingContext,
): Reading {
  const inside = { ...context, names: scopeNames.query };
  return joinReadings(
    listOf(filters).flatMap((entry, index) => {
      const here = below(place, index);
      return [
        readField("filter", entry, here, { operation, schema: operation?.request }, inside),
        readTemplates(asObject(entry), here, ["initial"], scopeNames.page),
        readTemplates(asObject(entry), here, ["visible"], scopeNames.query),
      ];
    }),
  );
}

/** What rows wait for, and what is told when they no longer do. */
function readRounds(rounds: unknown, place: Place, context: ReadingContext): Reading {
  const see = (names: readonly string[]) => ({ ...context, names });
  return joinReadings(
    listOf(rounds).flatMap((entry, index) => {
      const round = asObject(entry);
      const here = below(place, index);
      return [
        readTemplates(round, here, ["rows"], scopeNames.row),
        readCall(round.source, below(here, "source"), see(scopeNames.waiting)),
        readSteps(round.then, below(here, "then"), {
          ...see(scopeNames.waited),
          codes: UNGUARDED,
          byItself: true,
        }),
      ];
    }),
  );
}

/** The table that opens below a row. */
function readExpand(expand: Value, place: Place, context: ReadingContext): Reading {
  const operation = operationOf(expand.source, context);
  return joinReadings([
    readCall(expand.source, below(place, "source"), { ...context, names: scopeNames.row }),
    readColumns(
      expand.columns,
      below(place, "columns"),
      { operation, schema: operation?.row, isMain: false },
      { ...context, names: scopeNames.list },
    ),
  ]);
}

function readAside(aside: Value, place: Place, context: ReadingContext): Reading {
  const inside = { ...context, names: scopeNames.list, codes: UNGUARDED };
  return joinReadings([
    readCall(aside.source, below(place, "source"), { ...context, names: scopeNames.request }),
    readActions(aside.toolbar, below(place, "toolbar"), "aside", inside),
    readActions(aside.nodeActions, below(place, "nodeActions"), "aside", inside),
  ]);
}

/** Parameters that every request of the list has besides those of `source`. */
function alwaysSent(list: Value, operation: Operation | undefined): string[] {
  const { page, size } = operation?.paging ?? {};
  const { param, items } = asObject(list.tabs);
  const isAlwaysSent = listOf(items).every((item) => asObject(item).value !== undefined);
  const sorted = list.order === undefined ? [] : [operation?.sort?.by, operation?.sort?.order];
  const filters = listOf(list.filters)
    .map(asObject)
    .filter(({ initial, required }) => initial !== undefined || required === true)
    .flatMap(({ field, fields }) => (fields === undefined ? [field] : listOf(fields)));
  return [page, size, ...sorted, ...filters, isAlwaysSent ? param : undefined]
    .map(textOf)
    .filter((name) => name !== "");
}

function operationOf(source: unknown, { project }: ReadingContext): Operation | undefined {
  return project.operations.get(textOf(asObject(source).call));
}
