import type { FieldValue, RecordType } from "../../src/schema/project/record-type.ts";
import type { FirmContext } from "../binding/handler.ts";
import { Refusal } from "../errors.ts";
import { propertyOf } from "./record-columns.ts";
import { toSql } from "./record-conditions.ts";
import type { Fields, StoredRecord } from "./record-rules.ts";
import { takeTurn } from "./take-turn.ts";

/** Refuses a record whose unique fields another one in use has; names the last of them. */
export async function demandUnique(
  record: RecordType,
  after: Fields,
  before: StoredRecord | undefined,
  context: FirmContext,
): Promise<void> {
  const asked = record.unique.filter((names) => names.every((name) => isGiven(after[name])));
  if (asked.length === 0) return;
  await takeTurn(record.name, context);
  for (const names of asked) {
    let query = context.db
      .selectFrom("plainRecord as r")
      .select("r.id")
      .where("r.resource", "=", record.name)
      .where("r.isRemove", "=", 0);
    for (const name of names) {
      const value = after[name] as FieldValue;
      query = query.where(toSql(record, { fields: [name], match: "equals", value }));
    }
    if (before) query = query.where("r.id", "!=", before.id);
    if (await query.executeTakeFirst()) throw doubled(record, names.at(-1) ?? "", after);
  }
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

function doubled(record: RecordType, name: string, fields: Fields): Refusal {
  const { title = name } = propertyOf(record, name);
  const shown = typeof fields[name] === "string" ? `“${fields[name]}”` : "";
  const message = `${title}${shown}已存在，请勿重复添加`;
  return new Refusal("validation", message, [{ path: name, message }]);
}
