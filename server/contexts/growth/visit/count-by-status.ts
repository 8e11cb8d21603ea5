import type { Clock } from "../../../platform/clock.ts";
import type { RecordStore } from "../../../records/record-store.ts";
import type { Selection } from "../../../records/query/select-records.ts";
import { PLAN, statusConditions } from "./plan-status.ts";

const MONTH = { field: "planTime", first: 7 } as const;

/** The number of plans that are shown as a status, or of all plans; of one month (`YYYY-MM`) when it is named. */
type PlanCount = (of: { readonly status?: number; readonly month?: string }) => number;

/** Counts plans in the database; as in the list, a pending plan whose time has passed is overdue. */
export async function countByStatus(
  plans: RecordStore,
  selection: Selection,
  clock: Clock,
): Promise<PlanCount> {
  const { conditions = [] } = selection;
  const late = [...conditions, ...statusConditions(PLAN.overdue, clock)];
  const kept = await plans.groupBy([MONTH, "status"], selection);
  const overdue = await plans.groupBy([MONTH], { ...selection, conditions: late });
  const counts = [
    ...kept.map(({ key, count }) => ({ month: key.planTime, status: key.status, count })),
    ...overdue.flatMap(({ key, count }) => [
      { month: key.planTime, status: PLAN.pending, count: -count },
      { month: key.planTime, status: PLAN.overdue, count },
    ]),
  ];
  return ({ status, month }) =>
    counts
      .filter((entry) => status === undefined || entry.status === status)
      .filter((entry) => month === undefined || entry.month === month)
      .reduce((sum, { count }) => sum + count, 0);
}
