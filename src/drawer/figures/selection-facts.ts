import { yuanToFen } from "../../domain/money.ts";
import { type GeneralTax, type GeneralTaxFacts, generalTax } from "../../domain/tax/general-tax.ts";
import { taxFrequency } from "../../domain/tax/tax-frequency.ts";
import type { Operations } from "../../generated/operations/index.ts";
import type { CompanyMonth } from "../company-month.ts";

type Calculated = Operations["prediction.calculate"]["result"];

/** Everything that a general taxpayer's tax is worked out from but the invoices ticked; amounts in 分. */
export interface SelectionFacts extends Omit<GeneralTaxFacts, "inputTax"> {
  /** Input tax that no tick moves. */
  readonly otherInput: number;
  /** 有效税额 of the ticks as the server has them. */
  readonly selectedTax: number;
  /** The opening amounts are unknown and count as 0. */
  readonly isOpeningUnknown: boolean;
}

export function readFacts(
  answer: Calculated,
  { period, record }: Pick<CompanyMonth, "period" | "record">,
): SelectionFacts {
  return {
    outputTax: fen(answer.xxTaxAmount),
    simpleTax: fen(answer.jyxxse),
    otherInput: fen(answer.ygxAmount) - fen(answer.ygxSe),
    selectedTax: fen(answer.ygxSe),
    transferOut: fen(answer.bqzcAmount),
    opening: {
      credit: fen(answer.sqldAmount),
      controlFee: fen(answer.qcskf),
      prepaid: fen(answer.qcyjse),
    },
    isOpeningUnknown: answer.isOpeningUnknown,
    controlFee: fen(answer.fwskf),
    prepaid: fen(answer.bqyjse),
    sales: fen(answer.xsAmount),
    halved: answer.isHalved,
    place: answer.taxPlace,
    frequency: taxFrequency(record.nsqxdm),
    period,
  };
}

/** The tax with these invoices ticked, by the formulas that the server works with. */
export function workOut(facts: SelectionFacts, selectedTax: number): GeneralTax {
  return generalTax({ ...facts, inputTax: facts.otherInput + selectedTax });
}

function fen(yuan: number | null): number {
  return yuan === null ? 0 : yuanToFen(yuan);
}
