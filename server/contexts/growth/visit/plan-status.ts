import type { Clock } from "../../../platform/clock.ts";
import type { Condition } from "../../../records/query/record-conditions.ts";

/**
 * The state of a plan: the code table `visitPlanStatus`. `overdue` is never kept: it is a pending plan whose time has
 * passed. No derived state can express it: those depend on the present day, and a visit is overdue from its moment on.
 */
export const PLAN = { pending: 1, ongoing: 2, finished: 3, cancelled: 4, overdue: 5 } as const;

/** Plans that are still to be carried out. */
export const UNFINISHED: readonly number[] = [PLAN.pending, PLAN.ongoing];

/** The state at a moment of a plan that is kept as `status`. */
export function shownStatus(status: unknown, planTime: unknown, now: string): unknown {
  return status === PLAN.pending && String(planTime) < now ? PLAN.overdue : status;
}

/** Pending and overdue plans are kept alike and differ by their time. */
export function statusConditions(status: number | undefined, { now, after }: Clock): Condition[] {
  if (status === undefined) return [];
  const kept: Condition = { fields: ["status"], match: "equals", value: status };
  if (status === PLAN.pending) return [kept, { fields: ["planTime"], match: "from", value: now() }];
  if (status !== PLAN.overdue) return [kept];
  return [
    { ...kept, value: PLAN.pending },
    { fields: ["planTime"], match: "to", value: after(-1000) },
  ];
}
