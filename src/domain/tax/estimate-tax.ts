import { type InvoiceTotals, salesOf } from "./invoice-totals.ts";
import { generalVat, type VatResult } from "./general-vat.ts";
import { smallScaleVat } from "./small-scale-vat.ts";
import { type SpecialAmounts, isLevyRate, uninvoicedNet } from "./special-amounts.ts";
import { type Surtaxes, surtaxes } from "./surtaxes.ts";
import { taxBurden } from "./tax-burden.ts";
import type { TaxFrequency } from "./tax-frequency.ts";
import type { TaxPlace } from "./rates/surtax-rates.ts";
import type { VatOpening } from "./vat-opening.ts";

export interface TaxBasis {
  readonly taxpayer: "general" | "small";
  readonly frequency: TaxFrequency;
  readonly place: TaxPlace;
  /** Pays half of the surtaxes. */
  readonly halved: boolean;
  /** `YYYY-MM` */
  readonly period: string;
  /** Invoices of the month, or of the quarter's months for who files by quarter. */
  readonly totals: InvoiceTotals;
  readonly special: SpecialAmounts;
  readonly opening: VatOpening;
}

/** VAT and surtaxes of a period, in 分. */
export interface TaxEstimate {
  readonly vat: VatResult;
  readonly exempted: number;
  readonly surtaxes: Surtaxes;
  /** VAT and surtaxes together. */
  readonly total: number;
  /** Sales without tax. */
  readonly sales: number;
  /** The part of them that is taxed by the simple method. */
  readonly simpleSales: number;
  /** 税负率; null without sales. */
  readonly burden: number | null;
}

/** 增值税及附加税费 as the declaration of the period will come to. */
export function estimateTax(basis: TaxBasis): TaxEstimate {
  const { taxpayer, frequency, place, period, totals, special, opening } = basis;
  const small = taxpayer === "small";
  const simpleVat = small ? smallScaleVat(totals, special, { period, frequency, opening }) : undefined;
  const vat = simpleVat ?? generalVat(totals, special, opening);
  const sales = salesOf(totals).net + uninvoicedNet(special);
  const atLevyRates = special.uninvoiced.filter(({ percent }) => isLevyRate(percent));
  const extra = surtaxes({
    vat: vat.payable,
    sales,
    period,
    frequency,
    place,
    halved: small || basis.halved,
  });
  return {
    vat,
    exempted: simpleVat?.exempted ?? 0,
    surtaxes: extra,
    total: vat.payable + extra.urban + extra.education + extra.localEducation,
    sales,
    simpleSales: totals.simple.net + uninvoicedNet({ uninvoiced: atLevyRates }),
    burden: taxBurden(vat.due, sales),
  };
}
