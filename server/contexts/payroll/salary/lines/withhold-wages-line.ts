import { cumulativeSpecialAdditional } from "../../../../../src/domain/payroll/cumulative-special-additional.ts";
import { withholdWages } from "../../../../../src/domain/payroll/withhold-wages.ts";
import type { LineAmounts } from "./line-amounts.ts";
import type { LineFacts, TaxedPerson } from "./line-facts.ts";

/** Sums of the year up to and with a line, in 分, by the names of its properties; of 减免税额 what was used before it. */
export type YearSums = Pick<LineAmounts, "ljsr" | "ljmssr" | "ljzxkc" | "ljqtkc" | "ljjmse" | "ljykjse">;

/** Opening sums, the earlier months after them, and the line itself. */
export function sumYear(line: LineAmounts, { earlier, opening }: LineFacts): YearSums {
  const counted = earlier.filter(({ month }) => month > (opening?.month ?? 0)).map(({ amounts }) => amounts);
  const sum = (before: number | undefined, of: (amounts: LineAmounts) => number) =>
    counted.reduce((total, amounts) => total + of(amounts), before ?? 0);
  return {
    ljsr: sum(opening?.ljsr, (amounts) => amounts.bqsr) + line.bqsr,
    ljmssr: sum(opening?.ljmssr, (amounts) => amounts.mssr) + line.mssr,
    ljzxkc: sum(opening?.ljzxkc, (amounts) => amounts.sbgrhj) + line.sbgrhj,
    ljqtkc: sum(opening?.ljqtkc, (amounts) => amounts.qtkchj) + line.qtkchj,
    ljjmse: sum(opening?.ljjmse, (amounts) => amounts.jmse),
    ljykjse: sum(opening?.ljykjse, (amounts) => amounts.ybtse),
  };
}

/** The relief of the year so far that earlier months left no tax for. */
export function reliefLeft({ ljjmse }: YearSums, { relief, reliefBefore, opening }: LineFacts): number {
  return Math.max(0, relief + reliefBefore - (ljjmse - (opening?.ljjmse ?? 0)));
}

/** The relief that a line uses: no more than the tax that it would have without; the rest is left to later months. */
export function reliefUsed(sums: YearSums, cumulativeTax: number, facts: LineFacts) {
  const due = Math.max(0, cumulativeTax - sums.ljjmse - sums.ljykjse);
  const jmse = Math.min(due, reliefLeft(sums, facts));
  return { jmse, ljjmse: sums.ljjmse + jmse };
}

/** 正常工资薪金 by the cumulative method: the figures of the line. */
export function withholdWagesLine(line: LineAmounts, facts: LineFacts): Partial<LineAmounts> {
  const { period, person, claims, claimedElsewhere, earlier, opening } = facts;
  const sums = sumYear(line, facts);
  const until = leftBefore(person, period) ?? period;
  const since = person.rzrq.slice(0, 7);
  const claimed = cumulativeSpecialAdditional({
    claims,
    period: until,
    employedSince: since,
    claimedElsewhere,
  });
  const ljzxfjkc = Math.max(claimed, opening?.ljzxfjkc ?? 0);
  const before = Math.max(0, opening?.ljzxfjkc ?? 0, ...earlier.map(({ amounts }) => amounts.ljzxfjkc));
  const withheld = withholdWages({
    period,
    monthsEmployed: monthsEmployed(since, until),
    cumulativeIncome: sums.ljsr,
    cumulativeTaxFree: sums.ljmssr,
    cumulativeSpecialDeduction: sums.ljzxkc,
    cumulativeSpecialAdditional: ljzxfjkc,
    cumulativeOther: sums.ljqtkc,
    cumulativeRelief: sums.ljjmse + reliefLeft(sums, facts),
    alreadyWithheld: sums.ljykjse,
    basicDeductionRule: ruleOf(person, period),
  });
  return {
    ...sums,
    ...reliefUsed(sums, withheld.cumulativeTax, facts),
    ljzxfjkc,
    zxfjkc: ljzxfjkc - before,
    ljjcfy: withheld.basicDeduction,
    ynssde: withheld.taxableIncome,
    ratePercent: withheld.ratePercent,
    sskcs: withheld.quickDeduction,
    ljynse: withheld.cumulativeTax,
    ybtse: withheld.tax,
  };
}

function ruleOf({ sfqnkc, sfscjy, rzrq }: TaxedPerson, period: string) {
  if (sfqnkc === 1) return "whole-year";
  const startedThisYear = rzrq.slice(0, 4) === period.slice(0, 4);
  return sfscjy === 1 && startedThisYear ? "since-january" : "months-employed";
}

/** Months of the period's year, from the first one employed to the last one, at least one. */
function monthsEmployed(since: string, until: string): number {
  const first = since.slice(0, 4) === until.slice(0, 4) ? Number(since.slice(5)) : 1;
  return Math.max(1, Number(until.slice(5)) - first + 1);
}

/** The month in which the person left, where that was earlier in the year: what is still paid brings no further month. */
function leftBefore({ lzrq }: TaxedPerson, period: string): string | undefined {
  const left = lzrq?.slice(0, 7);
  return left !== undefined && left < period && left.slice(0, 4) === period.slice(0, 4) ? left : undefined;
}
