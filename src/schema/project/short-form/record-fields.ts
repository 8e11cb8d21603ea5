import { asObject } from "../as-object.ts";
import type { Value } from "./expand-schema.ts";

/** The part of a record's fields in its usual operations. */
export interface RecordFields {
  /** Parameters of its list, in the short form. */
  readonly filters: Value;
  /** Fields that its list can be ordered by. */
  readonly sorted: readonly string[];
  /** Fields that people fill in, `name?` where they may be left out. */
  readonly sent: readonly string[];
  readonly isVersioned: boolean;
}

/** Columns that the server fills in. */
const KEPT_BY_SERVER: ReadonlySet<string> = new Set([
  "createTime",
  "updateTime",
  "createUserId",
  "rowVersion",
]);

const MOMENTS: ReadonlySet<unknown> = new Set(["date", "datetime"]);

/**
 * The use of the fields: texts, codes and names of referred records narrow a list by equality, moments by a range.
 * Moments and numbers order it. A value that the server looks up or fills in is not sent.
 */
export function followingFields(
  schema: string,
  key: string,
  fields: Readonly<Record<string, unknown>>,
): RecordFields {
  const filters: Value = {};
  const sorted: string[] = [];
  const sent: string[] = [];
  for (const [written, value] of Object.entries(fields)) {
    const name = written.replace(/\?$/, "");
    const field = asObject(value);
    const isOwn = name === key || KEPT_BY_SERVER.has(name);
    if (name === "createTime" || isOrdered(field)) sorted.push(name);
    if (!isOwn) Object.assign(filters, filtersOf(schema, name, field));
    if (isOwn || "x-from" in field || "x-state" in field) continue;
    sent.push(written.endsWith("?") || isOptional(field) ? `${name}?` : name);
  }
  return { filters, sorted, sent, isVersioned: "rowVersion?" in fields || "rowVersion" in fields };
}

function typesOf({ type }: Value): readonly unknown[] {
  return [type].flat();
}

function isOptional(field: Value): boolean {
  return typesOf(field).includes("null") || field.default !== undefined;
}

function isNumber(field: Value): boolean {
  return typesOf(field).some((type) => type === "number" || type === "integer");
}

function isOrdered(field: Value): boolean {
  const isKept = !("x-ref" in field || "x-enum" in field || "x-from" in field || "x-state" in field);
  return isKept && (isNumber(field) || MOMENTS.has(field.format));
}

function filtersOf(schema: string, name: string, field: Value): Value {
  const { title, format } = field;
  if (MOMENTS.has(format)) {
    const end = (word: string, match: string) => ({
      title: `${String(title)}${word}`,
      type: "string",
      format,
      "x-filter": { field: name, match },
    });
    return { [`${name}From?`]: end("起", "from"), [`${name}To?`]: end("止", "to") };
  }
  const isCode = "x-enum" in field || typesOf(field).includes("boolean");
  const isText = typesOf(field).includes("string") && !("x-ref" in field);
  return isCode || isText ? { [`${name}?`]: `${schema}.${name}` } : {};
}
