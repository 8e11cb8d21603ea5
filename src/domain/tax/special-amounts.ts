import { yuanToFen } from "../money.ts";
import { percentOf } from "../payroll/percent-of.ts";

/** 无票收入 at one rate: in 分 without tax, the rate in whole per cent. */
interface UninvoicedSales {
  readonly net: number;
  readonly percent: number;
}

/** Amounts that a company has declared beside its invoices (特殊情况), in 分. */
export interface SpecialAmounts {
  /** 进项税额转出 */
  readonly transferOut: number;
  /** 防伪税控费, deducted from the tax itself. */
  readonly controlFee: number;
  /** 旅客运输服务抵扣: further input tax. */
  readonly passengerTax: number;
  /** 外地预缴: paid elsewhere. */
  readonly prepaid: number;
  readonly uninvoiced: readonly UninvoicedSales[];
}

export const NO_SPECIAL_AMOUNTS: SpecialAmounts = {
  transferOut: 0,
  controlFee: 0,
  passengerTax: 0,
  prepaid: 0,
  uninvoiced: [],
};

/** Kind of special case → what it changes; the others change nothing. */
const FIELDS: { readonly [type: string]: Exclude<keyof SpecialAmounts, "uninvoiced"> } = {
  jxzc: "transferOut",
  fwskf: "controlFee",
  lkys: "passengerTax",
  wdyj: "prepaid",
};

const UNINVOICED = "wpsr";

/** A special case as it is kept: the amount in yuan, the rate of 无票收入 in whole per cent. */
export interface SpecialCaseAmount {
  readonly specialType: string;
  readonly amount: number | null;
  readonly percent?: number | null;
}

/** The sum of the amounts, in 分; `usualPercent` is the rate of 无票收入 that names none. */
export function specialAmounts(cases: readonly SpecialCaseAmount[], usualPercent: number): SpecialAmounts {
  return cases.reduce((sum, { specialType, amount, percent }) => {
    const fen = yuanToFen(amount ?? 0);
    if (specialType === UNINVOICED)
      return { ...sum, uninvoiced: [...sum.uninvoiced, { net: fen, percent: percent ?? usualPercent }] };
    const field = FIELDS[specialType];
    return field === undefined ? sum : { ...sum, [field]: sum[field] + fen };
  }, NO_SPECIAL_AMOUNTS);
}

/** True when the rate of 无票收入 has to be known beside the cases. */
export function needsUsualPercent(cases: readonly SpecialCaseAmount[]): boolean {
  return cases.some(({ specialType, percent }) => specialType === UNINVOICED && (percent ?? null) === null);
}

/** All 无票收入 without tax, in 分. */
export function uninvoicedNet({ uninvoiced }: Pick<SpecialAmounts, "uninvoiced">): number {
  return uninvoiced.reduce((sum, { net }) => sum + net, 0);
}

/** The tax on 无票收入, in 分; `isMeant` leaves some rates out. */
export function uninvoicedTax(
  { uninvoiced }: Pick<SpecialAmounts, "uninvoiced">,
  isMeant: (percent: number) => boolean = () => true,
): number {
  return uninvoiced
    .filter(({ percent }) => isMeant(percent))
    .reduce((sum, { net, percent }) => sum + percentOf(net, percent), 0);
}

const LEVY_RATES: ReadonlySet<number> = new Set([1, 2, 3, 5]);

/** 征收率: what a general taxpayer sells at one of these is taxed by the simple method. */
export function isLevyRate(percent: number): boolean {
  return LEVY_RATES.has(percent);
}
