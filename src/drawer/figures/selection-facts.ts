import { yuanToFen } from "../../domain/money.ts";
import { type VatResult, vatOf } from "../../domain/tax/general-vat.ts";
import { type Surtaxes, surtaxes } from "../../domain/tax/surtaxes.ts";
import { taxBurden } from "../../domain/tax/tax-burden.ts";
import { type TaxFrequency, taxFrequency } from "../../domain/tax/tax-frequency.ts";
import type { VatOpening } from "../../domain/tax/vat-opening.ts";
import type { TaxPlace } from "../../domain/tax/rates/surtax-rates.ts";
import type { Operations } from "../../generated/operations/index.ts";
import type { CompanyMonth } from "../company-month.ts";

type Calculated = Operations["prediction.calculate"]["result"];

/** Everything that a general taxpayer's tax is worked out from but the invoices ticked; amounts in 分. */
export interface SelectionFacts {
  readonly outputTax: number;
  readonly simpleTax: number;
  /** Input tax that no tick moves. */
  readonly otherInput: number;
  /** 有效税额 of the ticks as the server has them. */
  readonly selectedTax: number;
  readonly transferOut: number;
  readonly opening: VatOpening;
  /** The opening amounts are unknown and count as 0. */
  readonly isOpeningUnknown: boolean;
  readonly controlFee: number;
  readonly prepaid: number;
  readonly sales: number;
  readonly halved: boolean;
  readonly place: TaxPlace;
  readonly frequency: TaxFrequency;
  readonly period: string;
}

/** The tax as it would be if the ticks were confirmed, in 分. */
export interface WorkedOut {
  readonly vat: VatResult;
  readonly surtaxes: Surtaxes;
  readonly total: number;
  /** Null without sales. */
  readonly burden: number | null;
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
export function workOut(facts: SelectionFacts, selectedTax: number): WorkedOut {
  const { otherInput, sales, halved, place, frequency, period } = facts;
  const vat = vatOf({ ...facts, inputTax: otherInput + selectedTax });
  const extra = surtaxes({ vat: vat.payable, sales, period, frequency, place, halved });
  return {
    vat,
    surtaxes: extra,
    total: vat.payable + extra.urban + extra.education + extra.localEducation,
    burden: taxBurden(vat.due, sales),
  };
}

function fen(yuan: number | null): number {
  return yuan === null ? 0 : yuanToFen(yuan);
}
