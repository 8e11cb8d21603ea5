import type { RecordFiles } from "../../contracts/record-rules.ts";
import type { StoredRecord } from "../../contracts/record.ts";
import { fileAddress } from "../../../src/domain/file-address.ts";
import type { Condition } from "../query/record-conditions.ts";

/** Finds the records that name one of the files. */
export function namesFile({ field, holds }: RecordFiles, fileKeys: readonly string[]): Condition {
  const fields = [field];
  if (holds === "key") return { fields, match: "in", value: fileKeys };
  if (holds === "keys") return { fields, match: "has", value: fileKeys };
  const [property, tell] = propertyOf(holds);
  return { fields, match: "has", value: fileKeys.map((fileKey) => ({ [property]: tell(fileKey) })) };
}

/** The keys of the files that a record names. */
export function fileKeysOf({ field, holds }: RecordFiles, record: StoredRecord): string[] {
  if (typeof holds === "string") return [record[field]].flat().filter((key) => typeof key === "string");
  const [property, tell] = propertyOf(holds);
  const entries = (record[field] ?? []) as readonly Readonly<Record<string, string>>[];
  return entries.map((entry) => String(entry[property]).slice(tell("").length));
}

function propertyOf(
  holds: Exclude<RecordFiles["holds"], string>,
): [property: string, tell: (fileKey: string) => string] {
  return "keyIn" in holds ? [holds.keyIn, (fileKey) => fileKey] : [holds.addressIn, fileAddress];
}
