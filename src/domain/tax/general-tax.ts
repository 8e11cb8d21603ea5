import { type VatFacts, type VatResult, vatOf } from "./general-vat.ts";
import { type SurtaxBasis, type Surtaxes, surtaxes } from "./surtaxes.ts";
import { taxBurden } from "./tax-burden.ts";

/** Everything that a general taxpayer's VAT and surtaxes are worked out from, added up; amounts in 分. */
export type GeneralTaxFacts = VatFacts & Omit<SurtaxBasis, "vat">;

/** In 分. */
export interface GeneralTax {
  readonly vat: VatResult;
  readonly surtaxes: Surtaxes;
  readonly total: number;
  /** Null without sales. */
  readonly burden: number | null;
}

/** VAT of a general taxpayer and the surtaxes on it. */
export function generalTax(facts: GeneralTaxFacts): GeneralTax {
  const vat = vatOf(facts);
  const extra = surtaxes({ ...facts, vat: vat.payable });
  return {
    vat,
    surtaxes: extra,
    total: vat.payable + extra.urban + extra.education + extra.localEducation,
    burden: taxBurden(vat.due, facts.sales),
  };
}
