import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { FieldValue } from "../../../src/schema/project/record-type.ts";
import { containing } from "./containing.ts";
import { searchFor } from "./search-names.ts";
import { type FieldPlan, type RecordPlan, fieldOf } from "../plan/record-plan.ts";

export type Match = "equals" | "contains" | "from" | "to" | "in" | "has";

/** A condition on a record or a row: any of the fields matches the value. `toSql` and `holdsFor` judge it alike. */
export interface Condition {
  readonly fields: readonly string[];
  readonly match: Match;
  /** `has` also finds objects in a list, by some of their properties. */
  readonly value: FieldValue | readonly (FieldValue | Readonly<Record<string, string>>)[];
}

type Sql = RawBuilder<SqlBool>;
type Values = readonly FieldValue[];

/** The parts of a field's plan that a condition needs; a column of another table has them too. */
export type ComparedField = Pick<
  FieldPlan,
  "property" | "kind" | "column" | "isLookedUp" | "value" | "ordered" | "reading"
>;

/** The condition in a query of `plainRecord as r`. */
export function toSql(plan: RecordPlan, { fields, match, value }: Condition): Sql {
  return anyMatches(
    fields.map((name) => fieldOf(plan, name)),
    match,
    value,
  );
}

/** Any of the fields matches the value. */
export function anyMatches(
  fields: readonly ComparedField[],
  match: Match,
  value: Condition["value"],
): RawBuilder<SqlBool> {
  const readings = match === "contains" ? fields.flatMap(({ reading }) => reading ?? []) : [];
  const values = [value].flat() as Values;
  if (readings.length > 0) return foundIn(fields, readings, String(values[0] ?? ""));
  return anyOf(fields.map((field) => MATCHES[match](field, values)));
}

const NEVER: Sql = sql<SqlBool>`false`;

const MATCHES: { readonly [match in Match]: (field: ComparedField, values: Values) => Sql } = {
  equals: (field, [first = null]) =>
    first === null ? sql`${field.value} is null` : sql`${field.value} = ${literal(field, first)}`,
  in: (field, values) =>
    values.length === 0
      ? NEVER
      : sql`${field.value} in (${sql.join(values.map((value) => literal(field, value)))})`,
  has: ({ value }, values) =>
    anyOf(values.map((wanted) => sql`${value} @> ${JSON.stringify([wanted])}::jsonb`)),
  from: (field, [first = null]) => sql`${comparable(field)} >= ${literal(field, first)}`,
  to: (field, [first = null]) => sql`${comparable(field)} <= ${literal(field, endOf(first, field))}`,
  contains: ({ value, property }, [first = null]) =>
    property["x-mask"] === undefined ? contains(value, String(first)) : showsThrough(value, String(first)),
};

function anyOf(ways: readonly Sql[]): Sql {
  return ways.length === 0 ? NEVER : sql<SqlBool>`(${sql.join(ways, sql` or `)})`;
}

/** Names of clients and staff are searched as everywhere: word by word, and by pinyin. */
function foundIn(
  fields: readonly ComparedField[],
  readings: readonly RawBuilder<unknown>[],
  text: string,
): Sql {
  const masked = fields.filter(({ property }) => property["x-mask"] !== undefined);
  const texts = fields.filter((field) => !masked.includes(field)).map(({ value }) => value);
  return anyOf([
    searchFor(text, { texts, readings }),
    ...masked.map((field) => MATCHES.contains(field, [text])),
  ]);
}

function contains(stored: RawBuilder<unknown>, text: string): Sql {
  const [operator, pattern] = containing(text);
  return sql`${stored} ${sql.raw(operator)} ${pattern}`;
}

/** Only what the mask shows can be searched in part: otherwise a filter would spell out what is hidden. */
export function showsThrough(stored: RawBuilder<unknown>, text: string): Sql {
  return anyOf([
    sql`${stored} = ${text}`,
    ...(text.length <= SHOWN_AT_START ? [sql<SqlBool>`${stored} like ${`${literally(text)}%`}`] : []),
    ...(text.length <= SHOWN_AT_END ? [sql<SqlBool>`${stored} like ${`%${literally(text)}`}`] : []),
  ]);
}

/** Characters that a mask shows at either end. */
export const SHOWN_AT_START = 3;
export const SHOWN_AT_END = 4;

function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, (wildcard) => `\\${wildcard}`);
}

/** Texts are compared by code points, whatever the collation of the database. */
function comparable(field: ComparedField): RawBuilder<unknown> {
  const { value, ordered } = field;
  return isKeptText(field) && ordered === value ? sql`${value} collate "C"` : ordered;
}

/** Neither a column, which may be a time, nor looked up in one. */
function isKeptText({ kind, column, isLookedUp }: ComparedField): boolean {
  return kind === "text" && column === undefined && !isLookedUp;
}

/** Greater than any text that begins with what stands before it. */
const LAST_SIGN = "\u{10FFFF}";

/** A day, or a month, ends with its last second. A column of times is compared with a time. */
function endOf(value: FieldValue, field: ComparedField): FieldValue {
  if (typeof value !== "string") return value;
  if (isKeptText(field)) return `${value}${LAST_SIGN}`;
  return field.property.format === "datetime" ? lastSecondOf(value) : value;
}

/** The last moment that a day or a time (`YYYY-MM-DD HH:mm:ss`) includes: a day means all of it. */
export function lastSecondOf(time: string): string {
  return time.length === 10 ? `${time} 23:59:59` : time;
}

/** The greatest that a column of integers holds. */
const GREATEST = 2_147_483_647;

/** Most own columns are integers; compared with another type their indexes are of no use. */
function literal({ column }: ComparedField, value: FieldValue): RawBuilder<unknown> {
  if (typeof value === "boolean") return sql`${value}::boolean`;
  if (typeof value !== "number") return sql`${value}`;
  return column !== undefined && Number.isInteger(value) && Math.abs(value) <= GREATEST
    ? sql`${String(value)}::integer`
    : sql`${String(value)}::numeric`;
}
