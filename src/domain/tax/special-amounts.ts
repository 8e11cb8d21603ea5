/** What a company has declared beside its invoices (特殊情况), in 分. */
export interface SpecialAmounts {
  /** 进项税额转出 */
  readonly transferOut: number;
  /** 防伪税控费, deducted from the tax itself. */
  readonly controlFee: number;
  /** 旅客运输服务抵扣: further input tax. */
  readonly passengerTax: number;
  /** 外地预缴: paid elsewhere. */
  readonly prepaid: number;
  /** 无票收入, without tax. */
  readonly uninvoicedSales: number;
}

export const NO_SPECIAL_AMOUNTS: SpecialAmounts = {
  transferOut: 0,
  controlFee: 0,
  passengerTax: 0,
  prepaid: 0,
  uninvoicedSales: 0,
};

/** Kind of special case → what it changes; the others change nothing. */
const FIELDS: { readonly [type: string]: keyof SpecialAmounts } = {
  jxzc: "transferOut",
  fwskf: "controlFee",
  lkys: "passengerTax",
  wdyj: "prepaid",
  wpsr: "uninvoicedSales",
};

/** What they come to, in 分. */
export function specialAmounts(
  cases: readonly { readonly specialType: string; readonly amount: number | null }[],
): SpecialAmounts {
  return cases.reduce((sum, { specialType, amount }) => {
    const field = FIELDS[specialType];
    return field === undefined ? sum : { ...sum, [field]: sum[field] + Math.round((amount ?? 0) * 100) };
  }, NO_SPECIAL_AMOUNTS);
}
