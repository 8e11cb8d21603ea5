import type { FilingChanges } from "./noticed-tax.ts";

/** Changes as the columns of a table take them. */
export function columnsOf({ fileKeyList, ...changes }: FilingChanges) {
  return { ...changes, ...(fileKeyList && { fileKeyList: JSON.stringify(fileKeyList) }) };
}
