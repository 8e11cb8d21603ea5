import type { SettlementByHand } from "../../server/tables/income-tax-tables.ts";

export interface SettlementStages {
  readonly lean: "due" | "refund" | "none";
  /** False: the calculation has failed. */
  readonly calculated?: boolean;
  readonly notified?: boolean;
  /** 2 declared, 3 failed. */
  readonly declared?: 2 | 3;
  readonly paid?: boolean;
  readonly byHand?: SettlementByHand;
}

export const DONE: SettlementStages = { lean: "due", notified: true, declared: 2, paid: true };

/** The stages of the latest year, one client after the other: most are done. */
const STAGES: readonly (SettlementStages | "untouched")[] = [
  { lean: "due" },
  { lean: "refund" },
  DONE,
  { ...DONE, lean: "refund" },
  { lean: "due", notified: true },
  "untouched",
  { lean: "due", notified: true, declared: 2 },
  DONE,
  { lean: "refund", notified: true, declared: 2 },
  { lean: "due", byHand: { tzzj: 86_500, tzjs: 12_000 } },
  { lean: "due", notified: true, declared: 3 },
  { ...DONE, lean: "none" },
  { lean: "refund", notified: true },
  { lean: "none" },
  { lean: "due", calculated: false },
  { lean: "due" },
];

export function stagesOf(index: number): SettlementStages | "untouched" {
  return STAGES[index % STAGES.length] ?? DONE;
}
