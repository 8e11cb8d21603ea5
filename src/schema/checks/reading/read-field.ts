import type { FieldContract } from "../../contracts.ts";
import { propertyAt } from "../../dotted-field.ts";
import { kindOf } from "../../plan/resolve-field.ts";
import type { JsonSchema } from "../../project/json-schema.ts";
import type { Operation } from "../../project/operation.ts";
import { asObject } from "../../project/project.ts";
import { FIELD_KEYS } from "./field-keys.ts";
import { listOf } from "./list-of.ts";
import { below, type Place } from "./place.ts";
import { readOptions } from "./read-options.ts";
import { type FieldRole, type FieldUse, joinReadings, reading, type Reading } from "./reading.ts";
import type { ReadingContext } from "./reading-context.ts";
import { textOf } from "./text-of.ts";

export interface FieldHolder {
  readonly operation: Operation | undefined;
  /** The object that the field is a property of: the row, the result, or the request. */
  readonly schema: JsonSchema | undefined;
}

/** A column, a second line, a field of a record or a filter: a name, or an object with its options beside. */
export function readField(
  role: Exclude<FieldRole, "form">,
  entry: unknown,
  place: Place,
  { operation, schema }: FieldHolder,
  context: ReadingContext,
): Reading {
  const short = typeof entry === "string";
  const value: Readonly<Record<string, unknown>> = short ? { field: entry } : asObject(entry);
  const [field, second] = fieldsOf(value, place, short);
  const options = Object.fromEntries(
    Object.entries(value).filter(([key]) => !FIELD_KEYS[role].includes(key)),
  );
  const isPaging = (name: string) =>
    role === "filter" && (name === operation?.paging?.page || name === operation?.paging?.size);
  const use: FieldUse = {
    role,
    ...field,
    operation,
    property: propertyAt(schema, field.field),
    known: schema?.properties && Object.keys(schema.properties).filter((name) => !isPaging(name)),
    kind: value.kind === undefined ? undefined : { name: value.kind, place: below(place, "kind") },
    options,
    optionsPlace: place,
    holder: schema,
    ...(second && { second }),
    isLocal: false,
    isGroup: false,
    ...(role === "filter" && value.all !== undefined && { all: value.all }),
  };
  return joinReadings([
    reading({ fields: [use] }),
    readOptions(
      {
        options,
        place,
        contract: contractOf(use, context),
        use: role === "filter" || role === "cell" ? "control" : "cell",
        isForm: false,
      },
      context,
    ),
  ]);
}

/** The kind that a field is shown or edited by, if there is such a one. */
export function contractOf(
  { kind, property }: Pick<FieldUse, "kind" | "property">,
  { kinds }: Pick<ReadingContext, "kinds">,
): FieldContract | undefined {
  return kinds.get(textOf(kind?.name ?? kindOf(property, { fields: [...kinds.values()], verbs: [] })));
}

function fieldsOf(
  value: Readonly<Record<string, unknown>>,
  place: Place,
  short: boolean,
): [FieldUse["second"] & object, FieldUse["second"]?] {
  const [first, second] = listOf(value.fields).map((name, index) => ({
    field: textOf(name),
    place: below(place, "fields", index),
  }));
  if (first) return [first, second];
  // A column of a derived state needs no property: its id stands for it.
  const key = value.field === undefined && value.id !== undefined ? "id" : "field";
  return [{ field: textOf(value[key]), place: short ? place : below(place, key) }];
}
