/** Where a plan stands: the code table `visitPlanStatus`. `overdue` is never kept: it is a pending plan whose time has passed. */
export const PLAN = { pending: 1, ongoing: 2, finished: 3, cancelled: 4, overdue: 5 } as const;

/** Plans that are still to be carried out. */
export const UNFINISHED: readonly number[] = [PLAN.pending, PLAN.ongoing];

/** What a plan that is kept as `status` is at a moment. */
export function shownStatus(status: unknown, planTime: unknown, now: string): unknown {
  return status === PLAN.pending && String(planTime) < now ? PLAN.overdue : status;
}
