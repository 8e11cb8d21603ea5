import type { RecordRow } from "../../../records/record-row.ts";
import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { Fields, StoredRecord } from "../../../contracts/record.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { Where } from "../../../records/query/select-records.ts";
import { type FeePayment, type FeeTerms, feeStanding, feeYear } from "./fee-months.ts";
import { readRenewalTerms } from "./renewal-setting.ts";

/** A client as the tables of fees show it: what the catalogue says, with its debt. */
export type FeeClient = Required<RecordRow<"feeClient">>;

export type FeeClientYear = FeeClient & ReturnType<typeof feeYear>;

/** Of more clients than this the payments of all are added up: that is less work than to name each of them. */
const NAMED = 200;

/** The fields that are calculated for each client when it is read. */
export async function presentFeeClients(
  clients: readonly StoredRecord[],
  context: FirmContext,
): Promise<readonly Fields[]> {
  const where = clients.length > NAMED ? {} : { clientId: clients.map(({ id }) => id) };
  const store = await RecordStore.open("feeRecord", context);
  const paid = new Map(
    (await store.groupBy(["clientId"], { where }, ["amount"])).map((group) => [group.key.clientId, group]),
  );
  const now = context.clock.now().slice(0, 7);
  const { dueMonths } = await readRenewalTerms(context);
  return clients.map((client) => ({
    ...client,
    ...feeStanding(termsOf(client), now, dueMonths),
    receivedAmount: paid.get(client.id)?.sum.amount ?? 0,
    recordCount: paid.get(client.id)?.count ?? 0,
  }));
}

/**
 * Every client that the user may see, one row each, those in service first, then those who have paid for the least. Debts
 * are worked out in memory: they follow from the months since a client began.
 */
export async function readFeeClients(context: FirmContext, where: Where = {}): Promise<FeeClient[]> {
  const store = await RecordStore.open("feeClient", context);
  const clients: RecordRow<"feeClient">[] = [];
  for await (const page of store.each({ where })) clients.push(...page);
  return (await store.present(clients)).toSorted(
    (a, b) =>
      b.status - a.status ||
      a.paidTo.localeCompare(b.paidTo) ||
      a.clientName.localeCompare(b.clientName, "zh-Hans-CN"),
  );
}

/** The clients with the months of a year. */
export async function readFeeYear(
  context: FirmContext,
  kjnd: number,
  where: Where = {},
): Promise<FeeClientYear[]> {
  const clients = await readFeeClients(context, where);
  const now = context.clock.now().slice(0, 7);
  const payments = await paymentsFor(kjnd, context);
  return clients.map((client) => ({
    ...client,
    ...feeYear(client, payments.get(client.clientId) ?? [], kjnd, now),
  }));
}

/** The number of clients in each state, as the lists of fees have them, and their debt together; of one accountant when named. */
export async function countFeeStates(context: FirmContext, kjUserId: number | undefined) {
  const store = await RecordStore.open("feeClient", context);
  const where = kjUserId === undefined ? {} : { kjUserId };
  const now = context.clock.now().slice(0, 7);
  const { dueMonths } = await readRenewalTerms(context);
  const counts = { total: 0, overdue: 0, due: 0, paid: 0 };
  let owed = 0;
  for (const { key, count } of await store.groupBy(["monthFee", "paidTo", "stopPeriod"], { where })) {
    const { feeState, owedAmount } = feeStanding(termsOf(key), now, dueMonths);
    counts.total += count;
    counts[feeState] += count;
    owed += yuanToFen(owedAmount) * count;
  }
  return { ...counts, owedAmount: fenToYuan(owed) };
}

export function termsOf(client: Fields): FeeTerms {
  return {
    monthFee: Number(client.monthFee),
    serviceStart: String(client.serviceStart),
    paidTo: String(client.paidTo),
    stopPeriod: (client.stopPeriod ?? null) as string | null,
  };
}

/** Client → the payments that are for a month of the year at least. */
async function paymentsFor(
  kjnd: number,
  context: FirmContext,
): Promise<ReadonlyMap<number, readonly FeePayment[]>> {
  const store = await RecordStore.open("feeRecord", context);
  const groups = await store.groupBy(["clientId", "beginPeriod", "endPeriod", "amount"], {
    conditions: [
      { fields: ["beginPeriod"], match: "to", value: `${kjnd}-12` },
      { fields: ["endPeriod"], match: "from", value: `${kjnd}-01` },
    ],
  });
  const byClient = new Map<number, FeePayment[]>();
  for (const { key, count } of groups) {
    const clientId = Number(key.clientId);
    const payments = byClient.get(clientId) ?? [];
    byClient.set(clientId, payments);
    for (let paid = 0; paid < count; paid += 1) payments.push(key as unknown as FeePayment);
  }
  return byClient;
}
