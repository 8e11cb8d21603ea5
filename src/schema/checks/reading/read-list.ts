import { rowParam } from "../../plan/list/row-param.ts";
import { isTypedInNewRows } from "../../plan/list/plan-cell-edit.ts";
import { addedRow, saveOf, sentRow } from "../../plan/list/plan-edit.ts";
import type { Operation } from "../../project/operation.ts";
import { asObject } from "../../project/project.ts";
import { screenNames } from "./given-names.ts";
import { listOf } from "./list-of.ts";
import { below, type Place } from "./place.ts";
import { pagingNames } from "./paging-names.ts";
import { readAction, readActions } from "./read-action.ts";
import { readCall } from "./read-call.ts";
import { readColumns } from "./read-columns.ts";
import { readField } from "./read-field.ts";
import { readSteps } from "./read-steps.ts";
import { readTemplates } from "./read-templates.ts";
import { joinReadings, type Reading } from "./reading.ts";
import { scopeNames } from "./scope-names.ts";
import { type ReadingContext, UNGUARDED, withGuard } from "./reading-context.ts";
import { textOf } from "./text-of.ts";

type Value = Readonly<Record<string, unknown>>;

type Slot =
  | "request"
  | "list"
  | "row"
  | "selection"
  | "rows"
  | "handed"
  | "newRow"
  | "waiting"
  | "waited"
  | "query";

/** A slot of the list, which is given what the screen is given. */
function seeing(context: ReadingContext, slot: Slot): ReadingContext {
  return { ...context, names: [...scopeNames[slot], ...screenNames(context.names)] };
}

/** Everything of a list but its dialogs. */
export function readList(list: Value, place: Place, context: ReadingContext): Reading {
  const operation = operationOf(list.source, context);
  const see = (slot: Slot) => seeing(context, slot);
  const actions = (slot: string, names: Slot) =>
    readActions(list[slot], below(place, slot), "list", { ...see(names), codes: UNGUARDED });
  const inside = see("list");
  return joinReadings([
    readCall(list.source, below(place, "source"), see("request"), alwaysSent(list, operation)),
    readCall(
      asObject(list.tabs).counts,
      below(place, "tabs", "counts"),
      inside,
      filterParams(list, ({ required }) => required === true),
    ),
    readFilters(list.filters, below(place, "filters"), operation, context),
    readColumns(
      list.columns,
      below(place, "columns"),
      {
        operation,
        schema: operation?.row,
        isMain: true,
        rowActions: list.rowActions,
        ...sentBy(asObject(list.edit), context),
      },
      // `list` names the columns themselves.
      see("request"),
    ),
    readCall(
      asObject(list.summary).source,
      below(place, "summary", "source"),
      inside,
      alwaysSent(list, operation),
    ),
    readEdit(list, below(place, "edit"), context),
    readExpand(asObject(list.expand), below(place, "expand"), context),
    readRounds(list.refresh, below(place, "refresh"), context),
    actions("toolbar", "list"),
    readRowActions(list.rowActions, below(place, "rowActions"), context),
    readRowConditions(
      asObject(list.selectable).disabled,
      below(place, "selectable", "disabled"),
      "reason",
      context,
    ),
    readTemplates(asObject(list.selectable), below(place, "selectable"), ["ticked"], rowNames(context)),
    readRowConditions(list.tone, below(place, "tone"), "label", context),
    actions("selectionActions", "selection"),
    readAside(asObject(list.aside), below(place, "aside"), context),
  ]);
}

/** Actions with `on` see one row or several. */
function readRowActions(list: unknown, place: Place, context: ReadingContext): Reading {
  return joinReadings(
    listOf(list).map((entry, index) =>
      readAction(entry, below(place, index), "list", {
        ...seeing(context, asObject(entry).on === undefined ? "row" : "rows"),
        codes: UNGUARDED,
      }),
    ),
  );
}

/** Conditions that each row is judged by, each with its words. */
function readRowConditions(entries: unknown, place: Place, words: string, context: ReadingContext): Reading {
  const names = rowNames(context);
  return joinReadings(
    listOf(entries).map((entry, index) =>
      readTemplates(asObject(entry), below(place, index), ["when", words], names),
    ),
  );
}

/** The names that a condition on a row of the list sees: no ticks. */
function rowNames(context: ReadingContext): readonly string[] {
  return [...seeing(context, "request").names, ...scopeNames.ofRow];
}

function readFilters(
  filters: unknown,
  place: Place,
  operation: Operation | undefined,
  context: ReadingContext,
): Reading {
  const inside = seeing(context, "query");
  return joinReadings(
    listOf(filters).flatMap((entry, index) => {
      const here = below(place, index);
      return [
        readField("filter", entry, here, { operation, schema: operation?.request }, inside),
        readTemplates(asObject(entry), here, ["initial"], context.names),
        readTemplates(asObject(entry), here, ["visible"], inside.names),
      ];
    }),
  );
}

/** The calls for waiting rows, and the steps that run when rows no longer wait. */
function readRounds(rounds: unknown, place: Place, context: ReadingContext): Reading {
  return joinReadings(
    listOf(rounds).flatMap((entry, index) => {
      const round = asObject(entry);
      const here = below(place, index);
      return [
        readTemplates(round, here, ["rows"], seeing(context, "row").names),
        readCall(round.source, below(here, "source"), seeing(context, "waiting")),
        readSteps(round.then, below(here, "then"), {
          ...seeing(context, "waited"),
          codes: UNGUARDED,
          byItself: true,
        }),
      ];
    }),
  );
}

/** The ways of rows that are changed in their cells, of new ones and of those that go, to the server. */
function readEdit(list: Value, place: Place, context: ReadingContext): Reading {
  const edit = asObject(list.edit);
  const { add, remove } = edit;
  const call = (value: unknown, at: Place, slot: Slot, given: readonly string[] = []) =>
    readCall(
      asObject(value).call === undefined ? undefined : value,
      at,
      withGuard(
        { ...seeing(context, slot), codes: UNGUARDED },
        asObject(value).permission ?? edit.permission,
      ),
      given,
    );
  return joinReadings([
    readTemplates(edit, place, ["when"], seeing(context, "list").names),
    call(edit.submit, below(place, "submit"), edit.save === "row" ? "row" : "handed"),
    readTemplates(asObject(add), below(place, "add"), ["initial"], seeing(context, "list").names),
    call(add, below(place, "add"), "newRow", [
      ...newRowFields(list.columns),
      ...Object.keys(asObject(asObject(add).initial)),
    ]),
    call(remove, below(place, "remove"), "row"),
  ]);
}

/** The properties that are typed in a new row, and go beside the parameters. */
function newRowFields(columns: unknown): readonly string[] {
  return listOf(columns)
    .map(asObject)
    .filter(isTypedInNewRows)
    .map(({ field, edit, add }) => textOf(asObject(add).field ?? asObject(edit).field ?? field));
}

/** The requests that take changed and new rows, and what they say of one of them. */
function sentBy(
  { save, submit, add }: Value,
  context: ReadingContext,
): Pick<Parameters<typeof readColumns>[2], "changed" | "added"> {
  const { operations } = context.project;
  const operation = operationOf(submit, context);
  const param = rowParam(asObject(submit).params, "changed");
  const changed = { operation, schema: sentRow(operation, saveOf(save), param) };
  if (add === undefined) return { changed };
  const { call } = asObject(add);
  return {
    changed,
    added: {
      operation: call === undefined ? operation : operationOf(add, context),
      schema: addedRow(textOf(call), asObject(submit), saveOf(save), operations),
    },
  };
}

/** The table that opens below a row. */
function readExpand(expand: Value, place: Place, context: ReadingContext): Reading {
  const operation = operationOf(expand.source, context);
  const source = below(place, "source");
  return joinReadings([
    readCall(expand.source, source, seeing(context, "row"), pagingNames(operation)),
    readColumns(
      expand.columns,
      below(place, "columns"),
      {
        operation,
        schema: operation?.row,
        isMain: false,
        rowActions: undefined,
        params: { value: asObject(expand.source).params, place: below(source, "params") },
      },
      seeing(context, "request"),
    ),
  ]);
}

function readAside(aside: Value, place: Place, context: ReadingContext): Reading {
  const inside = { ...seeing(context, "list"), codes: UNGUARDED };
  return joinReadings([
    readCall(aside.source, below(place, "source"), seeing(context, "request")),
    readActions(aside.toolbar, below(place, "toolbar"), "aside", inside),
    readActions(aside.nodeActions, below(place, "nodeActions"), "aside", inside),
  ]);
}

/** Parameters that every request of the list has besides those of `source`. */
function alwaysSent(list: Value, operation: Operation | undefined): string[] {
  const { page, size } = operation?.paging ?? {};
  const { field: param, items } = asObject(list.tabs);
  const isAlwaysSent = listOf(items).every((item) => asObject(item).value !== undefined);
  const sorted = list.order === undefined ? [] : [operation?.sort?.by, operation?.sort?.order];
  const filters = filterParams(list, ({ initial, required }) => initial !== undefined || required === true);
  return [page, size, ...sorted, ...filters, isAlwaysSent ? param : undefined]
    .map(textOf)
    .filter((name) => name !== "");
}

/** The parameters of those filters of a list. */
function filterParams(list: Value, isWanted: (filter: Value) => boolean): string[] {
  return listOf(list.filters)
    .map(asObject)
    .filter(isWanted)
    .flatMap(({ field, fields }) => (fields === undefined ? [field] : listOf(fields)))
    .map(textOf);
}

function operationOf(source: unknown, { project }: ReadingContext): Operation | undefined {
  return project.operations.get(textOf(asObject(source).call));
}
