import { type Taxpayer, isGeneralTaxpayer } from "../../../../src/domain/tax/calculate-period.ts";

/** 税率 and 征收率 in force; small-scale taxpayers have no rate. */
const GENERAL_RATES: readonly number[] = [0, 0.01, 0.03, 0.05, 0.06, 0.09, 0.13];
const LEVY_RATES: readonly number[] = [0.01, 0.03, 0.05];

/** The rates that 无票收入 of such a taxpayer may have. */
export function caseRates(taxpayer: Pick<Taxpayer, "taxlayerType">): readonly number[] {
  return isGeneralTaxpayer(taxpayer) ? GENERAL_RATES : LEVY_RATES;
}
