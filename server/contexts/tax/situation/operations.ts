import type { FirmOperation } from "../../../contracts/operation.ts";
import { situationCounts, situationPage, situationTotals } from "./list-situations.ts";
import { situationDetail } from "./situation-detail.ts";

export const situationOperations: readonly FirmOperation[] = [
  situationPage,
  situationCounts,
  situationTotals,
  situationDetail,
];
