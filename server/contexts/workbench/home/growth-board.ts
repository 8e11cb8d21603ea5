import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { countFeeStates } from "../../money/door.ts";
import { countByStatus, PLAN } from "../../growth/door.ts";
import { within } from "../../../records/query/within.ts";
import type { ByUser } from "./home-companies.ts";

const CHANCE = { unconfirmed: 1, following: 2, deal: 3 } as const;
const CLOSED_CHANCES = [4, 5];
const CHANCES = ["riseChance", "introduceChance"] as const;
const MONTHS = Array.from({ length: 12 }, (_none, index) => index + 1);

/** Plans and visits of a span. */
export const visitBoard = operation("home.visitData", async ({ userId, startDate, endDate }, context) => {
  const where = userId === undefined ? {} : { userId };
  const inSpan = (field: string) => ({ where, conditions: within(field, startDate, endDate) });
  const plans = await RecordStore.open("visitPlan", context);
  const count = await countByStatus(plans, inSpan("planTime"), context.clock);
  const records = await RecordStore.open("visitRecord", context);
  const methods = await records.groupBy(["method"], inSpan("visitTime"));
  const companies = await records.groupBy(["qyId"], inSpan("visitTime"));
  const { enums } = context.project;
  return {
    planNum: count({}),
    pendingNum: count({ status: PLAN.pending }),
    finishedNum: count({ status: PLAN.finished }),
    overdueNum: count({ status: PLAN.overdue }),
    recordNum: methods.reduce((sum, group) => sum + group.count, 0),
    companyNum: companies.length,
    byMethod: methods
      .map((group) => ({ code: String(group.key.method), num: group.count }))
      .toSorted((a, b) => b.num - a.num || a.code.localeCompare(b.code))
      .map(({ code, num }) => ({
        code,
        name: enums.get("contactMethod")?.find(({ value }) => value === code)?.label ?? code,
        num,
      })),
  };
});

/** The clients that have paid ahead, and the debts. */
export const renewalBoard = operation("home.renewalControl", async ({ userId }, context) => {
  const { total, paid, due, overdue, owedAmount } = await countFeeStates(context, userId);
  const payments = await RecordStore.open("feeRecord", context);
  const month = context.clock.now().slice(0, 7);
  return {
    total,
    paid,
    expiring: due,
    owed: overdue,
    owedAmount,
    receivedThisMonth: await payments.sum("amount", {
      where: userId === undefined ? {} : { userId },
      conditions: within("payTime", `${month}-01`),
    }),
  };
});

/** The state of the opportunities. */
export const chanceBoard = operation("home.chanceFollow", async (by, context) => {
  const [rise = [], introduce = []] = await Promise.all(
    CHANCES.map(async (record) => {
      const store = await RecordStore.open(record, context);
      return await store.groupBy(["status"], { where: followedBy(by) }, ["expectAmount", "dealAmount"]);
    }),
  );
  const all = [...rise, ...introduce];
  const of = (...states: readonly number[]) => all.filter(({ key }) => states.includes(Number(key.status)));
  return {
    riseNum: countOf(rise),
    introduceNum: countOf(introduce),
    openNum: countOf(of(CHANCE.unconfirmed)),
    followingNum: countOf(of(CHANCE.following)),
    dealNum: countOf(of(CHANCE.deal)),
    closedNum: countOf(of(...CLOSED_CHANCES)),
    expectAmount: addUp(of(CHANCE.unconfirmed, CHANCE.following).map(({ sum }) => sum.expectAmount)),
    dealAmount: addUp(of(CHANCE.deal).map(({ sum }) => sum.dealAmount)),
  };
});

/** The income of a year, month by month. */
export const performanceBoard = operation("home.performance", async ({ kjnd, ...by }, context) => {
  const ofYear = (field: string) => within(field, `${kjnd}-01-01`, `${kjnd}-12-31`);
  const where = by.userId === undefined ? {} : { userId: by.userId };
  const deals = await dealsByMonth(kjnd, by, context);
  const payments = await (
    await RecordStore.open("feeRecord", context)
  ).groupBy([{ field: "payTime", first: 7 }], { where, conditions: ofYear("payTime") }, ["amount"]);
  const visits = await RecordStore.open("visitRecord", context);
  const dealAmounts = deals.map(({ key, sum }) => ({ month: key.dealDate, amount: sum.dealAmount }));
  const received = payments.map(({ key, sum }) => ({ month: key.payTime, amount: sum.amount }));
  const inMonth = (amounts: typeof received, kjqj: number) =>
    addUp(
      amounts
        .filter(({ month }) => month === `${kjnd}-${String(kjqj).padStart(2, "0")}`)
        .map(({ amount }) => amount),
    );
  return {
    dealNum: countOf(deals),
    dealAmount: addUp(dealAmounts.map(({ amount }) => amount)),
    receivedAmount: addUp(received.map(({ amount }) => amount)),
    visitNum: await visits.count({ where, conditions: ofYear("visitTime") }),
    months: MONTHS.map((kjqj) => ({
      kjqj,
      dealAmount: inMonth(dealAmounts, kjqj),
      receivedAmount: inMonth(received, kjqj),
    })),
  };
});

async function dealsByMonth(kjnd: number, by: ByUser, context: FirmContext) {
  const where = { ...followedBy(by), status: CHANCE.deal };
  const conditions = within("dealDate", `${kjnd}-01-01`, `${kjnd}-12-31`);
  const deals = CHANCES.map(async (record) => {
    const store = await RecordStore.open(record, context);
    return await store.groupBy([{ field: "dealDate", first: 7 }], { where, conditions }, ["dealAmount"]);
  });
  return (await Promise.all(deals)).flat();
}

function followedBy({ userId }: ByUser) {
  return userId === undefined ? {} : { followUserId: userId };
}

function countOf(groups: readonly { readonly count: number }[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

/** Yuan, without the dust of binary fractions. */
function addUp(amounts: readonly number[]): number {
  return fenToYuan(amounts.reduce((sum, amount) => sum + yuanToFen(amount), 0));
}
