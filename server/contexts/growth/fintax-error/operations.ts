import type { FirmOperation } from "../../../contracts/operation.ts";
import { riskChangePage, riskPredictions } from "../compliance/risk-pages.ts";
import { downloadRisks } from "../compliance/risk-report.ts";
import { refreshInsight } from "../compliance/start-insight.ts";
import { riskInfo } from "./risk-info.ts";
import { riskTip } from "./risk-tip.ts";

export const fintaxErrorOperations: readonly FirmOperation[] = [
  riskInfo,
  refreshInsight,
  downloadRisks,
  riskTip,
  riskChangePage,
  riskPredictions,
];
