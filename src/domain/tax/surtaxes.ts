import { percentOf } from "../payroll/percent-of.ts";
import { requireRule, inForce } from "../payroll/rates/dated.ts";
import { SURTAX_RATES, SURTAX_REDUCTIONS, type TaxPlace } from "./rates/surtax-rates.ts";
import type { TaxFrequency } from "./tax-frequency.ts";

export interface SurtaxBasis {
  /** VAT that is paid, in 分. */
  readonly vat: number;
  /** Sales of the month or quarter without tax, in 分. */
  readonly sales: number;
  readonly period: string;
  readonly frequency: TaxFrequency;
  readonly place: TaxPlace;
  /** Small-scale taxpayer, small low-profit enterprise or sole trader. */
  readonly halved: boolean;
}

/** In 分. */
export interface Surtaxes {
  readonly urban: number;
  readonly education: number;
  readonly localEducation: number;
}

/** A line of 附列资料（五）, in 分: the tax, what it is reduced by (减征额), and what is left to pay. */
export interface SurtaxLine {
  readonly levied: number;
  readonly reduction: number;
  readonly payable: number;
}

/** 附加税费 as their form has them: on the VAT that is really paid, the reduction rounded by itself. */
export function surtaxLines({ vat, sales, period, frequency, place, halved }: SurtaxBasis): {
  readonly [tax in keyof Surtaxes]: SurtaxLine;
} {
  const rates = requireRule(SURTAX_RATES, period, "附加税费率");
  const reduced = (halved ? inForce(SURTAX_REDUCTIONS, period)?.reducedPercent : undefined) ?? 0;
  const limit = frequency === "quarterly" ? rates.quarterlyExemption : rates.monthlyExemption;
  const line = (percent: number): SurtaxLine => {
    const levied = percentOf(vat, percent);
    const reduction = percentOf(levied, reduced);
    return { levied, reduction, payable: levied - reduction };
  };
  const isEducationLevied = sales > limit;
  return {
    urban: line(rates.urban[place]),
    education: line(isEducationLevied ? rates.education : 0),
    localEducation: line(isEducationLevied ? rates.localEducation : 0),
  };
}

/** The amount of each that is to be paid. */
export function surtaxes(basis: SurtaxBasis): Surtaxes {
  const { urban, education, localEducation } = surtaxLines(basis);
  return {
    urban: urban.payable,
    education: education.payable,
    localEducation: localEducation.payable,
  };
}
