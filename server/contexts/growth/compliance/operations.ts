import type { FirmOperation } from "../../../contracts/operation.ts";
import { insightResult } from "./insight-result.ts";
import { insightPeriods, isInCompliance } from "./insight-state.ts";
import { insightSummary } from "./insight-summary.ts";
import { notInsight } from "./not-insight.ts";
import { riskItems } from "./risk-pages.ts";
import { downloadInsight } from "./risk-report.ts";
import { editRule, keepRules, listRules, resumeRules } from "./rule-config.ts";
import { refreshAll, refreshInsights, refreshPeriod, startInsight } from "./start-insight.ts";

export const complianceOperations: readonly FirmOperation[] = [
  startInsight,
  insightResult,
  refreshInsights,
  refreshAll,
  refreshPeriod,
  notInsight,
  insightSummary,
  riskItems,
  downloadInsight,
  isInCompliance,
  insightPeriods,
  listRules,
  editRule,
  keepRules,
  resumeRules,
];
