import { sql } from "kysely";
import { periodParts, shiftPeriod } from "../../../../src/domain/period.ts";
import { inForce } from "../../../../src/domain/payroll/rates/dated.ts";
import { SMALL_SCALE_RELIEF } from "../../../../src/domain/tax/rates/small-scale-relief.ts";
import { type Taxpayer, isGeneralTaxpayer } from "../../../../src/domain/tax/calculate-period.ts";
import {
  NO_SPECIAL_AMOUNTS,
  type SpecialAmounts,
  needsUsualPercent,
  specialAmounts,
  uninvoicedNet,
} from "../../../../src/domain/tax/special-amounts.ts";
import { SPECIAL_CASE_TYPES } from "../../../../src/domain/tax/special-case-types.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readTransferredTax } from "../red-letter/read-transferred-tax.ts";
import type { PeriodOf } from "./company-period.ts";
import { periodName } from "./period-days.ts";

const VOID = 1;
/** 征收率 of small-scale taxpayers where no relief is in force, and the rate of goods: whole per cent. */
const USUAL_LEVY = 3;
const USUAL_RATE = 13;

/**
 * The sums declared beside the invoices of these months of a year, with what was transferred out for red letters, in 分.
 * `usualPercent` is asked where 无票收入 names no rate: it is read from the invoices of twelve months.
 */
export async function readSpecialAmounts(
  context: FirmContext,
  companyId: number,
  kjnd: number,
  months: readonly number[],
  usualPercent: () => Promise<number> | number,
): Promise<SpecialAmounts> {
  if (months.length === 0) return NO_SPECIAL_AMOUNTS;
  const store = await RecordStore.open("specialCase", context);
  const cases = await store.list({ where: { companyId, kjnd, kjqj: [...months] } });
  const amounts = cases.map(({ specialType, amount, sl }) => ({
    specialType: SPECIAL_CASE_TYPES.find(({ id }) => id === specialType)?.code ?? "",
    amount: amount ?? null,
    percent: typeof sl === "number" ? Math.round(sl * 100) : null,
  }));
  const percent = needsUsualPercent(amounts) ? await usualPercent() : USUAL_RATE;
  const declared = specialAmounts(amounts, percent);
  const ofLetters = await readTransferredTax(context.db, companyId, kjnd, months);
  return { ...declared, transferOut: declared.transferOut + ofLetters };
}

/** 无票收入 of the months since `from` (`YYYY-MM`, of the same year or the one before) to this one, in 分 without tax. */
export async function readYearUninvoiced(
  context: FirmContext,
  { companyId, kjnd, kjqj }: PeriodOf,
  from: string,
): Promise<number> {
  const months = (first: number, last: number) =>
    Array.from({ length: Math.max(0, last - first + 1) }, (_none, index) => first + index);
  const start = periodParts(from);
  const isEarlier = start.kjnd < kjnd;
  const [before, current] = await Promise.all([
    readSpecialAmounts(
      context,
      companyId,
      kjnd - 1,
      isEarlier ? months(start.kjqj, 12) : [],
      () => USUAL_RATE,
    ),
    readSpecialAmounts(context, companyId, kjnd, months(isEarlier ? 1 : start.kjqj, kjqj), () => USUAL_RATE),
  ]);
  return uninvoicedNet(before) + uninvoicedNet(current);
}

/**
 * The rate, in whole per cent, of sales without an invoice that name none: the levy in force of a small-scale taxpayer, else
 * the rate at which the company sold most in the twelve months that end with this one.
 */
export async function usualSalesPercent(
  db: TenantDb,
  taxpayer: Pick<Taxpayer, "taxlayerType">,
  { companyId, kjnd, kjqj }: PeriodOf,
): Promise<number> {
  const period = periodName(kjnd, kjqj);
  if (!isGeneralTaxpayer(taxpayer)) return inForce(SMALL_SCALE_RELIEF, period)?.levyPercent ?? USUAL_LEVY;
  const lines = db
    .selectFrom("invoice")
    .select(sql<{ slv: number; je: number }>`jsonb_array_elements(detail_list)`.as("line"))
    .where("companyId", "=", companyId)
    .where("jxxlx", "=", 1)
    .where("fpzt", "!=", VOID)
    .where("kprq", ">=", `${shiftPeriod(period, -11)}-01`)
    .where("kprq", "<", `${shiftPeriod(period, 1)}-01`);
  const rate = sql<string>`(line ->> 'slv')::numeric`;
  const most = await db
    .selectFrom(lines.as("sold"))
    .select(rate.as("slv"))
    .groupBy(rate)
    .orderBy(sql`sum((line ->> 'je')::numeric)`, "desc")
    .orderBy(rate, "desc")
    .limit(1)
    .executeTakeFirst();
  return most === undefined ? USUAL_RATE : Math.round(Number(most.slv) * 100);
}
