import { fenToYuan } from "../../../src/domain/money.ts";
import { salesOf } from "../../../src/domain/tax/invoice-totals.ts";
import { declaresIn } from "../../../src/domain/tax/reckon-period.ts";
import { meanBurden } from "../../../src/domain/tax/tax-burden.ts";
import { monthsDeclared } from "../../../src/domain/tax/tax-frequency.ts";
import type { FirmContext } from "../../binding/handler.ts";
import type { TenantDb } from "../../database/tenant-db.ts";
import { RecordStore } from "../../records/record-store.ts";
import { type PeriodOf, takePeriods } from "./company-period.ts";
import {
  CALCULATED,
  CALCULATION_FAILED,
  NONE_THIS_MONTH,
  NO_TAX_FORM,
  TAX_CHANGED,
} from "./period-states.ts";
import { readTotals, readYearSales } from "./read-totals.ts";
import { readTaxpayer, reckonCompany } from "./reckon-company.ts";

/** Reckons a company's month anew and keeps what comes out, or why nothing does. Gives the prediction status. */
export async function keepEstimate(context: FirmContext, period: PeriodOf): Promise<number> {
  const { db, clock } = context;
  const [row] = await takePeriods(context, [period.companyId], period);
  if (!row) throw new Error(`no row for company ${period.companyId} could be made`);
  const outputs = await readOutputs(db, period);
  const reckoned = await reckon(context, period);
  const changed =
    row.qrzzse !== null && reckoned.zzshfjs !== null && Number(row.qrzzse) !== Number(reckoned.zzshfjs);
  await db
    .updateTable("companyPeriod")
    .set({
      ...outputs,
      ...reckoned,
      ...(changed && { doubtState: TAX_CHANGED }),
      ...(!changed && row.doubtState === TAX_CHANGED && { doubtState: 0 }),
      updateTime: clock.now(),
    })
    .where("id", "=", row.id)
    .execute();
  return reckoned.predictionStatus;
}

async function reckon(context: FirmContext, period: PeriodOf) {
  const taxpayer = await readTaxpayer(context.db, period.companyId);
  const nothing = { zzshfjs: null, zzssfl: null, estimate: null, zzshfjsExtRemark: null };
  const accounts = await RecordStore.open("bureauAccount", context);
  if ((await accounts.count({ where: { companyId: period.companyId } })) === 0)
    return { ...nothing, predictionStatus: NO_TAX_FORM };
  if (!declaresIn(taxpayer, period.kjqj)) return { ...nothing, predictionStatus: NONE_THIS_MONTH };
  try {
    const { estimate, stored } = await reckonCompany(context, period);
    const year = await readBurdens(context.db, period);
    const mean = meanBurden([...year, estimate.burden]);
    return {
      predictionStatus: CALCULATED,
      zzshfjs: yuanText(estimate.total),
      zzssfl: estimate.burden === null ? null : estimate.burden.toFixed(6),
      currentYearSfl: mean === null ? null : mean.toFixed(6),
      estimate: JSON.stringify(stored),
      zzshfjsExtRemark: null,
    };
  } catch (error) {
    // A month that no rate is known for; its message is worded for users.
    if (!(error instanceof RangeError)) throw error;
    return { ...nothing, predictionStatus: CALCULATION_FAILED, zzshfjsExtRemark: error.message };
  }
}

async function readOutputs(db: TenantDb, { companyId, kjnd, kjqj }: PeriodOf) {
  const month = await readTotals(db, companyId, kjnd, [kjqj]);
  const quarter = await readTotals(db, companyId, kjnd, monthsDeclared(kjqj, "quarterly"));
  return {
    byxxTotalNum: month.count,
    byxxTotalJe: yuanText(salesOf(month).net),
    byxxTotalSe: yuanText(salesOf(month).tax),
    bjxxTotalNum: quarter.count,
    bjxxTotalJe: yuanText(salesOf(quarter).net),
    bjxxTotalSe: yuanText(salesOf(quarter).tax),
    yearSales: yuanText(await readYearSales(db, companyId, kjnd, kjqj)),
  };
}

/** The rates of the year's earlier months. */
async function readBurdens(db: TenantDb, { companyId, kjnd, kjqj }: PeriodOf): Promise<(number | null)[]> {
  const rows = await db
    .selectFrom("companyPeriod")
    .select("zzssfl")
    .where("companyId", "=", companyId)
    .where("kjnd", "=", kjnd)
    .where("kjqj", "<", kjqj)
    .execute();
  return rows.map(({ zzssfl }) => (zzssfl === null ? null : Number(zzssfl)));
}

function yuanText(fen: number): string {
  return fenToYuan(Math.round(fen)).toFixed(2);
}
