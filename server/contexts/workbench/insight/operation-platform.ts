import { sql } from "kysely";
import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import { shiftPeriod } from "../../../../src/domain/period.ts";
import { inService, stopsWith } from "../../../access/served-months.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { within } from "../../../records/query/within.ts";
import { countFeeStates } from "../../money/door.ts";
import { selectHomeCompanies } from "../home/home-companies.ts";
import { daysOfMonth, nameOfMonth } from "./month.ts";

const MONTHS = 12;
const beganIn = sql<string>`to_char(begin_date, 'YYYY-MM')`;

/** The firm's own business in a month, and how it went in the twelve months up to it. */
export const operationPlatform = operation("operationPlatform.overview", async (month, context) => {
  const last = nameOfMonth(month);
  const months = await monthsUntil(last, context);
  const current = months.at(-1) ?? { added: 0, stopped: 0, received: 0, spent: 0 };
  const span = daysOfMonth(month);
  const { due, overdue, owedAmount } = await countFeeStates(context, undefined);
  const count = async (kind: "feeRecord" | "workOrder" | "visitRecord", day: string) =>
    await (await RecordStore.open(kind, context)).count({ conditions: within(day, ...span) });
  return {
    inService: await countServed(context),
    added: current.added,
    stopped: current.stopped,
    received: current.received,
    receivedNum: await count("feeRecord", "payTime"),
    spent: current.spent,
    balance: fenToYuan(yuanToFen(current.received) - yuanToFen(current.spent)),
    owedNum: overdue,
    owedAmount,
    dueNum: due,
    orderNum: await count("workOrder", "createTime"),
    orderDoneNum: await count("workOrder", "finishTime"),
    visitNum: await count("visitRecord", "visitTime"),
    months,
  };
});

async function countServed(context: FirmContext): Promise<number> {
  const { num } = await (
    await selectHomeCompanies({}, context)
  )
    .where(inService(context.clock))
    .select(sql<number>`count(*)::int`.as("num"))
    .executeTakeFirstOrThrow();
  return num;
}

async function monthsUntil(last: string, context: FirmContext) {
  const periods = Array.from({ length: MONTHS }, (_none, back) => shiftPeriod(last, back + 1 - MONTHS));
  const added = await addedByMonth(context);
  const gone = await stoppedByMonth(periods, context);
  const received = await moneyByMonth("feeRecord", "payTime", periods, context);
  const spent = await moneyByMonth("contractExpense", "expenseDate", periods, context);
  return periods.map((period) => ({
    period,
    added: added.get(period) ?? 0,
    stopped: gone.get(period) ?? 0,
    received: received.get(period) ?? 0,
    spent: spent.get(period) ?? 0,
  }));
}

async function addedByMonth(context: FirmContext): Promise<ReadonlyMap<string, number>> {
  const rows = await (
    await selectHomeCompanies({}, context)
  )
    .select([beganIn.as("month"), sql<number>`count(*)::int`.as("num")])
    .groupBy(beganIn)
    .execute();
  return new Map(rows.map((row) => [row.month, row.num]));
}

async function stoppedByMonth(
  periods: readonly string[],
  context: FirmContext,
): Promise<ReadonlyMap<string, number>> {
  const counts = await (
    await selectHomeCompanies({}, context)
  )
    .select(
      periods.map((period) => sql<number>`(count(*) filter (where ${stopsWith(period)}))::int`.as(period)),
    )
    .executeTakeFirstOrThrow();
  return new Map(Object.entries(counts));
}

async function moneyByMonth(
  kind: "feeRecord" | "contractExpense",
  day: string,
  periods: readonly string[],
  context: FirmContext,
): Promise<ReadonlyMap<string, number>> {
  const store = await RecordStore.open(kind, context);
  const conditions = within(day, `${periods[0]}-01`, `${periods.at(-1)}-31`);
  const groups = await store.groupBy([{ field: day, first: 7 }], { conditions }, ["amount"]);
  return new Map(groups.map(({ key, sum }) => [String(key[day]), sum.amount]));
}
