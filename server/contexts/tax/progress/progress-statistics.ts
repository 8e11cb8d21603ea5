import { operation } from "../../../contracts/operation.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { pageRows } from "../../../records/query/page-rows.ts";
import { type ProgressRow, readProgressRows } from "./progress-rows.ts";
import { STEP, type Step } from "./step-states.ts";
import { readStaffOf } from "./staff-of-rows.ts";

/** The tax progress of each user's companies, users with most companies first. */
export const progressStatistics = operation(
  "progress.statisticsPage",
  async ({ kjnd, kjqj, ...params }, context) => {
    const rows = await readProgressRows(context, { kjnd, kjqj });
    const staff = await readStaffOf(context, rows);
    const counted = staff.map(({ userId, userName, deptId, deptName, ownRows }) => {
      const due = ownRows.filter(({ states }) => states.declare !== STEP.notNeeded);
      const declaredNum = done(due, "declare");
      return {
        userId,
        userName,
        deptId,
        deptName,
        companyNum: ownRows.length,
        dueNum: due.length,
        collectedNum: done(ownRows, "collect"),
        estimatedNum: done(due, "estimate"),
        noticedNum: done(due, "notice"),
        declaredNum,
        paidNum: done(due, "pay"),
        faultNum: ownRows.filter(({ hasFault }) => hasFault === 1).length,
        declareRate: share(declaredNum, due.length),
      };
    });
    const fullest = counted.toSorted((a, b) => b.companyNum - a.companyNum);
    return pageRows(await findOperation(context, "progress.statisticsPage"), fullest, params);
  },
);

export function done(rows: readonly ProgressRow[], step: Step): number {
  return rows.filter(({ states }) => states[step] === STEP.done).length;
}

/** As a fraction with four decimals; whole when there was nothing to do. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 1 : Math.round((part / whole) * 10_000) / 10_000;
}
