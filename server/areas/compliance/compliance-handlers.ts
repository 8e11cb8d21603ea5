import type { Handlers } from "../../binding/handler.ts";
import { insightResult } from "./insight-result.ts";
import { insightPeriods, isInCompliance } from "./insight-state.ts";
import { insightSummary } from "./insight-summary.ts";
import { notInsight } from "./not-insight.ts";
import { riskItems } from "./risk-pages.ts";
import { downloadInsight } from "./risk-report.ts";
import { editRule, keepRules, listRules, resumeRules } from "./rule-config.ts";
import { refreshAll, refreshInsights, refreshPeriod, startInsight } from "./start-insight.ts";

export const complianceHandlers: Handlers["firm"] = {
  "compliance.insight.batch": startInsight,
  "compliance.insight.batchResult": insightResult,
  "compliance.refresh": refreshInsights,
  "compliance.refreshAll": refreshAll,
  "compliance.refreshResult": insightResult,
  "compliance.period.refresh": refreshPeriod,
  "compliance.notInsight": notInsight,
  "compliance.summary": insightSummary,
  "compliance.queryRiskItem": riskItems,
  "compliance.download": downloadInsight,
  "compliance.isInCompliance": isInCompliance,
  "compliance.getKjndqjBeginAndEnd": insightPeriods,
  "compliance.ruleConfig.list": listRules,
  "compliance.ruleConfig.edit": editRule,
  "compliance.ruleConfig.remain": keepRules,
  "compliance.ruleConfig.resume": resumeRules,
};
