import type { ImportFact, ImportQuestion, PlannedRow } from "../../contracts/import-kind.ts";
import type { FileTable } from "../table/read-table.ts";

/** One thing that is wrong with a file. */
export interface ImportFault {
  /** As the spreadsheet counts; of one of several sheets too. */
  readonly line: number;
  /** Title of the column; empty where the whole row is meant. */
  readonly column: string;
  /** The text of the cell. */
  readonly content: string;
  readonly reason: string;
}

/** The result that the import of a file would have. */
export interface ImportPlan {
  readonly tables: readonly FileTable[];
  /** Of all tables, in their order. */
  readonly rows: readonly PlannedRow[];
  readonly questions: readonly ImportQuestion[];
  readonly facts: readonly ImportFact[];
  readonly faults: readonly ImportFault[];
  /** Why nothing can be kept yet, the most important first; empty: the user decides. */
  readonly problems: readonly string[];
  readonly counts: PlanCounts;
  /** The same as long as the same would be done. */
  readonly digest: string;
}

export interface PlanCounts {
  readonly rows: number;
  readonly new: number;
  readonly changed: number;
  readonly same: number;
  /** Rows with a fault. */
  readonly faulty: number;
}
