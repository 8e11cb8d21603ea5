import { percentOf } from "../payroll/percent-of.ts";
import {
  type CorporateIncome,
  type CorporateTax,
  corporateTaxOn,
  lossesMadeUp,
} from "./corporate-income-tax.ts";

/** A company at the end of a year; amounts in 分. */
export interface YearOfCompany extends CorporateIncome {
  /** 纳税调整增加额 and 纳税调整减少额, both positive. */
  readonly added: number;
  readonly reduced: number;
}

/** 年度纳税申报表（A100000）. */
export interface Settlement extends CorporateTax {
  /** 纳税调整后所得; negative: a loss that later years may make up for. */
  readonly adjusted: number;
  /** 弥补以前年度亏损. */
  readonly madeUp: number;
  /** 应纳税所得额. */
  readonly taxable: number;
  /** 本年应补（退）所得税额; negative: paid back. */
  readonly balance: number;
}

/** 汇算清缴 of a year. Throws a RangeError, worded for users, when no rate holds for it. */
export function annualSettlement(year: YearOfCompany, kjnd: number): Settlement {
  const adjusted = year.profit + year.added - year.reduced;
  const madeUp = lossesMadeUp(adjusted, year.losses);
  const taxable = Math.max(0, adjusted - madeUp);
  const worked = corporateTaxOn(taxable, year, `${kjnd}-12`);
  return { adjusted, madeUp, taxable, ...worked, balance: worked.tax - worked.relief - year.prepaid };
}

/** Whole per cent of the spending, and per mille of the year's revenue, that are taken off. */
const ENTERTAINMENT = { percent: 60, perMille: 5 } as const;

/** 业务招待费 that is added back (企业所得税法实施条例第四十三条): all beyond 60 % of it, or beyond 5 ‰ of the revenue if that is less. */
export function entertainmentAddedBack(spent: number, revenue: number): number {
  const allowed = Math.min(
    percentOf(spent, ENTERTAINMENT.percent),
    Math.round((Math.max(0, revenue) * ENTERTAINMENT.perMille) / 1000),
  );
  return Math.max(0, spent - allowed);
}
