/** A line of a payroll as far as it may be doubted; amounts in 分. */
export interface DoubtedLine {
  /** The person takes part in social insurance, and the line is one that it is taken off. */
  readonly isInsured: boolean;
  /** 养老, 医疗 and 失业保险 of the person. */
  readonly insurance: number;
  readonly income: number;
  readonly exempt: number;
  readonly net: number;
}

/** Reasons to look at a line again that a fact may excuse, so that nothing is refused for them. */
export function lineDoubts({ isInsured, insurance, income, exempt, net }: DoubtedLine): string[] {
  return [
    ...(isInsured && insurance === 0 ? ["参加社保但没有扣社保"] : []),
    ...(exempt > income ? ["免税收入大于本期收入"] : []),
    ...(net < 0 ? ["实发工资为负数"] : []),
  ];
}
