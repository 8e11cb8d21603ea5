import type { JsonSchema } from "../project/json-schema.ts";
import type { Project } from "../project/project.ts";
import type { Difference, Side } from "./difference.ts";
import { isNullable, plainTypes } from "./whole-schema.ts";

/** A difference before its owner is determined. */
export type SchemaDifference = Pick<Difference, "change" | "path" | "isBreaking" | "message">;

export interface Compared {
  readonly side: Exclude<Side, "operation">;
  /** Values of the code tables. */
  readonly enums: Project["enums"];
}

const LIMITS = [
  ["minimum", "least"],
  ["minLength", "least"],
  ["minItems", "least"],
  ["maximum", "most"],
  ["maxLength", "most"],
  ["maxItems", "most"],
] as const;

/**
 * Differences of the other side's schema from ours, property by property. The values that we send may only get wider,
 * those that we read only narrower.
 */
export function* compareSchemas(
  ours: JsonSchema,
  theirs: JsonSchema,
  compared: Compared,
  path = "",
): Iterable<SchemaDifference> {
  yield* types(ours, theirs, compared, path);
  yield* values(ours, theirs, compared, path);
  if (compared.side === "request") yield* limits(ours, theirs, path);
  if (ours.items && theirs.items) yield* compareSchemas(ours.items, theirs.items, compared, `${path}[]`);
  // A side that describes no properties says nothing about them.
  if (ours.properties && theirs.properties) yield* properties(ours, theirs, compared, path);
}

function* properties(ours: JsonSchema, theirs: JsonSchema, compared: Compared, path: string) {
  const isRequest = compared.side === "request";
  const wanted = theirs.properties ?? {};
  for (const [name, mine] of Object.entries(ours.properties ?? {})) {
    const here = path === "" ? name : `${path}.${name}`;
    const theirProperty = wanted[name];
    if (!theirProperty) {
      const message = isRequest ? "is not taken any more" : "is not answered any more";
      yield { change: "gone", path: here, isBreaking: true, message } as const;
      continue;
    }
    yield* presence(name, ours, theirs, compared, here);
    yield* compareSchemas(mine, theirProperty, compared, here);
  }
  for (const name of Object.keys(wanted)) {
    if (ours.properties?.[name]) continue;
    const here = path === "" ? name : `${path}.${name}`;
    const isNeeded = isRequest && theirs.required?.includes(name) === true;
    yield isNeeded
      ? ({ change: "required", path: here, isBreaking: true, message: "is new and required" } as const)
      : ({ change: "added", path: here, isBreaking: false, message: "is new" } as const);
  }
}

/**
 * The differences in whether a property is always there. Exports of many generators list no required properties of
 * answers; then there is no finding.
 */
function* presence(name: string, ours: JsonSchema, theirs: JsonSchema, { side }: Compared, path: string) {
  const mine = ours.required?.includes(name) === true;
  const isRequiredThere = theirs.required?.includes(name) === true;
  if (side === "request" && isRequiredThere && !mine) {
    yield { change: "required", path, isBreaking: true, message: "is required now" } as const;
  }
  if (side === "response" && mine && !isRequiredThere && theirs.required !== undefined) {
    yield { change: "optional", path, isBreaking: false, message: "may be missing now" } as const;
  }
}

function* types(ours: JsonSchema, theirs: JsonSchema, { side }: Compared, path: string) {
  const [mine, theirTypes] = [plainTypes(ours), plainTypes(theirs)];
  if (mine.length > 0 && theirTypes.length > 0) {
    const [given, accepted] = side === "request" ? [mine, theirTypes] : [theirTypes, mine];
    const isBreaking = !given.every((type) => isTaken(type, accepted));
    if (isBreaking || !accepted.every((type) => given.includes(type))) {
      const message = `is ${theirTypes.join(" or ")} there, ${mine.join(" or ")} here`;
      yield { change: "type", path, isBreaking, message } as const;
    }
  }
  if (mine.length === 0 || theirTypes.length === 0 || isNullable(ours) === isNullable(theirs)) return;
  const message = isNullable(theirs) ? "may be null now" : "is never null now";
  // A single missing value is shown as such; the type check decides whether an expression supports it.
  const isMissed = theirTypes.includes("array") || theirTypes.includes("object");
  const isBreaking = side === "request" ? isNullable(ours) : isNullable(theirs) && isMissed;
  yield { change: "nullable", path, isBreaking, message } as const;
}

function isTaken(type: string, accepted: readonly string[]): boolean {
  return accepted.includes(type) || (type === "integer" && accepted.includes("number"));
}

function* values(ours: JsonSchema, theirs: JsonSchema, { side, enums }: Compared, path: string) {
  const [mine, theirValues] = [valuesOf(ours, enums), valuesOf(theirs, enums)];
  if (!mine && !theirValues) return;
  if (!theirValues || !mine) {
    const isBreaking = side === "request" && theirValues !== undefined;
    const message = theirValues
      ? `is one of ${words(theirValues)} there, anything here`
      : "may be any value there";
    yield { change: "values", path, isBreaking, message } as const;
    return;
  }
  const gone = mine.filter((value) => value !== null && !theirValues.includes(value));
  const added = theirValues.filter((value) => value !== null && !mine.includes(value));
  if (gone.length > 0) {
    yield {
      change: "values",
      path,
      isBreaking: side === "request",
      message: `has no ${words(gone)} there`,
    } as const;
  }
  if (added.length > 0) {
    const message =
      side === "response"
        ? `may be ${words(added)}, which nothing here has a word for`
        : `takes ${words(added)} too`;
    yield { change: "values", path, isBreaking: false, message } as const;
  }
}

/** The values that a property may have; undefined when any will do. */
function valuesOf(schema: JsonSchema, enums: Project["enums"]): readonly unknown[] | undefined {
  const table = schema["x-enum"] === undefined ? undefined : enums.get(schema["x-enum"]);
  if (schema.enum) return schema.enum;
  return schema.const === undefined ? table?.map(({ value }) => value) : [schema.const];
}

function words(list: readonly unknown[]): string {
  return list.map((value) => JSON.stringify(value)).join(", ");
}

function* limits(ours: JsonSchema, theirs: JsonSchema, path: string) {
  for (const [key, end] of LIMITS) {
    const [mine, theirValue] = [ours[key], theirs[key]];
    if (mine === theirValue) continue;
    const sign = end === "most" ? 1 : -1;
    const unlimited = Number.POSITIVE_INFINITY;
    const isBreaking = sign * (theirValue ?? sign * unlimited) < sign * (mine ?? sign * unlimited);
    const message = `has ${key} ${theirValue ?? "none"} there, ${mine ?? "none"} here`;
    yield { change: "limit", path, isBreaking, message } as const;
  }
  if (theirs.pattern !== ours.pattern) {
    const message = `has the pattern ${theirs.pattern ?? "none"} there, ${ours.pattern ?? "none"} here`;
    yield { change: "limit", path, isBreaking: theirs.pattern !== undefined, message } as const;
  }
}
