import { sql } from "kysely";
import type { FieldValue, RecordType } from "../../../src/schema/project/record-type.ts";
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
  for (const names of record.unique.filter((set) => set.every((name) => isGiven(after[name])))) {
    let query = db
      .selectFrom("plainRecord as r")
      .select("r.id")
      .where("r.resource", "=", sql.lit(record.name))
      .where("r.isRemove", "=", sql.lit(0));
    for (const name of names) {
      const value = after[name] as FieldValue;
      query = query.where(toSql(plan, { fields: [name], match: "equals", value }));
    }
    if (before) query = query.where("r.id", "!=", before.id);
    if (await query.executeTakeFirst()) throw doubled(plan, names, after);
  }
}

/** The same refusal of a write that another one has come before; any other error as it is. */
export function refusalOfDouble(plan: RecordPlan, fields: Fields, error: unknown): unknown {
  const index = violatedIndex(plan.record, error);
  return index ? doubled(plan, index.fields, fields) : error;
}

function violatedIndex(record: RecordType, error: unknown) {
  const { constraint } = error as { readonly constraint?: unknown };
  return uniqueIndexes(record).find(({ name }) => name === constraint);
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

function doubled(plan: RecordPlan, names: readonly string[], fields: Fields): Refusal {
  const name = names.at(-1) ?? "";
  const { title = name } = fieldOf(plan, name).property;
  const shown = typeof fields[name] === "string" ? `“${fields[name]}”` : "";
  const message = `${title}${shown}已存在，请勿重复添加`;
  return new Refusal("validation", message, [{ path: name, message }]);
}
