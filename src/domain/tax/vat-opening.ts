/** The amounts that a period of VAT begins with, from the one before, in 分. */
export interface VatOpening {
  /** 上期留抵税额 */
  readonly credit: number;
  /** 税控费 that was not taken off yet. */
  readonly controlFee: number;
  /** 预缴税额 that was not taken off yet. */
  readonly prepaid: number;
}

export const NO_OPENING: VatOpening = { credit: 0, controlFee: 0, prepaid: 0 };

/** The mark of an estimate whose opening amounts are not known. */
export function unknownOpeningMark(isGeneral: boolean): string {
  return isGeneral ? "上期留抵未知（按 0 计）" : "上期税控费、预缴未知（按 0 计）";
}
