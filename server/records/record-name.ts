import type { RecordType } from "../../src/schema/project/record-type.ts";
import { maskValue } from "./present-record.ts";
import { planRecord } from "./plan/record-plan.ts";
import type { Fields } from "../contracts/record.ts";

/** The name of a record for people: its first text that is neither coded, dated nor hidden. */
export function recordName(record: RecordType, fields: Fields): string {
  const { names, masked } = planRecord(record);
  for (const name of names) {
    const value = fields[name];
    if (typeof value === "string" && value !== "")
      return String(maskValue(masked.get(name), value)).slice(0, 60);
  }
  const id = fields[record.key];
  return typeof id === "number" ? `${record.title} ${id}` : record.title;
}

/** The name of a record that is still to be written: its kind, where the name is looked up once it is there. */
export function newRecordName(record: RecordType, fields: Fields): string {
  const { names, fields: plans } = planRecord(record);
  const [first = ""] = names;
  return plans.get(first)?.isLookedUp === true ? record.title : recordName(record, fields);
}
