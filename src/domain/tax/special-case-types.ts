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
}

export const SPECIAL_CASE_TYPES: readonly SpecialCaseType[] = [
  { id: 1, code: "jxzc", nsrType: "001", needAmount: true, needRemark: true, needAnnex: false },
  { id: 2, code: "fwskf", nsrType: null, needAmount: true, needRemark: false, needAnnex: false },
  { id: 3, code: "lkys", nsrType: "001", needAmount: false, needRemark: false, needAnnex: true },
  { id: 4, code: "wdyj", nsrType: null, needAmount: false, needRemark: false, needAnnex: true },
  { id: 5, code: "wpsr", nsrType: null, needAmount: false, needRemark: false, needAnnex: false },
  { id: 6, code: "qt", nsrType: null, needAmount: false, needRemark: false, needAnnex: false },
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
