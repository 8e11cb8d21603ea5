import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { groupRows } from "../../../../src/domain/group-rows.ts";
import type { RiskPeriod } from "./risk-facts.ts";
import { RISK_RULES } from "./risk-rules.ts";
import { RISK_STATE } from "./risk-state.ts";

const SHOWN_PERIODS = 12;

/** A company's report with what each kind of check has found, and its points over the last periods, oldest first. */
export const insightSummary = operation("compliance.summary", async ({ id }, context) => {
  const insights = await RecordStore.open("companyInsight", context);
  const insight = await insights.find(id);
  const { companyId } = insight;
  const items = await RecordStore.open("riskItem", context);
  const risks = await items.list({ where: { companyId, state: [RISK_STATE.open, RISK_STATE.discussed] } });
  const periods = await RecordStore.open("insightPeriod", context);
  const trend = await periods.list({ where: { companyId } });
  const [shown] = await insights.present([insight]);
  if (!shown) throw new Error(`insight ${id} is not shown`);
  const { createTime: _first, insightUserId: _by, ...report } = shown;
  return {
    ...report,
    period: periodOf(report),
    categories: [...groupRows(RISK_RULES, ({ category }) => category)].map(([category, rules]) => {
      const ofCategory = risks.filter((risk) => risk.category === category);
      return {
        category,
        ruleCount: rules.length,
        riskCount: ofCategory.length,
        highestGrade: Math.max(0, ...ofCategory.map(({ riskGrade }) => riskGrade)),
      };
    }),
    trend: trend
      .slice(0, SHOWN_PERIODS)
      .toReversed()
      .map(({ kjnd, kjqj, score, riskGrade }) => ({
        kjnd,
        kjqj,
        period: periodOf({ kjnd, kjqj }),
        score,
        riskGrade,
      })),
  };
});

/** The period as `YYYY-MM`. */
function periodOf({ kjnd, kjqj }: RiskPeriod): string {
  return `${kjnd}-${String(kjqj).padStart(2, "0")}`;
}
