import type { Handlers } from "../../binding/handler.ts";
import { progressPage } from "../progress/process-view.ts";
import { exportRhythm } from "./export-rhythm.ts";
import { rhythmStatistics } from "./rhythm.ts";
import { userMetrics } from "./user-metrics.ts";

export const workProgressHandlers: Handlers["firm"] = {
  "workProgress.rhythmStatistics": rhythmStatistics,
  "workProgress.rhythmStatisticsExport": exportRhythm,
  "workProgress.statistics": progressPage("workProgress.statistics"),
  "workProgress.userMetrics": userMetrics,
};
