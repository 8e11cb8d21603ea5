import type { ViewPlan } from "../../../schema/plan/plans/screen-plan.ts";
import { readRow } from "../data/rows-page.ts";

/** The view in which the user has last looked at a list. */
export interface ViewSetting {
  readonly as: ViewPlan["as"] | "table";
}

export function readViewSetting(stored: unknown): ViewSetting {
  const as = readRow(stored)?.as;
  return { as: as === "board" || as === "calendar" || as === "cards" ? as : "table" };
}
