/** A kind of special case (特殊情况): what has to be said of it before the tax can be notified. */
export interface SpecialCaseType {
  readonly id: number;
  /** Value of the code table `specialCaseType`. */
  readonly code: string;
  /** Only for this kind of taxpayer. */
  readonly nsrType: "001" | null;
  readonly needAmount: boolean;
  readonly needRemark: boolean;
  readonly needAnnex: boolean;
  /** The figure that its amount is. */
  readonly amountTitle: string;
}

const ANYBODY = { nsrType: null, needAmount: false, needRemark: false, needAnnex: false } as const;
const GENERAL = { ...ANYBODY, nsrType: "001" } as const;

export const SPECIAL_CASE_TYPES: readonly SpecialCaseType[] = [
  { id: 1, code: "jxzc", ...GENERAL, needAmount: true, needRemark: true, amountTitle: "转出税额" },
  { id: 2, code: "fwskf", ...ANYBODY, needAmount: true, amountTitle: "税控费（价税合计）" },
  { id: 3, code: "lkys", ...GENERAL, needAnnex: true, amountTitle: "可抵扣税额" },
  { id: 4, code: "wdyj", ...ANYBODY, needAnnex: true, amountTitle: "已预缴增值税" },
  { id: 5, code: "wpsr", ...ANYBODY, amountTitle: "不含税销售额" },
  { id: 6, code: "qt", ...ANYBODY, amountTitle: "金额" },
];

export interface SpecialCaseFacts {
  /** Id of its type. */
  readonly specialType: number;
  readonly amount: number | null;
  readonly bz: string | null;
  readonly annexCount: number;
}

/** The missing part of a special case, in words that complete “…未填写完整”; empty when it is complete. */
export function specialCaseFaults({ specialType, amount, bz, annexCount }: SpecialCaseFacts): string[] {
  const type = SPECIAL_CASE_TYPES.find(({ id }) => id === specialType);
  if (!type) return ["类型"];
  return [
    ...(type.needAmount && amount === null ? ["金额"] : []),
    ...(type.needRemark && (bz ?? "").trim() === "" ? ["备注"] : []),
    ...(type.needAnnex && annexCount === 0 ? ["附件"] : []),
  ];
}
