/** A company's month of payroll. */
export interface PayrollPeriod {
  readonly companyId: number;
  readonly kjnd: number;
  readonly kjqj: number;
}

/** `YYYY-MM`. */
export function periodName({ kjnd, kjqj }: Pick<PayrollPeriod, "kjnd" | "kjqj">): string {
  return `${kjnd}-${String(kjqj).padStart(2, "0")}`;
}
