import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import { corporatePrepayment } from "../../../../src/domain/tax/corporate-income-tax.ts";
import { isSoleTrader } from "../../../../src/domain/tax/income-tax-kind.ts";
import { investorDeduction, operatingPrepayment } from "../../../../src/domain/tax/operating-income-tax.ts";
import type { FiguresByHand } from "../../../tables/income-tax-tables.ts";
import { periodName } from "../company-period/period-days.ts";
import { type Quarter, monthOf } from "./income-filing.ts";
import type { IncomeTaxType } from "./income-tax-type.ts";
import type { IncomeFacts } from "./read-income-facts.ts";

/**
 * The figures of a filing as they are kept, in yuan, from the facts and what stands in their place by hand. Throws a
 * RangeError, worded for users, when no rate holds for the quarter.
 */
export function workOutPrepayment(
  { isPersonal }: IncomeTaxType,
  quarter: Quarter,
  facts: IncomeFacts,
  byHand: FiguresByHand,
) {
  const { kjnd, kjqj } = monthOf(quarter);
  const period = periodName(kjnd, kjqj);
  const chosen = (yuan: number | undefined, read: number) => (yuan === undefined ? read : yuanToFen(yuan));
  const profit = chosen(byHand.lrze, facts.profit);
  const losses = chosen(byHand.mbks, facts.losses);
  const prepaid = chosen(byHand.yyjse, facts.prepaid);
  const common = { profitSource: facts.profitSource, lrze: text(profit), yyjse: text(prepaid) };
  if (isPersonal) {
    const deduction = chosen(byHand.jcfy, investorDeduction(period, facts.registrationDate));
    const income = { profit, losses, deduction, prepaid, isSoleTrader: isSoleTrader(facts) };
    const worked = operatingPrepayment(income, period);
    return { ...common, ...presented(worked), jcfy: text(deduction), sfxw: null, cyrs: null, zcze: null };
  }
  const staff = byHand.cyrs ?? facts.staff;
  const assets = byHand.zcze === undefined ? facts.assets : yuanToFen(byHand.zcze);
  const restricted = byHand.sfxz === 1;
  const worked = corporatePrepayment({ profit, losses, prepaid, staff, assets, restricted }, period);
  return {
    ...common,
    ...presented(worked),
    jcfy: null,
    sfxw: worked.isSmall ? 1 : 0,
    cyrs: staff,
    zcze: assets === null ? null : text(assets),
  };
}

interface Worked {
  readonly madeUp: number;
  readonly taxable: number;
  readonly percent: number;
  readonly tax: number;
  readonly relief: number;
  readonly payable: number;
}

function presented({ madeUp, taxable, percent, tax, relief, payable }: Worked) {
  return {
    mbks: text(madeUp),
    ynssde: text(taxable),
    sl: (percent / 100).toFixed(4),
    ynsdse: text(tax),
    jmsdse: text(relief),
    ybtse: text(payable),
  };
}

function text(fen: number): string {
  return fenToYuan(fen).toFixed(2);
}
