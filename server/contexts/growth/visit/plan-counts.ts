import { maskPhone } from "../../../../src/domain/mask.ts";
import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { groupRows } from "../../../../src/domain/group-rows.ts";
import { countByStatus } from "./count-by-status.ts";
import { PLAN, UNFINISHED } from "./plan-status.ts";
import { within } from "../../../records/query/within.ts";

/** The number of plans of each status, as it is shown. */
export const countPlans = operation("visit.plan.count", async ({ userId, startDate, endDate }, context) => {
  const plans = await RecordStore.open("visitPlan", context);
  const where = userId === undefined ? {} : { userId };
  const conditions = within("planTime", startDate, endDate);
  const count = await countByStatus(plans, { where, conditions }, context.clock);
  return {
    total: count({}),
    pendingCount: count({ status: PLAN.pending }),
    ongoingCount: count({ status: PLAN.ongoing }),
    finishedCount: count({ status: PLAN.finished }),
    cancelledCount: count({ status: PLAN.cancelled }),
    overdueCount: count({ status: PLAN.overdue }),
  };
});

const MONTHS = Array.from({ length: 12 }, (_none, index) => index + 1);

/** A year's visits month by month: what was planned for it, what became of it, what was written down. */
export const countPlansByYear = operation(
  "visit.plan.queryPlanNumByYear",
  async ({ year, userId }, context) => {
    const where = userId === undefined ? {} : { userId };
    const ofYear = (field: string) => ({
      where,
      conditions: within(field, `${year}-01-01`, `${year}-12-31`),
    });
    const plans = await RecordStore.open("visitPlan", context);
    const count = await countByStatus(plans, ofYear("planTime"), context.clock);
    const records = await RecordStore.open("visitRecord", context);
    const visits = await records.groupBy([{ field: "visitTime", first: 7 }], ofYear("visitTime"));
    const visited = new Map(visits.map((group) => [group.key.visitTime, group.count]));
    return MONTHS.map((kjqj) => {
      const month = `${year}-${String(kjqj).padStart(2, "0")}`;
      return {
        kjqj,
        planCount: count({ month }),
        finishedCount: count({ month, status: PLAN.finished }),
        overdueCount: count({ month, status: PLAN.overdue }),
        recordCount: visited.get(month) ?? 0,
      };
    });
  },
);

/** The users who have visits of the client in their plans. */
export const companyPlanUsers = operation(
  "visit.plan.queryCompanyPlanUserList",
  async ({ qyId }, context) => {
    const plans = await (await RecordStore.open("visitPlan", context)).list({ where: { qyId } });
    const byUser = groupRows(plans, ({ userId }) => userId);
    if (byUser.size === 0) return [];
    const staff = await context.db
      .selectFrom("staff")
      .select(["userId", "name", "phone"])
      .where("userId", "in", [...byUser.keys()])
      .orderBy("userId")
      .execute();
    return staff.map(({ userId, name, phone }) => {
      const userPlans = byUser.get(userId) ?? [];
      return {
        userId,
        userName: name,
        phone: maskPhone(phone),
        planCount: userPlans.length,
        ongoingCount: userPlans.filter(({ status }) => UNFINISHED.includes(status)).length,
      };
    });
  },
);
