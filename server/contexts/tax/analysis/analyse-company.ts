import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import { shiftPeriod } from "../../../../src/domain/period.ts";
import { salesOf } from "../../../../src/domain/tax/invoice-totals.ts";
import { operation } from "../../../contracts/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { type PeriodOf, findPeriod } from "../company-period/company-period.ts";
import { CALCULATED } from "../company-period/period-states.ts";
import { readTotals } from "../company-period/read-totals.ts";

/**
 * The sales and purchases of a company in a month without tax, against the month before and since January, and its tax.
 * Tax and its burden are those of the month's declaration; null while there is none.
 */
export const analyseCompany = operation("company.analysis", async ({ qyid, kjnd, kjqj }, { db }) => {
  const month = { companyId: qyid, kjnd, kjqj };
  const { sales, totals } = await readMonth(db, month);
  const [lastYear = 0, lastMonth = 0] = shiftPeriod(`${kjnd}-${two(kjqj)}`, -1)
    .split("-")
    .map(Number);
  const last = await readMonth(db, { companyId: qyid, kjnd: lastYear, kjqj: lastMonth });
  const months = Array.from({ length: kjqj }, (_none, index) => index + 1);
  const year = salesOf(await readTotals(db, qyid, kjnd, months));
  const row = await findPeriod(db, month);
  const isCalculated = row?.predictionStatus === CALCULATED;
  return {
    qyid,
    kjnd,
    kjqj,
    saleAmount: fenToYuan(sales.net),
    saleTax: fenToYuan(sales.tax),
    purchaseAmount: fenToYuan(totals.purchases),
    purchaseTax: fenToYuan(totals.selectedTax),
    taxAmount: isCalculated && row.zzshfjs !== null ? fenToYuan(yuanToFen(Number(row.zzshfjs))) : null,
    taxBurden: isCalculated && row.zzssfl !== null ? Number(row.zzssfl) : null,
    lastSaleAmount: fenToYuan(last.sales.net),
    saleGrowth: last.sales.net > 0 ? growth(sales.net, last.sales.net) : null,
    yearSaleAmount: fenToYuan(year.net),
  };
});

async function readMonth(db: TenantDb, { companyId, kjnd, kjqj }: PeriodOf) {
  const totals = await readTotals(db, companyId, kjnd, [kjqj]);
  return { totals, sales: salesOf(totals) };
}

/** As a fraction, with six decimals. */
function growth(now: number, before: number): number {
  return Math.round(((now - before) / before) * 1e6) / 1e6;
}

function two(month: number): string {
  return String(month).padStart(2, "0");
}
