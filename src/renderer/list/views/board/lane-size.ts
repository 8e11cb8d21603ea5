import type { EnumEntry } from "../../../../schema/plan/plans/screen-plan.ts";
import type { ListQuery } from "../../query/list-query.ts";

/** Cards of a lane at first, and how many more come each time. */
export const LANE_SIZE = 20;

/** Cards that a query requests in the lane of a value. */
export function laneSize({ lanes }: ListQuery, value: EnumEntry["value"]): number {
  return lanes?.[String(value)] ?? LANE_SIZE;
}
