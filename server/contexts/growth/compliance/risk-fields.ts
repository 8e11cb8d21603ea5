import type { Assessment, FoundRisk, NearRisk } from "./assess-risks.ts";
import { countGrades } from "./assess-risks.ts";
import type { RiskPeriod } from "./risk-facts.ts";

/** The stored fields of a company's examination, without its author and time. */
export function insightFields({ score, riskGrade, risks, ruleCount }: Assessment) {
  return { score, riskGrade, ...countGrades(risks), itemCount: risks.length, ruleCount };
}

/** The stored fields of a risk, without the day it was found and its handling. */
export function riskItemFields({ rule, riskGrade, threshold, value, content }: FoundRisk) {
  const { ruleCode, title, category, advice, basis, unit, score, platforms } = rule;
  return {
    title,
    ruleCode,
    category,
    riskGrade,
    content,
    advice,
    basis,
    value,
    threshold,
    unit,
    score,
    platforms,
  };
}

export function predictionFields({ rule, riskGrade, threshold, value, ratio }: NearRisk) {
  const { ruleCode, title, category, advice, unit, platforms } = rule;
  const content = `${rule.description}，当前离预警值的接近程度为 ${Math.round(ratio * 1000) / 10}%，变化下去将触发“${title}”`;
  return { title, ruleCode, category, riskGrade, value, threshold, unit, ratio, content, advice, platforms };
}

/** A risk as the examination before has kept it. */
export interface KnownRisk {
  readonly ruleCode: string;
  readonly title: string;
  readonly category: string;
  readonly riskGrade: number;
  readonly value: number;
  readonly unit: string;
  readonly platforms: readonly number[];
}

/** The change of a company's risks: found for the first time, graver, lighter, gone. */
export function riskChanges(before: readonly KnownRisk[], after: readonly FoundRisk[], period: RiskPeriod) {
  const now = after.map(riskItemFields);
  const grown = now.flatMap((risk) => {
    const known = before.find(({ ruleCode }) => ruleCode === risk.ruleCode);
    if (known?.riskGrade === risk.riskGrade) return [];
    const change = known === undefined ? "new" : known.riskGrade < risk.riskGrade ? "up" : "down";
    return [
      {
        ...changeFields(risk, period),
        change,
        beforeGrade: known?.riskGrade ?? 0,
        afterGrade: risk.riskGrade,
        beforeValue: known?.value ?? null,
        afterValue: risk.value,
      },
    ];
  });
  const gone = before
    .filter(({ ruleCode }) => !now.some((risk) => risk.ruleCode === ruleCode))
    .map((known) => ({
      ...changeFields(known, period),
      change: "gone",
      beforeGrade: known.riskGrade,
      afterGrade: 0,
      beforeValue: known.value,
      afterValue: null,
    }));
  return [...grown, ...gone];
}

function changeFields({ title, ruleCode, category, unit, platforms }: KnownRisk, period: RiskPeriod) {
  return { title, ruleCode, category, unit, platforms, ...period };
}
