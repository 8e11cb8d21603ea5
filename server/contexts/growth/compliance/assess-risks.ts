import type { EffectiveRule } from "./effective-rules.ts";
import type { RiskFacts } from "./risk-facts.ts";
import type { RiskGrade, RiskRule } from "./risk-rule.ts";

/** A risk that was found. */
export interface FoundRisk {
  readonly rule: RiskRule;
  readonly riskGrade: RiskGrade;
  readonly threshold: number;
  readonly value: number;
  readonly content: string;
}

/** A risk that is near. */
export interface NearRisk extends FoundRisk {
  /** The value as a share of the threshold: 1 is there. */
  readonly ratio: number;
}

export interface Assessment {
  readonly companyId: number;
  /** 100 less the points of each risk, not below 0. */
  readonly score: number;
  /** Of the gravest risk; 0: there is none. */
  readonly riskGrade: 0 | RiskGrade;
  readonly risks: readonly FoundRisk[];
  readonly near: readonly NearRisk[];
  /** The number of rules that concern the company. */
  readonly ruleCount: number;
}

/** From this share of the threshold a risk is foretold. */
const NEAR = 0.8;

/** Twice the threshold makes a risk one grade graver. */
const GRAVE = 2;

/** Holds a company against the rules that are switched on. */
export function assessRisks(facts: RiskFacts, rules: readonly EffectiveRule[]): Assessment {
  const risks: FoundRisk[] = [];
  const near: NearRisk[] = [];
  let ruleCount = 0;
  for (const { rule, threshold, riskGrade } of rules.filter(({ enabled }) => enabled === 1)) {
    const value = rule.measure(facts);
    if (value === null) continue;
    ruleCount += 1;
    const risk = { rule, threshold, value, riskGrade, content: rule.describe(value, facts) };
    if (rule.isBelow) {
      if (value < threshold) risks.push(risk);
      else if (value * NEAR <= threshold) near.push({ ...risk, ratio: share(threshold, value) });
    } else if (value >= threshold) {
      risks.push({ ...risk, riskGrade: value >= threshold * GRAVE ? graver(riskGrade) : riskGrade });
    } else if (value >= threshold * NEAR) {
      near.push({ ...risk, ratio: share(value, threshold) });
    }
  }
  const lost = risks.reduce((sum, { rule }) => sum + rule.score, 0);
  return {
    companyId: facts.companyId,
    score: Math.max(0, 100 - lost),
    riskGrade: risks.reduce<0 | RiskGrade>(
      (most, risk) => (risk.riskGrade > most ? risk.riskGrade : most),
      0,
    ),
    risks,
    near,
    ruleCount,
  };
}

function share(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 1000;
}

function graver(grade: RiskGrade): RiskGrade {
  return grade === 1 ? 2 : 3;
}

/** The number of risks of each grade. */
export function countGrades(risks: readonly { readonly riskGrade: unknown }[]) {
  const of = (grade: RiskGrade) => risks.filter(({ riskGrade }) => riskGrade === grade).length;
  return { highCount: of(3), middleCount: of(2), lowCount: of(1) };
}
