import { SALARY } from "../../server/contexts/payroll/salary/lines/line-facts.ts";
import type { DemoPeriod } from "../demo-world.ts";
import type { DemoPayrollPerson } from "./demo-people.ts";
import type { PayrollCompany } from "./demo-payroll-company.ts";
import type { DemoPersonYear } from "./demo-person-lines.ts";

export interface SeededPerson extends DemoPayrollPerson {
  readonly ryid: number;
  readonly bmId: number | null;
  readonly years: readonly DemoPersonYear[];
}

/** The scheme of a company's wages; null: it has none yet. */
export function wagesScheme(company: PayrollCompany, sheets: readonly SeededSheet[]): number | null {
  return sheets.find((sheet) => sheet.company === company && sheet.xclx === SALARY.wages)?.xctjid ?? null;
}

/** A line as it is kept: its amounts in yuan. */
export interface SeededLine {
  readonly person: SeededPerson;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A scheme's month as it is kept. */
export interface SeededSheet {
  readonly id: number;
  readonly company: PayrollCompany;
  readonly xctjid: number;
  readonly xclx: number;
  readonly period: DemoPeriod;
  readonly confirmStatus: 0 | 1;
  readonly lines: readonly SeededLine[];
}
