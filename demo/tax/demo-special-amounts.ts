import { yuanToFen } from "../../src/domain/money.ts";
import { shiftPeriod } from "../../src/domain/period.ts";
import { inForce } from "../../src/domain/payroll/rates/dated.ts";
import { SMALL_SCALE_RELIEF } from "../../src/domain/tax/rates/small-scale-relief.ts";
import { type SpecialAmounts, specialAmounts } from "../../src/domain/tax/special-amounts.ts";
import type { DemoCompany } from "../demo-companies.ts";
import type { DemoWorld } from "../demo-world.ts";
import type { DemoInvoice } from "./demo-invoice.ts";
import { demoSpecialCases } from "./demo-special-cases.ts";
import { isGeneral, tradingPeriods } from "./demo-period-state.ts";

const VOID = 1;

/** Gives what the company declares beside its invoices in so many months that end with a period, `YYYY-MM`. */
export function demoSpecialAmounts(
  world: DemoWorld,
  company: DemoCompany,
  invoices: readonly DemoInvoice[],
): (to: string, months: number) => SpecialAmounts {
  const all = tradingPeriods(world, company).flatMap((period) =>
    demoSpecialCases(world, company, period).map((specialCase) => ({ ...specialCase, name: period.name })),
  );
  const sold = isGeneral(company) ? soldByMonth(invoices) : new Map<string, Sold>();
  return (to, months) => {
    const from = shiftPeriod(to, 1 - months);
    const cases = all.filter(({ name }) => from <= name && name <= to);
    const transferred = transferredOut(invoices, from, to);
    const isRateWanted = cases.some(({ specialType }) => specialType === "wpsr");
    const declared = specialAmounts(cases, isRateWanted ? usualPercent(company, sold, to) : 0);
    return { ...declared, transferOut: declared.transferOut + transferred };
  };
}

/** 进项税额转出 of red letters in these months, `YYYY-MM`, in 分. */
function transferredOut(invoices: readonly DemoInvoice[], from: string, to: string): number {
  return invoices.reduce((sum, { zcnd, zcyf, hcse }) => {
    if (zcnd === null || zcyf === null) return sum;
    const month = `${zcnd}-${String(zcyf).padStart(2, "0")}`;
    return from <= month && month <= to ? sum - yuanToFen(hcse) : sum;
  }, 0);
}

/** Per cent of tax → net amount sold at it, in 分. */
type Sold = Map<number, number>;

/** Of each month, `YYYY-MM`, by the date of the invoice. */
function soldByMonth(invoices: readonly DemoInvoice[]): ReadonlyMap<string, Sold> {
  const months = new Map<string, Sold>();
  for (const { jxxlx, fpzt, kprq, detail_list } of invoices) {
    if (jxxlx !== 1 || fpzt === VOID) continue;
    const month = kprq.slice(0, 7);
    const sold = months.get(month) ?? new Map<number, number>();
    months.set(month, sold);
    for (const { slv, je } of detail_list) addTo(sold, Math.round(slv * 100), yuanToFen(je));
  }
  return months;
}

function addTo(sold: Sold, percent: number, fen: number): void {
  sold.set(percent, (sold.get(percent) ?? 0) + fen);
}

/** The rate at which the company sold most in the year up to the period; of a small-scale taxpayer the levy in force. */
function usualPercent(company: DemoCompany, months: ReadonlyMap<string, Sold>, period: string): number {
  if (!isGeneral(company)) return inForce(SMALL_SCALE_RELIEF, period)?.levyPercent ?? 3;
  const year: Sold = new Map();
  for (let back = 0; back < 12; back += 1) {
    for (const [percent, fen] of months.get(shiftPeriod(period, -back)) ?? []) addTo(year, percent, fen);
  }
  const [most] = [...year].toSorted((a, b) => b[1] - a[1] || b[0] - a[0]);
  return most?.[0] ?? 13;
}
