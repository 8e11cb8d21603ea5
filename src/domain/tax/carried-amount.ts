/**
 * An amount that is taken off the tax as far as there is any, and whose rest is taken off later (附列资料（四）, 财税〔2012〕15号),
 * in 分.
 */
export interface CarriedAmount {
  /** 期初余额 */
  readonly opening: number;
  /** 本期发生额 */
  readonly arising: number;
  /** 本期实际抵减税额 */
  readonly used: number;
  /** 期末余额 */
  readonly closing: number;
}

/** The amount once as much of it has been taken off as `tax` (分, never below zero) allows. */
export function takeOff(
  { opening, arising }: Pick<CarriedAmount, "opening" | "arising">,
  tax: number,
): CarriedAmount {
  const used = Math.min(opening + arising, tax);
  return { opening, arising, used, closing: opening + arising - used };
}
