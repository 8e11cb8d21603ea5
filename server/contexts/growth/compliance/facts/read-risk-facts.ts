import type { TenantDb } from "../../../../platform/database/tenant-db.ts";
import { readZeroMonths } from "../../../tax/door.ts";
import type { RiskFacts, RiskPeriod } from "../risk-facts.ts";
import { readCompanyFacts } from "./read-company-facts.ts";
import { readInvoiceFacts } from "./read-invoice-facts.ts";
import { readPayrollFacts } from "./read-payroll-facts.ts";
import { readUndeclaredMonths } from "./read-undeclared-months.ts";

const NO_INVOICES = {
  yearSales: null,
  yearPurchases: null,
  quarterSales: null,
  monthSales: null,
  usualMonthSales: null,
  reversedShare: null,
  topCustomer: null,
} as const;

/** The facts of the companies for a period; a company without any is left out. */
export async function readRiskFacts(
  db: TenantDb,
  companyIds: readonly number[],
  period: RiskPeriod,
  today: string,
): Promise<RiskFacts[]> {
  if (companyIds.length === 0) return [];
  const companies = await readCompanyFacts(db, companyIds, today);
  const invoices = await readInvoiceFacts(db, companyIds, period);
  const zeroMonths = await readZeroMonths(db, companyIds, period);
  const payrolls = await readPayrollFacts(db, companyIds, period);
  const undeclared = await readUndeclaredMonths(db, companyIds, period);
  return companies.map((company) => ({
    ...company,
    ...(invoices.get(company.companyId) ?? NO_INVOICES),
    zeroMonths: zeroMonths.get(company.companyId) ?? 0,
    payroll: payrolls.get(company.companyId) ?? null,
    undeclaredMonths: undeclared.get(company.companyId) ?? null,
  }));
}
