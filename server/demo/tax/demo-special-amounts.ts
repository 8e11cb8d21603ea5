import { yuanToFen } from "../../../src/domain/money.ts";
import { shiftPeriod } from "../../../src/domain/period.ts";
import { inForce } from "../../../src/domain/payroll/rates/dated.ts";
import { SMALL_SCALE_RELIEF } from "../../../src/domain/tax/rates/small-scale-relief.ts";
import { type SpecialAmounts, specialAmounts } from "../../../src/domain/tax/special-amounts.ts";
import type { DemoCompany } from "../demo-companies.ts";
import type { DemoWorld } from "../demo-world.ts";
import type { DemoInvoice } from "./demo-invoice.ts";
import { demoSpecialCases } from "./demo-special-cases.ts";
import { isGeneral, tradingPeriods } from "./demo-standing.ts";

const VOID = 1;

/** Gives what the company declares beside its invoices in so many months that end with a period, `YYYY-MM`. */
export function demoSpecialAmounts(
  world: DemoWorld,
  company: DemoCompany,
  invoices: readonly DemoInvoice[],
): (to: string, months: number) => SpecialAmounts {
  const all = tradingPeriods(world, company).flatMap((period) =>
    demoSpecialCases(world, company, period).map((one) => ({ ...one, name: period.name })),
  );
  return (to, months) => {
    const from = shiftPeriod(to, 1 - months);
    const cases = all.filter(({ name }) => from <= name && name <= to);
    const isRateWanted = cases.some(({ specialType }) => specialType === "wpsr");
    return specialAmounts(cases, isRateWanted ? usualPercent(company, invoices, to) : 0);
  };
}

/** The rate at which the company sold most in the year up to the period; of a small-scale taxpayer the levy in force. */
function usualPercent(company: DemoCompany, invoices: readonly DemoInvoice[], period: string): number {
  if (!isGeneral(company)) return inForce(SMALL_SCALE_RELIEF, period)?.levyPercent ?? 3;
  const [first, end] = [`${shiftPeriod(period, -11)}-01`, `${shiftPeriod(period, 1)}-01`];
  const sold = new Map<number, number>();
  for (const { jxxlx, fpzt, kprq, detail_list } of invoices) {
    if (jxxlx !== 1 || fpzt === VOID || kprq < first || kprq >= end) continue;
    for (const { slv, je } of detail_list) {
      const percent = Math.round(slv * 100);
      sold.set(percent, (sold.get(percent) ?? 0) + yuanToFen(je));
    }
  }
  const [most] = [...sold].toSorted((one, other) => other[1] - one[1] || other[0] - one[0]);
  return most?.[0] ?? 13;
}
