import type { FirmOperation } from "../../../contracts/operation.ts";
import { progressPage } from "../../tax/door.ts";
import { exportRhythm } from "./export-rhythm.ts";
import { rhythmStatistics } from "./rhythm.ts";
import { userMetrics } from "./user-metrics.ts";

export const workProgressOperations: readonly FirmOperation[] = [
  rhythmStatistics,
  exportRhythm,
  progressPage("workProgress.statistics"),
  userMetrics,
];
