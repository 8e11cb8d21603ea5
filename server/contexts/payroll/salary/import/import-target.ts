import type { PayrollPeriod } from "../payroll-period.ts";

/** The target of the rows of a file of payroll. */
export interface ImportTarget extends PayrollPeriod {
  /** Absent: the client's first scheme of the kind, or a new one. */
  readonly xctjid?: number | undefined;
  /** Kind of payroll of the scheme: a value of the code table `salaryType`. */
  readonly xclx?: number | undefined;
}
