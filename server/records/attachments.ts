import type { Condition } from "./query/record-conditions.ts";
import type { StoredRecord } from "../contracts/record-rules.ts";
import { fileUrl } from "../platform/files/stored-file.ts";

/** Where a kind of record names files: whoever may see such a record may read its files. */
export interface Attachment {
  readonly record: string;
  /** Who may call this operation may see the records. */
  readonly operation: string;
  /** Finds the records that name one of the files. */
  readonly condition: (fileKeys: readonly string[]) => Condition;
  readonly keysOf: (record: StoredRecord) => readonly string[];
}

const texts = (value: unknown) => [value].flat().filter((one) => typeof one === "string");

/** One key, or a list of them. */
function keyed(field: string, match: "in" | "has"): Pick<Attachment, "condition" | "keysOf"> {
  return {
    condition: (fileKeys) => ({ fields: [field], match, value: fileKeys }),
    keysOf: (record) => texts(record[field]),
  };
}

/** A list of objects of which each has a property that tells the key. */
function listed(
  field: string,
  property: string,
  tell: (fileKey: string) => string,
): Pick<Attachment, "condition" | "keysOf"> {
  return {
    condition: (fileKeys) => ({
      fields: [field],
      match: "has",
      value: fileKeys.map((fileKey) => ({ [property]: tell(fileKey) })),
    }),
    keysOf: (record) =>
      ((record[field] ?? []) as Readonly<Record<string, string>>[]).map((one) =>
        String(one[property]).slice(tell("").length),
      ),
  };
}

/** A file's key cannot be guessed: who attaches one has been given it. */
export const ATTACHMENTS: readonly Attachment[] = [
  { record: "bankEntry", operation: "bankEntry.query", ...keyed("receiptKey", "in") },
  { record: "salaryFile", operation: "salary.file.list", ...keyed("fileKey", "in") },
  { record: "taxNotice", operation: "taxNotice.history", ...keyed("fileKeyList", "has") },
  { record: "specialCase", operation: "specialCase.detail", ...listed("annexList", "url", fileUrl) },
  {
    record: "chatMessage",
    operation: "chat.record.page",
    ...listed("files", "fileKey", (fileKey) => fileKey),
  },
];
