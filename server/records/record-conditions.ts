import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { FieldValue, RecordType } from "../../src/schema/project/record-type.ts";
import { containing } from "../store/containing.ts";
import { searchFor } from "../store/search-names.ts";
import { columnKind, ownColumn, propertyOf, readingOf, valueOf } from "./record-columns.ts";

export type Match = "equals" | "contains" | "from" | "to" | "in" | "has";

/** What a record must be like: any of the fields matches the value. */
export interface Condition {
  readonly fields: readonly string[];
  readonly match: Match;
  /** `has` also finds objects in a list, by some of their properties. */
  readonly value: FieldValue | readonly (FieldValue | Readonly<Record<string, string>>)[];
}

type Sql = RawBuilder<SqlBool>;

export function toSql(record: RecordType, { fields, match, value }: Condition): Sql {
  const readings = match === "contains" ? fields.flatMap((field) => readingOf(record, field) ?? []) : [];
  if (readings.length > 0) {
    const [text = ""] = [value].flat() as readonly FieldValue[];
    return foundIn(record, fields, readings, String(text));
  }
  const ways = fields.map((field) => matches(record, field, match, value));
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`;
}

function matches(record: RecordType, field: string, match: Match, value: Condition["value"]): Sql {
  const property = propertyOf(record, field);
  const stored = valueOf(record, field);
  const values = [value].flat() as readonly FieldValue[];
  const [first = null] = values;
  const typed = ownColumn(record, field) === undefined ? asValue : asColumn;
  switch (match) {
    case "equals":
      return first === null ? sql`${stored} is null` : sql`${stored} = ${typed(first)}`;
    case "in":
      return values.length === 0 ? sql`false` : sql`${stored} in (${sql.join(values.map(typed))})`;
    case "has":
      return sql`(${sql.join(
        values.map((one) => sql`${stored} @> ${JSON.stringify([one])}::jsonb`),
        sql` or `,
      )})`;
    case "from":
      return sql`${stored} >= ${typed(first)}`;
    case "to":
      return sql`${stored} <= ${typed(endOf(first, property.format))}`;
    case "contains":
      return property["x-mask"] === undefined
        ? contains(stored, String(first))
        : showsThrough(stored, String(first));
    default:
      throw new Error(`a ${columnKind(property)} cannot be narrowed by "${String(match)}"`);
  }
}

/** Names of clients and staff are searched as everywhere: word by word, and by pinyin. */
function foundIn(
  record: RecordType,
  fields: readonly string[],
  readings: readonly RawBuilder<unknown>[],
  text: string,
): Sql {
  const masked = fields.filter((field) => propertyOf(record, field)["x-mask"] !== undefined);
  const texts = fields.filter((field) => !masked.includes(field)).map((field) => valueOf(record, field));
  const ways = [
    searchFor(text, { texts, readings }),
    ...masked.map((field) => matches(record, field, "contains", text)),
  ];
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`;
}

function contains(stored: RawBuilder<unknown>, text: string): Sql {
  const [operator, pattern] = containing(text);
  return sql`${stored} ${sql.raw(operator)} ${pattern}`;
}

/** Only what the mask shows can be searched in part: otherwise a filter would spell out what is hidden. */
function showsThrough(stored: RawBuilder<unknown>, text: string): Sql {
  const ways = [
    sql`${stored} = ${text}`,
    ...(text.length <= 3 ? [sql`${stored} like ${`${text}%`}`] : []),
    ...(text.length <= 4 ? [sql`${stored} like ${`%${text}`}`] : []),
  ];
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** A day ends with its last second. */
function endOf(value: FieldValue, format: string | undefined): FieldValue {
  return format === "datetime" && typeof value === "string" && value.length === 10
    ? `${value} 23:59:59`
    : value;
}

/** Own columns are integers; compared with another type their indexes are of no use. */
function asColumn(value: FieldValue): RawBuilder<unknown> {
  return Number.isInteger(value) ? sql`${String(value)}::integer` : asValue(value);
}

function asValue(value: FieldValue): RawBuilder<unknown> {
  if (typeof value === "number") return sql`${String(value)}::numeric`;
  return typeof value === "boolean" ? sql`${value}::boolean` : sql`${value}`;
}
