import type { Handlers } from "../../binding/handler.ts";
import { riskChangePage, riskItems, riskPredictions } from "../compliance/risk-pages.ts";
import { downloadRisks } from "../compliance/risk-report.ts";
import { refreshInsight } from "../compliance/start-insight.ts";
import { riskInfo } from "./risk-info.ts";
import { riskTip } from "./risk-tip.ts";

export const fintaxErrorHandlers: Handlers["firm"] = {
  "fintaxError.query": riskItems,
  "fintaxError.queryInfo": riskInfo,
  "fintaxError.refresh": refreshInsight,
  "fintaxError.download": downloadRisks,
  "fintaxError.riskTip": riskTip,
  "fintaxError.riskChange.query": riskChangePage,
  "fintaxError.riskPrediction.query": riskPredictions,
};
