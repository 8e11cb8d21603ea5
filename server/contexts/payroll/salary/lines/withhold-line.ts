import { withholdAnnualBonus } from "../../../../../src/domain/payroll/withhold-annual-bonus.ts";
import { withholdContinuousLabour } from "../../../../../src/domain/payroll/withhold-continuous-labour.ts";
import { withholdLabour } from "../../../../../src/domain/payroll/withhold-labour.ts";
import { withholdNonResidentWages } from "../../../../../src/domain/payroll/withhold-non-resident.ts";
import { withholdSeverance } from "../../../../../src/domain/payroll/withhold-severance.ts";
import type { Withholding } from "../../../../../src/domain/payroll/withholding.ts";
import { INSURED, INSURED_BY, type LineAmounts, OTHERS, PAY, sumOf } from "./line-amounts.ts";
import { type LineFacts, SALARY } from "./line-facts.ts";
import { reliefLeft, reliefUsed, sumYear, withholdWagesLine } from "./withhold-wages-line.ts";

/**
 * The line with everything that follows from what was filled in: sums, tax, net pay. Throws a RangeError, worded for the
 * user, where the law has no rule for the period.
 */
export function withholdLine(filled: LineAmounts, facts: LineFacts): LineAmounts {
  const items = sumOf(filled, PAY);
  const yfhj = items > 0 ? items - filled.kqkk : filled.tbsr;
  const gross: LineAmounts = {
    ...filled,
    ...NO_TAX,
    yfhj,
    bqsr: yfhj,
    fy: 0,
    sbgrhj: sumOf(filled, INSURED),
    sbdwhj: sumOf(filled, INSURED_BY),
    qtkchj: sumOf(filled, OTHERS),
    jmse: facts.xclx === SALARY.bookOnly ? 0 : facts.relief,
    zxfjkc: 0,
  };
  const taxed = { ...gross, ...taxOf(gross, facts) };
  const { sbgrhj, nj, qtkc, ybtse, shkk } = taxed;
  return { ...taxed, sfgz: yfhj - sbgrhj - nj - qtkc - ybtse - shkk };
}

const NO_TAX = {
  ljsr: 0,
  ljmssr: 0,
  ljjcfy: 0,
  ljzxkc: 0,
  ljzxfjkc: 0,
  ljqtkc: 0,
  ljjmse: 0,
  ynssde: 0,
  ratePercent: 0,
  sskcs: 0,
  ljynse: 0,
  ljykjse: 0,
  ybtse: 0,
};

function taxOf(line: LineAmounts, facts: LineFacts): Partial<LineAmounts> {
  const { xclx, period } = facts;
  const income = line.bqsr - line.mssr;
  switch (xclx) {
    case SALARY.wages:
      return withholdWagesLine(line, facts);
    case SALARY.bonus:
      return onePayment(line, withholdAnnualBonus({ period, bonus: income }));
    case SALARY.labour: {
      const { expenses, ...withholding } = withholdLabour({ period, income });
      return { ...onePayment(line, withholding), fy: expenses };
    }
    case SALARY.foreign:
      return onePayment(
        line,
        withholdNonResidentWages({ period, income: (facts.taxedHere ?? line.bqsr) - line.mssr }),
      );
    case SALARY.severance: {
      const { taxFree, ...withholding } = withholdSeverance({
        period,
        compensation: line.bqsr,
        averageAnnualWage: line.pjgz,
      });
      return { ...onePayment(line, withholding), mssr: taxFree };
    }
    case SALARY.continuousLabour:
      return continuousLabour(line, facts);
    default:
      return {};
  }
}

function onePayment(
  { jmse, bqsr }: LineAmounts,
  { taxableIncome, ratePercent, quickDeduction, tax }: Withholding,
): Partial<LineAmounts> {
  const used = Math.min(jmse, tax);
  return {
    jmse: used,
    ljsr: bqsr,
    ynssde: taxableIncome,
    ratePercent,
    sskcs: quickDeduction,
    ljynse: tax,
    ybtse: tax - used,
  };
}

function continuousLabour(line: LineAmounts, facts: LineFacts): Partial<LineAmounts> {
  const { period, earlier, person } = facts;
  const sums = sumYear(line, facts);
  const kind =
    { "02": "sales-agent", "03": "sales-agent", "04": "student-intern" }[person.cyqk] ?? "platform-worker";
  const { expenses, costs, ...withheld } = withholdContinuousLabour({
    kind: kind as "sales-agent",
    period,
    monthsPaid: Math.min(earlier.length + 1, Number(period.slice(5))),
    cumulativeIncome: sums.ljsr,
    cumulativeTaxFree: sums.ljmssr,
    cumulativeOther: sums.ljqtkc,
    cumulativeRelief: sums.ljjmse + reliefLeft(sums, facts),
    alreadyWithheld: sums.ljykjse,
  });
  return {
    ...sums,
    ...reliefUsed(sums, withheld.cumulativeTax, facts),
    ljzxkc: 0,
    fy: expenses + costs,
    ljjcfy: withheld.basicDeduction,
    ynssde: withheld.taxableIncome,
    ratePercent: withheld.ratePercent,
    sskcs: withheld.quickDeduction,
    ljynse: withheld.cumulativeTax,
    ybtse: withheld.tax,
  };
}
