import type { RiskFacts } from "./risk-facts.ts";

type RiskUnit = "percent" | "yuan" | "day" | "month" | "item" | "person";

/** 1 low, 2 middle, 3 high. */
export type RiskGrade = 1 | 2 | 3;

/** The audience of a risk: 1 the client, 2 the firm. */
export type RiskPlatform = 1 | 2;

/** One check of the examination as the system brings it; a firm may set threshold and grade otherwise, or switch it off. */
export interface RiskRule {
  readonly ruleCode: string;
  readonly title: string;
  readonly category: "registration" | "credit" | "declare" | "invoice" | "payroll" | "contract";
  readonly description: string;
  readonly basis: string;
  readonly advice: string;
  readonly unit: RiskUnit;
  readonly threshold: number;
  /** A risk from here downwards; otherwise from here upwards. */
  readonly isBelow?: true;
  readonly riskGrade: RiskGrade;
  /** Taken from the hundred points. */
  readonly score: number;
  readonly platforms: readonly RiskPlatform[];
  /** The value compared with the threshold; null when the rule does not concern the company, or facts are missing. */
  readonly measure: (facts: RiskFacts) => number | null;
  readonly describe: (value: number, facts: RiskFacts) => string;
}

export const BOTH: readonly RiskPlatform[] = [1, 2];
export const FIRM_ONLY: readonly RiskPlatform[] = [2];
