import type { FirmContext, FirmHandler } from "../../binding/handler.ts";
import type { StoredRecord } from "../../records/record-rules.ts";
import type { Condition } from "../../records/record-conditions.ts";
import { RecordStore } from "../../records/record-store.ts";
import { groupRows } from "../../store/group-rows.ts";
import { readFeeClients } from "../fee/fee-clients.ts";
import { PLAN, shownStatus } from "../visit/plan-status.ts";
import { type ByUser, servedCompanies, shareOf } from "./home-companies.ts";

const CHANCE = { unconfirmed: 1, following: 2, deal: 3 } as const;
const CLOSED_CHANCES = [4, 5];
const MONTHS = Array.from({ length: 12 }, (_none, index) => index + 1);

interface VisitParams extends ByUser {
  readonly startDate?: string;
  readonly endDate?: string;
}

/** Plans and visits of a span. */
export const visitBoard: FirmHandler<VisitParams> = async ({ userId, startDate, endDate }, context) => {
  const within = (field: string): Condition[] => [
    ...(startDate === undefined ? [] : [{ fields: [field], match: "from" as const, value: startDate }]),
    ...(endDate === undefined ? [] : [{ fields: [field], match: "to" as const, value: endDate }]),
  ];
  const where = userId === undefined ? {} : { userId };
  const plans = await (
    await RecordStore.open("visitPlan", context)
  ).list({ where, conditions: within("planTime") });
  const records = await (
    await RecordStore.open("visitRecord", context)
  ).list({ where, conditions: within("visitTime") });
  const { enums } = await context.readProject();
  const now = context.clock.now();
  const of = (wanted: number) =>
    plans.filter(({ status, planTime }) => shownStatus(status, planTime, now) === wanted).length;
  const methods = groupRows(records, ({ method }) => String(method));
  return {
    planNum: plans.length,
    pendingNum: of(PLAN.pending),
    finishedNum: of(PLAN.finished),
    overdueNum: of(PLAN.overdue),
    recordNum: records.length,
    companyNum: new Set(records.map(({ qyId }) => qyId)).size,
    byMethod: [...methods].map(([code, rows]) => ({
      code,
      name: enums.get("contactMethod")?.find(({ value }) => value === code)?.label ?? code,
      num: rows.length,
    })),
  };
};

/** Which clients have paid ahead, and what is owed. */
export const renewalBoard: FirmHandler<ByUser> = async (by, context) => {
  const clients = await feeClientsOf(by, context);
  const of = (state: string) => clients.filter(({ feeState }) => feeState === state).length;
  const month = context.clock.now().slice(0, 7);
  const payments = await paymentsSince(by, `${month}-01`, context);
  return {
    total: clients.length,
    paid: of("paid"),
    expiring: of("due"),
    owed: of("overdue"),
    owedAmount: sumOf(clients.map(({ owedAmount }) => owedAmount)),
    receivedThisMonth: sumOf(payments.map(({ amount }) => amount)),
  };
};

/** How far the opportunities are. */
export const chanceBoard: FirmHandler<ByUser> = async (by, context) => {
  const rise = await chancesOf("riseChance", by, context);
  const introduce = await chancesOf("introduceChance", by, context);
  const all = [...rise, ...introduce];
  const of = (...states: readonly number[]) => all.filter(({ status }) => states.includes(Number(status)));
  const open = of(CHANCE.unconfirmed, CHANCE.following);
  return {
    riseNum: rise.length,
    introduceNum: introduce.length,
    openNum: of(CHANCE.unconfirmed).length,
    followingNum: of(CHANCE.following).length,
    dealNum: of(CHANCE.deal).length,
    closedNum: of(...CLOSED_CHANCES).length,
    expectAmount: sumOf(open.map(({ expectAmount }) => expectAmount)),
    dealAmount: sumOf(of(CHANCE.deal).map(({ dealAmount }) => dealAmount)),
  };
};

interface YearParams extends ByUser {
  readonly kjnd: number;
}

/** What a year has brought in, month by month. */
export const performanceBoard: FirmHandler<YearParams> = async ({ kjnd, ...by }, context) => {
  const chances = [
    ...(await chancesOf("riseChance", by, context)),
    ...(await chancesOf("introduceChance", by, context)),
  ];
  const deals = chances.filter(
    ({ status, dealDate }) => status === CHANCE.deal && String(dealDate).startsWith(String(kjnd)),
  );
  const payments = (await paymentsSince(by, `${kjnd}-01-01`, context)).filter(({ payTime }) =>
    String(payTime).startsWith(String(kjnd)),
  );
  const visits = await (
    await RecordStore.open("visitRecord", context)
  ).list({ where: by.userId === undefined ? {} : { userId: by.userId } });
  const inMonth = (time: unknown, month: number) => Number(String(time).slice(5, 7)) === month;
  return {
    dealNum: deals.length,
    dealAmount: sumOf(deals.map(({ dealAmount }) => dealAmount)),
    receivedAmount: sumOf(payments.map(({ amount }) => amount)),
    visitNum: visits.filter(({ visitTime }) => String(visitTime).startsWith(String(kjnd))).length,
    months: MONTHS.map((kjqj) => ({
      kjqj,
      dealAmount: sumOf(
        deals.filter(({ dealDate }) => inMonth(dealDate, kjqj)).map(({ dealAmount }) => dealAmount),
      ),
      receivedAmount: sumOf(
        payments.filter(({ payTime }) => inMonth(payTime, kjqj)).map(({ amount }) => amount),
      ),
    })),
  };
};

const BOOKED = 2;
const QUARTER_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How sound the firm's own business is: paid ahead, books done, clients visited in the last three months. */
export const healthBoard: FirmHandler<ByUser> = async (by, context) => {
  const served = await servedCompanies(by, context);
  const own = new Set(served.map(({ companyId }) => companyId));
  const clients = await feeClientsOf(by, context);
  const renewed = clients.filter(({ feeState }) => feeState !== "overdue").length;
  const since = context.clock.after(-QUARTER_DAYS * DAY_MS);
  const recent: Condition = { fields: ["visitTime"], match: "from", value: since };
  const visits = await (await RecordStore.open("visitRecord", context)).list({ conditions: [recent] });
  const visited = new Set(visits.map(({ qyId }) => Number(qyId)).filter((companyId) => own.has(companyId)));
  const [book] = await (await RecordStore.open("bookPeriod", context)).list();
  const where = { kjnd: Number(book?.["kjnd"] ?? 0), kjqj: Number(book?.["kjqj"] ?? 0) };
  const books = await (await RecordStore.open("bookPeriod", context)).list({ where });
  const booked = books.filter(
    ({ qyid, bookStatus }) => own.has(Number(qyid)) && bookStatus === BOOKED,
  ).length;
  const renewalRate = shareOf(renewed, clients.length);
  const bookRate = shareOf(booked, served.length);
  const visitRate = shareOf(visited.size, served.length);
  return {
    score: Math.round(((renewalRate + bookRate + visitRate) / 3) * 100),
    inService: served.length,
    renewalRate,
    bookRate,
    visitRate,
    owedAmount: sumOf(clients.map(({ owedAmount }) => owedAmount)),
  };
};

/** Clients whose service goes on. */
async function feeClientsOf({ userId }: ByUser, context: FirmContext) {
  return (await readFeeClients(context)).filter(
    ({ stopPeriod, kjUserId }) => stopPeriod === null && (userId === undefined || kjUserId === userId),
  );
}

async function paymentsSince(
  { userId }: ByUser,
  since: string,
  context: FirmContext,
): Promise<StoredRecord[]> {
  const recent: Condition = { fields: ["payTime"], match: "from", value: since };
  const where = userId === undefined ? {} : { userId };
  return await (await RecordStore.open("feeRecord", context)).list({ where, conditions: [recent] });
}

async function chancesOf(record: string, { userId }: ByUser, context: FirmContext): Promise<StoredRecord[]> {
  const where = userId === undefined ? {} : { followUserId: userId };
  return await (await RecordStore.open(record, context)).list({ where });
}

/** Yuan, without the dust of binary fractions. */
function sumOf(amounts: readonly unknown[]): number {
  return amounts.reduce<number>((sum, amount) => sum + Math.round(Number(amount ?? 0) * 100), 0) / 100;
}
