import { type Deductible, recommendSelection } from "../../../../src/domain/tax/recommend-selection.ts";
import type { Calculation } from "../../../platform/threads/calculation.ts";

interface Candidates {
  /** In the order of their age. */
  readonly candidates: readonly Deductible[];
  /** Their tax shall come to this, in 分. */
  readonly wanted: number;
}

/** The ids of the invoices to select. */
export const calculation: Calculation<Candidates, number[]> = {
  module: import.meta.url,
  work: ({ candidates, wanted }) => recommendSelection(candidates, wanted),
};
