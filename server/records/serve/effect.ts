import type { FirmContext } from "../../contracts/firm-context.ts";
import type { Fields } from "../../contracts/record.ts";
import type { ReadWorkbook } from "../../platform/spreadsheet/read-workbook.ts";
import type { OperationPlan } from "../plan/plan-records.ts";
import type { RecordStore } from "../record-store.ts";

/** One call of an operation on records: the operation as the catalogue has it, and the store of its records. */
export interface Effect extends Pick<OperationPlan, "operation" | "use" | "foundBy" | "through"> {
  readonly store: RecordStore;
  readonly params: Fields;
  readonly context: FirmContext;
  /** The workbook of an import. */
  readonly workbook?: ReadWorkbook | undefined;
}
