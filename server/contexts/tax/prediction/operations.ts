import type { FirmOperation } from "../../../contracts/operation.ts";
import { changePrediction, recalculatePrediction, updatePrediction } from "./change-prediction.ts";
import { predictionBasis, predictionBasisRows } from "./explain-prediction.ts";
import { printTaxSheet, taxSheet } from "./print-sheet.ts";
import { calculatePrediction, predictionStatistics, selectionRate, taxDetail } from "./read-prediction.ts";

/** Operations on estimates of tax. */
export const predictionOperations: readonly FirmOperation[] = [
  predictionStatistics,
  calculatePrediction,
  recalculatePrediction,
  selectionRate,
  changePrediction,
  updatePrediction,
  taxDetail,
  predictionBasis,
  predictionBasisRows,
  taxSheet,
  printTaxSheet,
];
