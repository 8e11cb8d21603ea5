import type { DemoCompany } from "../demo-companies.ts";
import type { DemoWorld } from "../demo-world.ts";
import { type DemoPeriodRow, demoPeriods } from "./demo-periods.ts";
import { isServed } from "./demo-period-state.ts";
import { loadInvoices } from "./load-invoices.ts";
import { makeInvoices } from "./make-invoices.ts";
import { seedOpening } from "./seed-opening.ts";
import { seedNotices } from "./seed-notices.ts";
import { seedSettlements } from "./seed-settlements.ts";
import { seedTaxAccounts } from "./seed-tax-accounts.ts";
import { seedTaxConfig } from "./seed-tax-config.ts";

/** The invoices of the companies in service, what taxes they came to, and what else belongs to the tax work. */
export async function seedTax(world: DemoWorld): Promise<void> {
  const companies = world.companies.filter(isServed);
  for (const company of companies) {
    const invoices = makeInvoices(world, company);
    await loadInvoices(world.whole, world.gsid, invoices);
    const { rows, opening } = demoPeriods(world, company, invoices);
    const kept = await keepPeriods(world, company, rows);
    await seedOpening(world, company, opening);
    await seedNotices(world, company, kept);
  }
  await seedTaxAccounts(world, companies);
  await seedSettlements(world, companies);
  await seedTaxConfig(world, companies);
}

async function keepPeriods(world: DemoWorld, { companyId }: DemoCompany, rows: readonly DemoPeriodRow[]) {
  if (rows.length === 0) return [];
  // Rows of one statement name the same columns.
  const whole = rows.map((row) => ({ ...NOTHING, ...row }));
  await world.db.insertInto("companyPeriod").values(whole).execute();
  return await world.db.selectFrom("companyPeriod").selectAll().where("companyId", "=", companyId).execute();
}

const NOTHING = {
  predictionStatus: null,
  zzshfjs: null,
  zzshfjsExtRemark: null,
  zzssfl: null,
  currentYearSfl: null,
  estimate: null,
  qrzzse: null,
  declaredAmount: null,
  taxConfirmState: 0,
  noticeTaxType: 0,
  noticePayType: null,
  doubtState: 0,
  taxStatus: null,
  content: null,
  paymentTimeType: null,
  payTime: null,
  taxDeclareStatus: 0,
  copyStatus: 0,
  declareTime: null,
} as const;
