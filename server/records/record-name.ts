import { typesOf } from "../../src/schema/project/json-schema.ts";
import type { RecordType } from "../../src/schema/project/record-type.ts";
import type { Fields } from "./record-rules.ts";
import { maskValue } from "./present-record.ts";

/** What people call a record: its first text that is neither coded, dated nor hidden. */
export function recordName(record: RecordType, fields: Fields): string {
  for (const [name, property] of Object.entries(record.schema.properties ?? {})) {
    const isText = typesOf(property).includes("string") && property["x-enum"] === undefined;
    const value = fields[name];
    if (isText && property.format === undefined && typeof value === "string" && value !== "")
      return String(maskValue(property, value)).slice(0, 60);
  }
  const id = fields[record.key];
  return typeof id === "number" ? `${record.title} ${id}` : record.title;
}
