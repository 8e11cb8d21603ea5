import { Refusal } from "../../../platform/errors.ts";
import type { Fields, StoredRecord } from "../../../contracts/record.ts";

/** Refuses to move what belongs to one ledger into another. */
export function assertSameLedger(after: Fields, before: StoredRecord | undefined): void {
  if (!before || after.ztdm === before.ztdm) return;
  const message = "所属账套不能修改";
  throw new Refusal("validation", message, [{ path: "ztdm", message }]);
}
