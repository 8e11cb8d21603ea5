/** A line of 扣缴申报 for one payment, in 分. */
export interface Withholding {
  /** 应纳税所得额, never negative. */
  readonly taxableIncome: number;
  /** Whole per cent. */
  readonly ratePercent: number;
  readonly quickDeduction: number;
  /** To be withheld from this payment, never negative. */
  readonly tax: number;
}
