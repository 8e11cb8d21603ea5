import type { FirmOperation } from "../../../contracts/operation.ts";
import { adjustSettlement, resetSettlement } from "./adjust-settlement.ts";
import { calculateSettlements } from "./calculate-settlements.ts";
import { explainSettlement } from "./explain-settlement.ts";
import { settlementCounts, settlementPage } from "./list-settlements.ts";
import { previewSettlements } from "./preview-settlements.ts";
import { declareSettlements, notifySettlements, saveSettlementPayments } from "./settlement-acts.ts";

/** Operations on the annual settlement of corporate income tax. */
export const annualSettlementOperations: readonly FirmOperation[] = [
  settlementPage,
  settlementCounts,
  explainSettlement,
  calculateSettlements,
  adjustSettlement,
  resetSettlement,
  previewSettlements,
  notifySettlements,
  declareSettlements,
  saveSettlementPayments,
];
