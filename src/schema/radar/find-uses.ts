import type { CheckContext, EntryReading } from "../checks/check-context.ts";
import { isEdited } from "../checks/forms/field-kind.ts";
import { below, type Place } from "../checks/reading/place.ts";
import { contractOf } from "../checks/reading/read-field.ts";
import type { FieldUse } from "../checks/reading/reading.ts";
import { textOf } from "../checks/reading/text-of.ts";
import { optionsAt } from "../checks/reading/options-at.ts";
import { asObject, type Project } from "../project/project.ts";
import { valueAt } from "../project/follow-references.ts";
import type { Side } from "./difference.ts";
import { pathsIn } from "./paths-in.ts";

/** A part of a screen that names an operation, sends one of its parameters or shows one of its fields. */
export interface Use {
  readonly screen: string;
  readonly at: Place;
  readonly operation: string;
  readonly side: Side;
  /** `list[].status`; empty for the operation itself. */
  readonly path: string;
  /** The sort of use: the call, or words of it that are fixed; a field whose value a user gives, and may not give. */
  readonly what: "call" | "literal" | "value" | "field" | "optional field";
}

/** Everything that the screens call, send and show, each with its place. Expressions are not among it: their types are checked. */
export function findUses({ project, readings, kinds }: CheckContext): Use[] {
  return readings
    .filter(({ isScreen }) => isScreen)
    .flatMap((reading) => [
      ...callUses(reading, project),
      ...sortUses(reading),
      ...reading.fields.flatMap((field) => fieldUses(field, reading, kinds)),
    ]);
}

function callUses({ calls, entry }: EntryReading, project: Project): Use[] {
  return calls.flatMap(({ name, place, params, paramsPlace, given }) => {
    const use = usesOf(entry.id, textOf(name), place);
    const { paging, job } = project.operations.get(textOf(name)) ?? {};
    const poll = job && usesOf(entry.id, job.poll, place);
    return [
      use("operation", ""),
      ...Object.entries(asObject(params)).map(([key, value]) => ({
        ...use("request", key, below(paramsPlace, key)),
        what: isLiteral(value) ? ("literal" as const) : ("value" as const),
      })),
      ...given.map((key) => use("request", key)),
      ...(paging ? [use("response", paging.rows), use("response", paging.total)] : []),
      ...(job?.id === undefined ? [] : [use("response", job.id)]),
      ...(job && poll ? [poll("operation", ""), poll("request", job.param)] : []),
      ...[job?.status, job?.progress, job?.message, job?.file].flatMap((key) =>
        poll && key !== undefined ? [poll("response", key)] : [],
      ),
    ];
  });
}

function usesOf(screen: string, operation: string, place: Place) {
  return (side: Side, path: string, at = place): Use => ({
    screen,
    operation,
    side,
    path,
    at,
    what: "call",
  });
}

/** A head that orders the rows sends the name of its field. */
function sortUses({ columns, entry }: EntryReading): Use[] {
  return columns.flatMap((table) =>
    table.columns.flatMap(({ entry: column, place }) => {
      const by = table.operation?.sort?.by;
      if (!table.operation || by === undefined || asObject(column).sort === undefined) return [];
      const use = usesOf(entry.id, table.operation.id, below(place, "sort"))("request", by);
      return [{ ...use, what: "value" }];
    }),
  );
}

function fieldUses(field: FieldUse, { entry }: EntryReading, kinds: CheckContext["kinds"]): Use[] {
  const { operation, holder, role } = field;
  const where = operation && holder && pathsIn(operation).get(holder);
  if (!where || field.isLocal) return [];
  const schema = contractOf(field, { kinds })?.[isEdited(role) ? "control" : "cell"];
  const beside = optionsAt(schema, field.options, field.optionsPlace)
    .filter((option) => option.schema["x-refers"] === "row")
    .map(({ value, place }) => ({ field: textOf(value), place }));
  return [field, ...(field.second ? [field.second] : []), ...beside].map(({ field: name, place }) => ({
    screen: entry.id,
    operation: operation.id,
    side: where.side,
    at: place,
    path: where.path === "" ? name : `${where.path}.${name}`,
    what: isEdited(role) && !isDemanded(place) ? "optional field" : "field",
  }));
}

function isDemanded({ file, pointer }: Place): boolean {
  return asObject(valueAt(file.value, pointer)).required === true;
}

function isLiteral(value: unknown): boolean {
  return !JSON.stringify(value).includes("{{");
}
