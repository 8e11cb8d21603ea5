import { percentOf } from "../payroll/percent-of.ts";
import { demandRule, inForce } from "../payroll/rates/dated.ts";
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

/** 附加税费: on the VAT that is really paid. */
export function surtaxes({ vat, sales, period, frequency, place, halved }: SurtaxBasis): Surtaxes {
  const rates = demandRule(SURTAX_RATES, period, "附加税费率");
  const left = (halved ? inForce(SURTAX_REDUCTIONS, period)?.leftPercent : undefined) ?? 100;
  const limit = frequency === "quarterly" ? rates.quarterlyExemption : rates.monthlyExemption;
  const levied = (percent: number) => percentOf(percentOf(vat, percent), left);
  const education = sales > limit;
  return {
    urban: levied(rates.urban[place]),
    education: education ? levied(rates.education) : 0,
    localEducation: education ? levied(rates.localEducation) : 0,
  };
}
