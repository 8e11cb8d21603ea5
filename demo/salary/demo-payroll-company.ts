import type { DemoCompany } from "../demo-companies.ts";
import type { DemoPeriod, DemoWorld } from "../demo-world.ts";

/** A company whose payroll the firm does. */
export interface PayrollCompany {
  readonly companyId: number;
  readonly companyName: string;
  /** Place among the firm's payroll companies. */
  readonly index: number;
  /** Its first district's code, for identity numbers. */
  readonly areaId: string;
  /** User id of its accountant. */
  readonly keeper: number;
  /** Months since the firm's service began, oldest first, at most the last two years. */
  readonly periods: readonly DemoPeriod[];
}

/** Those in service, with their months; none that began only this month. */
export function payrollCompanies(world: DemoWorld): PayrollCompany[] {
  return world.companies
    .filter((company) => company.stopPeriod === null && company.isRemove === 0)
    .map((company, index) => payrollCompany(company, index, world))
    .filter(({ periods }) => periods.length > 0);
}

function payrollCompany(company: DemoCompany, index: number, world: DemoWorld): PayrollCompany {
  const { companyId, companyName, beginDate, areaId } = company;
  return {
    companyId,
    companyName,
    index,
    areaId: areaId ?? "310115",
    keeper: world.keepersOf(companyId)[0] ?? world.staff[0]?.userId ?? 1,
    periods: world.periods.filter(({ name }) => name >= beginDate.slice(0, 7)),
  };
}
