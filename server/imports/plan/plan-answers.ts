import type { ImportAnswers } from "../../contracts/import-kind.ts";
import type { ColumnMapping } from "../table/match-columns.ts";

/** The user's decisions about a file. */
export interface PlanAnswers {
  /** Columns of the file, from 0, and the name of ours that each is taken as; null: it is not imported. */
  readonly columns: readonly { readonly place: number; readonly field: string | null }[];
  /** Question → option. */
  readonly questions: ImportAnswers;
}

export const NO_ANSWERS: PlanAnswers = { columns: [], questions: {} };

export function mappingOf({ columns }: PlanAnswers): ColumnMapping {
  return new Map(columns.map(({ place, field }) => [place, field]));
}
