import type { FirmHandler } from "../../binding/handler.ts";
import type { Condition } from "../../records/record-conditions.ts";
import { RecordStore } from "../../records/record-store.ts";
import { maskPhone } from "../../../src/domain/mask.ts";
import { groupRows } from "../../store/group-rows.ts";
import { PLAN, UNFINISHED, shownStatus } from "./plan-status.ts";

interface CountParams {
  readonly userId?: number;
  readonly startDate?: string;
  readonly endDate?: string;
}

/** How many plans there are of each status, as it is shown. */
export const countPlans: FirmHandler<CountParams> = async ({ userId, startDate, endDate }, context) => {
  const plans = await RecordStore.open("visitPlan", context);
  const conditions: Condition[] = [];
  if (startDate !== undefined) conditions.push({ fields: ["planTime"], match: "from", value: startDate });
  if (endDate !== undefined) conditions.push({ fields: ["planTime"], match: "to", value: endDate });
  const found = await plans.list({ where: userId === undefined ? {} : { userId }, conditions });
  const now = context.clock.now();
  const of = (wanted: number) =>
    found.filter(({ status, planTime }) => shownStatus(status, planTime, now) === wanted).length;
  return {
    total: found.length,
    pendingCount: of(PLAN.pending),
    ongoingCount: of(PLAN.ongoing),
    finishedCount: of(PLAN.finished),
    cancelledCount: of(PLAN.cancelled),
    overdueCount: of(PLAN.overdue),
  };
};

const MONTHS = Array.from({ length: 12 }, (_none, index) => index + 1);

/** A year's visits month by month: what was planned for it, what became of it, what was written down. */
export const countPlansByYear: FirmHandler<{ readonly year: number; readonly userId?: number }> = async (
  { year, userId },
  context,
) => {
  const where = userId === undefined ? {} : { userId };
  const within = (field: string): Condition[] => [
    { fields: [field], match: "from", value: `${year}-01-01` },
    { fields: [field], match: "to", value: `${year}-12-31` },
  ];
  const plans = await (
    await RecordStore.open("visitPlan", context)
  ).list({ where, conditions: within("planTime") });
  const records = await (
    await RecordStore.open("visitRecord", context)
  ).list({ where, conditions: within("visitTime") });
  const now = context.clock.now();
  const inMonth = (time: unknown, month: number) => Number(String(time).slice(5, 7)) === month;
  return MONTHS.map((month) => {
    const planned = plans.filter(({ planTime }) => inMonth(planTime, month));
    const of = (wanted: number) =>
      planned.filter(({ status, planTime }) => shownStatus(status, planTime, now) === wanted).length;
    return {
      kjqj: month,
      planCount: planned.length,
      finishedCount: of(PLAN.finished),
      overdueCount: of(PLAN.overdue),
      recordCount: records.filter(({ visitTime }) => inMonth(visitTime, month)).length,
    };
  });
};

/** Who has visits of the client in his plans. */
export const companyPlanUsers: FirmHandler<{ readonly qyId: number }> = async ({ qyId }, context) => {
  const plans = await (await RecordStore.open("visitPlan", context)).list({ where: { qyId } });
  const byUser = groupRows(plans, ({ userId }) => userId as number);
  if (byUser.size === 0) return [];
  const staff = await context.db
    .selectFrom("staff")
    .select(["userId", "name", "phone"])
    .where("userId", "in", [...byUser.keys()])
    .orderBy("userId")
    .execute();
  return staff.map(({ userId, name, phone }) => {
    const own = byUser.get(userId) ?? [];
    return {
      userId,
      userName: name,
      phone: maskPhone(phone),
      planCount: own.length,
      ongoingCount: own.filter(({ status }) => UNFINISHED.includes(Number(status))).length,
    };
  });
};
