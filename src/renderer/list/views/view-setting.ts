import type { ViewPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { readRow } from "../data/rows-page.ts";

/** The view that somebody has looked at a list in last. */
export interface ViewSetting {
  readonly as: ViewPlan["as"] | "table";
}

export function readViewSetting(stored: unknown): ViewSetting {
  const as = readRow(stored)?.as;
  return { as: as === "board" || as === "calendar" || as === "cards" ? as : "table" };
}
