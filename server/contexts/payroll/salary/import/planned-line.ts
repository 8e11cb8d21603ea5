import type { RowEffect } from "../../../../contracts/import-kind.ts";
import type { PayrollLine } from "../payroll-records.ts";
import type { LineRow } from "./line-rows.ts";
import type { LinePreview } from "./preview-lines.ts";

/** A row of a wage sheet with the line that it meets. */
export interface PlannedLine extends LineRow {
  /** The line as it is; undefined where there is none yet. */
  readonly before: PayrollLine | undefined;
  readonly effect: RowEffect;
  readonly preview: LinePreview;
}
