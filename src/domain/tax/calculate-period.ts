import { type TaxBasis, type TaxEstimate, estimateTax } from "./estimate-tax.ts";
import type { InvoiceTotals } from "./invoice-totals.ts";
import { type StoredEstimate, storedAmounts } from "./stored-estimate.ts";
import type { SpecialAmounts } from "./special-amounts.ts";
import { taxFrequency } from "./tax-frequency.ts";
import type { TaxPlace } from "./rates/surtax-rates.ts";
import type { VatOpening } from "./vat-opening.ts";

/** A client company as far as its taxes depend on it. */
export interface Taxpayer {
  readonly taxlayerType: string;
  readonly nsqxdm: string;
  readonly companyType: string;
  readonly scales?: string | null | undefined;
  readonly areaId?: string | null | undefined;
  /** 六税两费减半: the first and the last period, `YYYY-MM`, in which the tax office has found the company to qualify. */
  readonly surtaxReliefFrom?: string | null | undefined;
  readonly surtaxReliefTo?: string | null | undefined;
}

export interface PeriodFacts {
  readonly kjnd: number;
  readonly kjqj: number;
  /** Of the months that the declaration covers. */
  readonly declared: InvoiceTotals;
  /** Of the same months. */
  readonly special: SpecialAmounts;
  /** From the period before; nothing of what is not known. */
  readonly opening: VatOpening & { readonly isUnknown: boolean };
}

const GENERAL = "001";
const SOLE_TRADER = "2";

export function isGeneralTaxpayer({ taxlayerType }: Pick<Taxpayer, "taxlayerType">): boolean {
  return taxlayerType === GENERAL;
}

/** A company that files by quarter has nothing to declare in the other months. */
export function declaresIn({ nsqxdm }: Pick<Taxpayer, "nsqxdm">, kjqj: number): boolean {
  return taxFrequency(nsqxdm) === "monthly" || kjqj % 3 === 0;
}

/**
 * 六税两费减半 by the company itself: a finding of the tax office holds, by its dates; a company without one qualifies by
 * its size or as a sole trader. A small-scale taxpayer pays half in any case.
 */
export function paysHalf(taxpayer: Taxpayer, period: string): boolean {
  const { surtaxReliefFrom: from, surtaxReliefTo: to, scales, companyType } = taxpayer;
  if (from || to) return (!from || from <= period) && (!to || period <= to);
  return scales === "micro" || companyType === SOLE_TRADER;
}

/** VAT of a company's period and the surtaxes on it, from its invoices. Throws a RangeError when no rate holds for it. */
export function calculatePeriod(
  taxpayer: Taxpayer,
  facts: PeriodFacts,
): { readonly basis: TaxBasis; readonly estimate: TaxEstimate; readonly stored: StoredEstimate } {
  const { kjnd, kjqj, declared, special, opening } = facts;
  const period = `${kjnd}-${String(kjqj).padStart(2, "0")}`;
  const basis: TaxBasis = {
    taxpayer: isGeneralTaxpayer(taxpayer) ? "general" : "small",
    frequency: taxFrequency(taxpayer.nsqxdm),
    place: taxPlace(taxpayer.areaId),
    halved: paysHalf(taxpayer, period),
    period,
    totals: declared,
    special,
    opening,
  };
  const estimate = estimateTax(basis);
  const amounts = storedAmounts(estimate, declared);
  return { basis, estimate, stored: { ...amounts, isOpeningUnknown: opening.isUnknown } };
}

/** The place of a region with a six-digit code (GB/T 2260) for the urban maintenance tax; unknown counts as a city. */
export function taxPlace(areaId: string | null | undefined): TaxPlace {
  const county = Number(areaId?.slice(4, 6));
  return county >= 21 && county <= 50 ? "town" : "city";
}
