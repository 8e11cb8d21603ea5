import type { Handlers } from "../../binding/handler.ts";
import { changePrediction, recalculatePrediction, updatePrediction } from "./change-prediction.ts";
import { calculatePrediction, predictionStatistics, selectionRate, taxDetail } from "./read-prediction.ts";

/** What the operations on estimates of tax do. */
export const predictionHandlers: Handlers["firm"] = {
  "prediction.statistics": predictionStatistics,
  "prediction.calculate": calculatePrediction,
  "prediction.recalculate": recalculatePrediction,
  "prediction.selectionRate": selectionRate,
  "prediction.change": changePrediction,
  "prediction.update": updatePrediction,
  "prediction.taxDetail": taxDetail,
};
