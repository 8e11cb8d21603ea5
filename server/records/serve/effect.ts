import type { FirmContext } from "../../contracts/firm-context.ts";
import type { Fields } from "../../contracts/record.ts";
import type { RawSheet } from "../../platform/spreadsheet/read-sheets.ts";
import type { OperationPlan } from "../plan/plan-records.ts";
import type { RecordStore } from "../record-store.ts";

/** One call of an operation on records: the operation as the catalogue has it, and the store of its records. */
export interface Effect extends Pick<OperationPlan, "operation" | "use" | "foundBy" | "through"> {
  readonly store: RecordStore;
  readonly params: Fields;
  readonly context: FirmContext;
  /** The sheets of the file of an import. */
  readonly sheets?: readonly RawSheet[] | undefined;
}
