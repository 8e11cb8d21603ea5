import type { VerbContract } from "../../contracts.ts";
import { propertyAt } from "../../plan/resolve-field.ts";
import { readDialogs } from "../../plan/use-block.ts";
import type { JsonSchema } from "../../project/json-schema.ts";
import type { Operation } from "../../project/operation.ts";
import { asObject, type Entry, type Project } from "../../project/project.ts";
import { FIELD_KEYS } from "./field-keys.ts";
import { optionSource } from "./option-source.ts";
import { below, placesOf, type Place } from "./place.ts";
import { ACTION_NAMES, readActions } from "./read-action.ts";
import { type DialogSurroundings, readDialog } from "./read-dialog.ts";
import { type ActionSlot, type FieldUse, joinReadings, reading, type Reading } from "./reading.ts";
import { scopeNames } from "./scope-names.ts";
import { textOf } from "./text-of.ts";

const ACTION_SLOTS: readonly ActionSlot[] = ["toolbar", "rowActions", "selectionActions"];

/** Everything a list screen uses. Wrong shapes are left to the grammar. */
export function readScreen(
  screen: Entry,
  project: Project,
  verbs: ReadonlyMap<string, VerbContract>,
): Reading {
  const { value } = screen;
  const place = { file: screen.file, pointer: "" };
  const operation = project.operations.get(textOf(asObject(value.source).call));
  const actions = joinReadings(
    ACTION_SLOTS.map((slot) => readActions(value[slot], below(place, slot), slot, verbs)),
  );
  const code = typeof value.permission === "string" ? value.permission : undefined;
  return joinReadings([
    readSource(value, place, operation, code),
    ...listOf(value.columns).map((column, index) =>
      readFieldUse("column", column, below(place, "columns", index), operation, operation?.row, code),
    ),
    ...listOf(value.filters).map((filter, index) =>
      readFieldUse("filter", filter, below(place, "filters", index), operation, operation?.request, code),
    ),
    actions,
    ...[...readDialogs(project, screen)].map(([id, dialog]) =>
      readDialog(asObject(dialog.value), placesOf(dialog, project), project, openersOf(id, actions)),
    ),
  ]);
}

function readSource(
  value: Entry["value"],
  place: Place,
  operation: Operation | undefined,
  code: string | undefined,
): Reading {
  if (value.source === undefined) return reading({});
  const here = below(place, "source");
  const { call, params } = asObject(value.source);
  const { page, size } = operation?.paging ?? {};
  return reading({
    calls: [
      {
        name: call,
        place: below(here, "call"),
        params,
        paramsPlace: below(here, "params"),
        given: [page, size, ...initialFilters(value.filters)].filter((name) => name !== undefined),
        codes: [code],
      },
    ],
    templates: [{ value: params, place: below(here, "params"), names: scopeNames.list, isForm: false }],
  });
}

function readFieldUse(
  role: "column" | "filter",
  entry: unknown,
  place: Place,
  operation: Operation | undefined,
  schema: JsonSchema | undefined,
  code: string | undefined,
): Reading {
  const short = typeof entry === "string";
  const value = short ? { field: entry } : asObject(entry);
  const field = textOf(asObject(value).field);
  const kindKey = role === "column" ? "kind" : "control";
  const kind = asObject(value)[kindKey];
  const options = Object.fromEntries(
    Object.entries(value).filter(([key]) => !FIELD_KEYS[role].includes(key)),
  );
  const isPaging = (name: string) =>
    role === "filter" && (name === operation?.paging?.page || name === operation?.paging?.size);
  const use: FieldUse = {
    role,
    field,
    place: short ? place : below(place, "field"),
    operation,
    property: propertyAt(schema, field),
    known: schema?.properties && Object.keys(schema.properties).filter((name) => !isPaging(name)),
    kind: kind === undefined ? undefined : { name: kind, place: below(place, kindKey) },
    options,
    optionsPlace: place,
    isLocal: false,
    isGroup: false,
  };
  const names = role === "column" ? scopeNames.row : scopeNames.list;
  const templates = Object.entries({ ...options, initial: asObject(value).initial }).map(([key, option]) => ({
    value: option,
    place: below(place, key),
    names,
    isForm: false,
  }));
  return joinReadings([reading({ fields: [use], templates }), optionSource(options, place, [code])]);
}

/** A dialog sees the row, or the selection, only when every place that opens it has one; one that nothing opens is not blamed for that. */
function openersOf(id: string, actions: Reading): DialogSurroundings {
  const openers = actions.steps.filter((step) =>
    Object.entries(step.verb?.refers ?? {}).some(
      ([key, what]) => what === "dialog" && step.value[key] === id,
    ),
  );
  const slots = new Set(openers.map((opener) => opener.slot));
  const [slot = "rowActions", ...others] = slots;
  const names = others.length > 0 ? scopeNames.list : ACTION_NAMES[slot];
  return { names, codes: openers.map((opener) => opener.code) };
}

/** Filters that have a value from the start. */
function initialFilters(filters: unknown): string[] {
  return listOf(filters)
    .map(asObject)
    .filter((filter) => filter.initial !== undefined)
    .map((filter) => textOf(filter.field));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
