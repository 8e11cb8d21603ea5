import { fenToYuan } from "../../../../src/domain/money.ts";
import { periodParts, quarterEnd, shiftPeriod } from "../../../../src/domain/period.ts";
import { salesOf } from "../../../../src/domain/tax/invoice-totals.ts";
import { declaresIn } from "../../../../src/domain/tax/calculate-period.ts";
import { uninvoicedNet, uninvoicedTax } from "../../../../src/domain/tax/special-amounts.ts";
import { meanBurden } from "../../../../src/domain/tax/tax-burden.ts";
import { monthsDeclared, taxFrequency } from "../../../../src/domain/tax/tax-frequency.ts";
import type { StoredEstimate } from "../../../../src/domain/tax/stored-estimate.ts";
import { yearSalesFrom } from "../../../../src/domain/tax/year-sales.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { adjustTotal } from "./adjust-total.ts";
import { readIncompleteCollections } from "./incomplete-collections.ts";
import { type CompanyPeriod, type PeriodOf, findPeriod, takePeriods } from "./company-period.ts";
import { doubtAfterChange } from "./doubt-after-change.ts";
import { periodName } from "./period-days.ts";
import {
  CALCULATED,
  CALCULATION_FAILED,
  DECLARED,
  DECLARING,
  NONE_THIS_MONTH,
  NOT_NOTIFIED,
  NO_TAX_FORM,
} from "./period-states.ts";
import { readSpecialAmounts, readYearUninvoiced, usualSalesPercent } from "./read-special-amounts.ts";
import { readTotals, readYearSales } from "./read-totals.ts";
import { readTaxpayer, calculateCompanyTax } from "./calculate-company-tax.ts";

interface Kept {
  readonly predictionStatus: number;
  /** The amounts that the month leaves for the next one have changed. */
  readonly leavesOther: boolean;
}

/** Calculates a company's month anew and keeps what comes out, or why nothing does. */
async function keepEstimate(context: FirmContext, period: PeriodOf): Promise<Kept> {
  const { db, clock } = context;
  const [row] = await takePeriods(context, [period.companyId], period);
  if (!row) throw new Error(`no row for company ${period.companyId} could be made`);
  const outputs = await readOutputs(context, period);
  const calculated = withPromise(row, await calculate(context, row));
  const after = calculated.estimate === undefined ? row.estimate : calculated.estimate;
  const changed =
    row.qrzzse !== null && calculated.zzshfjs !== null && Number(row.qrzzse) !== Number(calculated.zzshfjs);
  await db
    .updateTable("companyPeriod")
    .set({
      ...outputs,
      ...calculated,
      estimate: after === null ? null : JSON.stringify(after),
      doubtState: doubtAfterChange(row.doubtState, changed),
      updateTime: clock.now(),
    })
    .where("id", "=", row.id)
    .execute();
  return {
    predictionStatus: calculated.predictionStatus,
    leavesOther: leftBy(row.estimate) !== leftBy(after),
  };
}

/** The amounts that a month leaves for the next one, to be compared. */
function leftBy(estimate: StoredEstimate | null): string {
  if (estimate === null) return "";
  const { closingCredit, closingControlFee, closingPrepaid, isOpeningUnknown } = estimate;
  return [closingCredit, closingControlFee, closingPrepaid, isOpeningUnknown].join(" ");
}

/**
 * The same after something of the month has changed: a quarter that has been calculated with it is calculated too, and so
 * are later months, as far as they begin with other amounts than before.
 */
export async function keepEstimates(context: FirmContext, period: PeriodOf): Promise<number> {
  const kept = await keepEstimate(context, period);
  const quarter = await findCalculateedQuarter(context.db, period);
  let last = quarter ? await keepEstimate(context, quarter) : kept;
  let next = await findFollowing(context.db, quarter ?? period);
  while (last.leavesOther && next) {
    last = await keepEstimate(context, next);
    next = await findFollowing(context.db, next);
  }
  return kept.predictionStatus;
}

/** The next month that the company declares, where it was calculated and its VAT is not at the bureau. */
async function findFollowing(db: TenantDb, period: PeriodOf): Promise<CompanyPeriod | undefined> {
  const { nsqxdm } = await readTaxpayer(db, period.companyId);
  const step = taxFrequency(nsqxdm) === "monthly" ? 1 : 3;
  const next = periodParts(shiftPeriod(periodName(period.kjnd, period.kjqj), step));
  const row = await findPeriod(db, { companyId: period.companyId, ...next });
  const isOpen = row?.taxDeclareStatus !== DECLARED && row?.taxDeclareStatus !== DECLARING;
  return row && row.predictionStatus !== null && isOpen ? row : undefined;
}

/** The last month of the quarter of a company that declares by quarter, where it is a later one and was calculated. */
export async function findCalculateedQuarter(
  db: TenantDb,
  period: PeriodOf,
): Promise<CompanyPeriod | undefined> {
  const { nsqxdm } = await readTaxpayer(db, period.companyId);
  if (declaresIn({ nsqxdm }, period.kjqj)) return undefined;
  const { kjqj } = periodParts(quarterEnd(periodName(period.kjnd, period.kjqj)));
  const quarter = await findPeriod(db, { ...period, kjqj });
  return quarter?.predictionStatus === null ? undefined : quarter;
}

interface Calculated {
  readonly predictionStatus: number;
  readonly zzshfjs: string | null;
  readonly zzssfl: string | null;
  readonly estimate: StoredEstimate | null;
  readonly zzshfjsExtRemark: string | null;
  readonly currentYearSfl?: string | null;
}

const NOTHING = { zzshfjs: null, zzssfl: null, estimate: null, zzshfjsExtRemark: null };

async function calculate(context: FirmContext, row: CompanyPeriod): Promise<Calculated> {
  const taxpayer = await readTaxpayer(context.db, row.companyId);
  const accounts = await RecordStore.open("bureauAccount", context);
  if ((await accounts.count({ where: { companyId: row.companyId } })) === 0)
    return { ...NOTHING, predictionStatus: NO_TAX_FORM };
  if (!declaresIn(taxpayer, row.kjqj)) return { ...NOTHING, predictionStatus: NONE_THIS_MONTH };
  const incomplete = (await readIncompleteCollections(context.db, [row.companyId], row))(row.companyId);
  if (incomplete !== null)
    return { ...NOTHING, predictionStatus: CALCULATION_FAILED, zzshfjsExtRemark: incomplete };
  try {
    const { estimate, stored } = await calculateCompanyTax(context, row);
    const year = await readBurdens(context.db, row);
    const mean = meanBurden([...year, estimate.burden]);
    return {
      predictionStatus: CALCULATED,
      ...adjustTotal(row, estimate.total),
      zzssfl: estimate.burden === null ? null : estimate.burden.toFixed(6),
      currentYearSfl: mean === null ? null : mean.toFixed(6),
      estimate: stored,
    };
  } catch (error) {
    // A month without a rate; its message is worded for users.
    if (!(error instanceof RangeError)) throw error;
    return { ...NOTHING, predictionStatus: CALCULATION_FAILED, zzshfjsExtRemark: error.message };
  }
}

/** The amounts that a client was notified of, or that were confirmed, stay when nothing can be calculated in their place. */
function withPromise(
  row: CompanyPeriod,
  calculated: Calculated,
): Partial<Calculated> & Pick<Calculated, "predictionStatus" | "zzshfjs"> {
  const isPromised = row.noticeTaxType !== NOT_NOTIFIED || row.taxConfirmState === 1;
  if (calculated.zzshfjs !== null || !isPromised || row.zzshfjs === null) return calculated;
  const { zzshfjs } = row;
  return { predictionStatus: CALCULATED, zzshfjs, zzshfjsExtRemark: calculated.zzshfjsExtRemark };
}

async function readOutputs(context: FirmContext, period: PeriodOf) {
  const { db } = context;
  const { companyId, kjnd, kjqj } = period;
  const quarterMonths = monthsDeclared(kjqj, "quarterly");
  const month = await readTotals(db, companyId, kjnd, [kjqj]);
  const quarter = await readTotals(db, companyId, kjnd, quarterMonths);
  const taxpayer = await readTaxpayer(db, companyId);
  const percent = async () => await usualSalesPercent(db, taxpayer, period);
  const special = await readSpecialAmounts(context, companyId, kjnd, quarterMonths, percent);
  const to = periodName(kjnd, kjqj);
  const from = yearSalesFrom(to, taxFrequency(taxpayer.nsqxdm));
  const yearSales = await readYearSales(db, taxpayer, from, to);
  return {
    byxxTotalNum: month.count,
    byxxTotalJe: yuanText(salesOf(month).net),
    byxxTotalSe: yuanText(salesOf(month).tax),
    bjxxTotalNum: quarter.count,
    bjxxTotalJe: yuanText(salesOf(quarter).net + uninvoicedNet(special)),
    bjxxTotalSe: yuanText(salesOf(quarter).tax + uninvoicedTax(special)),
    yearSales: yuanText(yearSales + (await readYearUninvoiced(context, period, from))),
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
