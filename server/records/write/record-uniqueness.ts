import { sql } from "kysely";
import type { FieldValue, RecordType, UniqueSet } from "../../../src/schema/project/record-type.ts";
import type { TenantDb } from "../../platform/database/tenant-db.ts";
import { Refusal } from "../../platform/errors.ts";
import { toSql } from "../query/record-conditions.ts";
import { uniqueIndexes } from "../indexes/record-indexes.ts";
import { type RecordPlan, fieldOf } from "../plan/record-plan.ts";
import type { Fields, StoredRecord } from "../../contracts/record.ts";

/**
 * Refuses a record whose unique fields another one in use has; names the last of them. It says so before anything is
 * written; between two who write at once the database decides, see `refusalOfDouble`.
 */
export async function assertUnique(
  plan: RecordPlan,
  after: Fields,
  before: StoredRecord | undefined,
  db: TenantDb,
): Promise<void> {
  const { record } = plan;
  for (const set of record.unique) {
    if (!set.fields.every((name) => isGiven(after[name])) || !isLike(after, set.where)) continue;
    let query = db
      .selectFrom("plainRecord as r")
      .select("r.id")
      .where("r.resource", "=", sql.lit(record.name))
      .where("r.isRemove", "=", sql.lit(0));
    for (const name of set.fields) {
      const value = after[name] as FieldValue;
      query = query.where(toSql(plan, { fields: [name], match: "equals", value }));
    }
    for (const [name, value] of Object.entries(set.where))
      query = query.where(toSql(plan, { fields: [name], match: "in", value }));
    if (before) query = query.where("r.id", "!=", before.id);
    if (await query.executeTakeFirst()) throw doubled(plan, set, after);
  }
}

/** The same refusal of a write that another one has come before; any other error as it is. */
export function refusalOfDouble(plan: RecordPlan, fields: Fields, error: unknown): unknown {
  const index = violatedIndex(plan.record, error);
  return index ? doubled(plan, index.set, fields) : error;
}

function violatedIndex(record: RecordType, error: unknown) {
  const { constraint } = error as { readonly constraint?: unknown };
  return uniqueIndexes(record).find(({ name }) => name === constraint);
}

/** True where a set of unique properties that holds for some records holds for this one. */
export function isLike(fields: Fields, where: UniqueSet["where"]): boolean {
  return Object.entries(where).every(([name, value]) => [value].flat().includes(fields[name] as FieldValue));
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

function doubled(plan: RecordPlan, set: UniqueSet, fields: Fields): Refusal {
  if (set.else !== undefined) return new Refusal("rule", set.else);
  const name = set.fields.at(-1) ?? "";
  const { title = name } = fieldOf(plan, name).property;
  const shown = typeof fields[name] === "string" ? `“${fields[name]}”` : "";
  const message = `${title}${shown}已存在，请勿重复添加`;
  return new Refusal("validation", message, [{ path: name, message }]);
}
