import type { FieldError } from "../platform/errors.ts";
import type { WorkbookColumn, WorkbookValues } from "../platform/spreadsheet/workbook-column.ts";

/** One row of a file below its head, as the columns that were taken read it. */
export interface ImportRow {
  /** As the spreadsheet counts, from 1. */
  readonly line: number;
  readonly values: WorkbookValues;
  /** Faults of its cells by themselves, by the names of its columns; empty when there are none. */
  readonly faults: readonly FieldError[];
}

/**
 * The effect of a row: make a record, change one, nothing since the record is there already as the row has it, or nothing
 * since the row says nothing, such as interest of 0.00.
 */
export type RowEffect = "new" | "changed" | "same" | "none";

export interface PlannedRow extends ImportRow {
  readonly effect: RowEffect;
}

/** A decision that only the user can take before anything is written. */
export interface ImportQuestion {
  /** Unique within the plan and the same whenever the file is planned again: `opening`, `doubles`. */
  readonly id: string;
  /** A sentence with the numbers that the decision needs. */
  readonly text: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The option that holds where the user says nothing; absent: an answer is required. */
  readonly usual?: string;
}

/** Question → the value of the option that was chosen. */
export type ImportAnswers = { readonly [question: string]: string };

export interface ImportFact {
  readonly title: string;
  readonly content: string;
}

export interface RowsPlan {
  /** In the order of the file. `faults`: those of the cells and all that the kind finds; a row with any is not kept. */
  readonly rows: readonly PlannedRow[];
  /** In the order in which they are asked. */
  readonly questions: readonly ImportQuestion[];
  /** Further facts for the user, such as the balances of a statement. */
  readonly facts: readonly ImportFact[];
}

/**
 * A kind of file that comes in. A file is read, planned, shown to the user, and kept by a job that plans it once more
 * under the lock of its target.
 */
export interface ImportKindOf<Context, Target extends object = object> {
  /** Unique; the folder of its layouts below `schemas/imports`. */
  readonly kind: string;
  /** In Chinese, as in “导入银行对账单”: 银行对账单. */
  readonly title: string;
  /** All rows are kept, or none. */
  readonly isWhole?: true;
  /** The columns that a file may have. */
  columns(target: Target, context: Context): readonly WorkbookColumn[];
  /**
   * The columns that a file with these ones lacks, where one of several is required; a sentence. Columns that each are
   * required need none.
   */
  lackOf?(taken: ReadonlySet<string>): string | undefined;
  /** Keeps other jobs of the same target waiting until the transaction ends. */
  lock(target: Target, context: Context): Promise<void>;
  /** Plans what the rows would do; reads only. Throws a Refusal where the target takes no file at all. */
  plan(
    rows: readonly ImportRow[],
    target: Target,
    answers: ImportAnswers,
    context: Context,
  ): Promise<RowsPlan>;
  /**
   * Keeps one row without faults. A thrown Refusal undoes the row and is its 失败原因. Absent where `keepAll` is there.
   */
  keep?(row: PlannedRow, target: Target, context: Context): Promise<void>;
  /** Of a whole kind: keeps all rows that are new or changed, in the transaction of the lock. */
  keepAll?(
    rows: readonly PlannedRow[],
    target: Target,
    answers: ImportAnswers,
    context: Context,
  ): Promise<void>;
}
