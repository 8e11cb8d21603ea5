/** A month's contributions of one person, in 分, by the names of a payroll line's properties. */
export interface Contribution {
  readonly yanglaoGr: number;
  readonly yiliaoGr: number;
  readonly shiyeGr: number;
  readonly gjjGr: number;
  readonly yanglaoDw: number;
  readonly yiliaoDw: number;
  readonly shiyeDw: number;
  readonly gongshangDw: number;
  readonly gjjDw: number;
}

interface InsuredPerson {
  readonly zjhm: string;
  /** Bases of the payroll, in 分. */
  readonly socialBase: number;
  readonly fundBase: number;
}

/** The offices of social insurance and of the housing fund. */
export interface SocialInsuranceBureau {
  /** The contributions of these people in the period (`YYYY-MM`); null for a person who is not insured there. */
  readonly contributions: (
    people: readonly InsuredPerson[],
    period: string,
  ) => Promise<readonly (Contribution | null)[]>;
}
