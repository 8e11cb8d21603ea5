import { formatYuan, yuanToFen } from "../money.ts";
import { inForce, requireRule } from "../payroll/rates/dated.ts";
import { SMALL_SCALE_RELIEF } from "./rates/small-scale-relief.ts";
import { SURTAX_RATES, type TaxPlace } from "./rates/surtax-rates.ts";
import type { StoredEstimate } from "./stored-estimate.ts";
import { type SurtaxLine, surtaxLines } from "./surtaxes.ts";
import type { TaxFrequency } from "./tax-frequency.ts";
import { unknownOpeningMark } from "./vat-opening.ts";

export interface ExplainedBy {
  readonly isGeneral: boolean;
  readonly frequency: TaxFrequency;
  readonly place: TaxPlace;
  readonly halved: boolean;
  /** `YYYY-MM` */
  readonly period: string;
}

/** A tax with its sum in words: 应纳税额 from what it is made of. */
export interface ExplainedTax {
  readonly szid: number;
  /** In yuan. */
  readonly se: number;
  readonly formula: string;
  /** The law that says so. */
  readonly source: string;
}

/** Each tax of an estimate as it came about. Throws a RangeError, worded for users, when no rate holds for the period. */
export function explainTax(estimate: StoredEstimate, by: ExplainedBy): ExplainedTax[] {
  const { period, frequency, place, halved, isGeneral } = by;
  const rates = requireRule(SURTAX_RATES, period, "附加税费率");
  const lines = surtaxLines({
    vat: yuanToFen(estimate.vat),
    sales: yuanToFen(estimate.sales),
    period,
    frequency,
    place,
    halved: halved || !isGeneral,
  });
  const isLevied = yuanToFen(estimate.sales) > educationLimit(by);
  const sales = `${spanOf(by)}不含税销售额 ${formatYuan(estimate.sales)}`;
  const spared = `${sales} 不超过 ${formatYuan(educationLimit(by) / 100)}，免征`;
  const surtax = (szid: number, se: number, percent: number, line: SurtaxLine, isSpared = false) => ({
    szid,
    se,
    formula: isSpared ? spared : surtaxFormula(estimate.vat, percent, line),
    source: rates.source,
  });
  return [
    isGeneral ? generalVat(estimate) : smallScaleVat(estimate, by),
    surtax(4, estimate.urban, rates.urban[place], lines.urban),
    surtax(5, estimate.education, rates.education, lines.education, !isLevied),
    surtax(6, estimate.localEducation, rates.localEducation, lines.localEducation, !isLevied),
  ];
}

function educationLimit({ period, frequency }: ExplainedBy): number {
  const rates = requireRule(SURTAX_RATES, period, "附加税费率");
  return frequency === "quarterly" ? rates.quarterlyExemption : rates.monthlyExemption;
}

function spanOf({ frequency }: ExplainedBy): string {
  return frequency === "quarterly" ? "本季" : "本月";
}

function generalVat(estimate: StoredEstimate): ExplainedTax {
  const { outputTax, inputTax, transferOut, openingCredit, closingCredit, simpleTax } = estimate;
  const credit = minus(
    `已统计确认的进项税额 ${formatYuan(inputTax)}`,
    ["进项税额转出", transferOut],
    ["上期留抵", -openingCredit],
  );
  const balance =
    yuanToFen(outputTax) - yuanToFen(inputTax) + yuanToFen(transferOut) - yuanToFen(openingCredit);
  const left =
    closingCredit > 0 ? `，不足抵扣，留抵下期 ${formatYuan(closingCredit)}，一般计税应纳 0.00` : "";
  const ordinary = `销项税额 ${formatYuan(outputTax)} −（${credit}）＝ ${formatYuan(balance / 100)}${left}`;
  const simple = simpleTax > 0 ? `；加简易计税 ${formatYuan(simpleTax)}（不抵进项）` : "";
  return {
    szid: 1,
    se: estimate.vat,
    formula: `${ordinary}${simple}${reductions(estimate, true)}；应纳 ${formatYuan(estimate.vat)}`,
    source: "增值税法第八条、第十六条",
  };
}

function smallScaleVat(estimate: StoredEstimate, by: ExplainedBy): ExplainedTax {
  const { simpleTax, exempted, sales } = estimate;
  const rule = inForce(SMALL_SCALE_RELIEF, by.period);
  const limit = by.frequency === "quarterly" ? rule?.quarterlyExemption : rule?.monthlyExemption;
  const test = `${spanOf(by)}不含税销售额 ${formatYuan(sales)}，起征点 ${formatYuan((limit ?? 0) / 100)}`;
  const sum = minus(`按征收率计算 ${formatYuan(simpleTax)}`, ["小微企业免征", exempted]);
  return {
    szid: 1,
    se: estimate.vat,
    formula: `${test}；${sum}${reductions(estimate, false)}；应纳 ${formatYuan(estimate.vat)}`,
    source: rule?.source ?? "",
  };
}

/** 减征 and 预缴 as far as there was tax left, what of them goes on to the next period, and that the opening is not known. */
function reductions(estimate: StoredEstimate, isGeneral: boolean): string {
  const { relief, closingControlFee, prepaid, closingPrepaid, isOpeningUnknown } = estimate;
  const parts = [
    isOpeningUnknown ? unknownOpeningMark(isGeneral) : null,
    relief > 0 ? `减税控费 ${formatYuan(relief)}` : null,
    closingControlFee > 0 ? `税控费结转下期 ${formatYuan(closingControlFee)}` : null,
    prepaid > 0 ? `减已预缴 ${formatYuan(prepaid)}（其附加税费已在预缴地缴纳）` : null,
    closingPrepaid > 0 ? `预缴结转下期 ${formatYuan(closingPrepaid)}` : null,
  ];
  return parts.map((part) => (part === null ? "" : `；${part}`)).join("");
}

function surtaxFormula(vat: number, percent: number, { levied, reduction, payable }: SurtaxLine): string {
  const whole = `实缴增值税 ${formatYuan(vat)} × ${percent}% ＝ ${formatYuan(levied / 100)}`;
  if (reduction === 0) return whole;
  return `${whole}；六税两费减半，减 ${formatYuan(reduction / 100)}，应纳 ${formatYuan(payable / 100)}`;
}

/** “甲 − 乙 ＋ 丙”, what is nothing left out. */
function minus(first: string, ...others: readonly (readonly [string, number])[]): string {
  return others.reduce((text, [title, amount]) => {
    if (amount === 0) return text;
    return `${text} ${amount > 0 ? "−" : "＋"} ${title} ${formatYuan(Math.abs(amount))}`;
  }, first);
}
