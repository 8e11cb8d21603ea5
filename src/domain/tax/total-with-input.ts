import { yuanToFen } from "../money.ts";
import { type Taxpayer, isGeneralTaxpayer, paysHalf, taxPlace } from "./calculate-period.ts";
import { generalTax } from "./general-tax.ts";
import type { StoredEstimate } from "./stored-estimate.ts";
import { taxFrequency } from "./tax-frequency.ts";

/**
 * VAT and surtaxes of a period (`YYYY-MM`), in 分, as its estimate has them but with more input tax deducted. A small-scale
 * taxpayer deducts none.
 */
export function totalWithInput(
  taxpayer: Taxpayer,
  period: string,
  estimate: StoredEstimate,
  moreInput: number,
): number {
  const fen = (name: Exclude<keyof StoredEstimate, "isOpeningUnknown">) => yuanToFen(estimate[name]);
  if (!isGeneralTaxpayer(taxpayer))
    return fen("vat") + fen("urban") + fen("education") + fen("localEducation");
  return generalTax({
    outputTax: fen("outputTax"),
    simpleTax: fen("simpleTax"),
    inputTax: fen("inputTax") + moreInput,
    transferOut: fen("transferOut"),
    opening: {
      credit: fen("openingCredit"),
      controlFee: fen("openingControlFee"),
      prepaid: fen("openingPrepaid"),
    },
    controlFee: fen("controlFee"),
    prepaid: fen("paidElsewhere"),
    sales: fen("sales"),
    period,
    frequency: taxFrequency(taxpayer.nsqxdm),
    place: taxPlace(taxpayer.areaId),
    halved: paysHalf(taxpayer, period),
  }).total;
}
