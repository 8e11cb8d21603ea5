import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { pageRows } from "../../../records/query/page-rows.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";
import { within } from "../../../records/query/within.ts";
import { readFeeClients } from "./fee-clients.ts";

const UNPAID = 0;
/** All rows of a list at once: it is added up. */
const ALL = { pageNum: 1, pageSize: Number.MAX_SAFE_INTEGER };

/** Income and expenditure of each contract in a year. */
export const listContractBalances = operation(
  "fee.contractBalance.page",
  async ({ kjnd, ...params }, context) => {
    const described = await findOperation(context, "fee.contractBalance.page");
    return pageRows(described, await readBalances(kjnd, context), params);
  },
);

/** The same contracts, added up. */
export const sumContractBalances = operation(
  "fee.contractBalance.summary",
  async ({ kjnd, ...params }, context) => {
    const described = await findOperation(context, "fee.contractBalance.page");
    const { list, total } = pageRows(described, await readBalances(kjnd, context), { ...params, ...ALL });
    const sum = (amount: (balance: ContractBalance) => number) =>
      fenToYuan(list.reduce((fen, balance) => fen + yuanToFen(amount(balance)), 0));
    return {
      clientNum: total,
      received: sum(({ received }) => received),
      spent: sum(({ spent }) => spent),
      unpaid: sum(({ unpaid }) => unpaid),
      balance: sum(({ balance }) => balance),
    };
  },
);

type ContractBalance = Awaited<ReturnType<typeof readBalances>>[number];

async function readBalances(kjnd: number, context: FirmContext) {
  const clients = await readFeeClients(context);
  const received = await sumByClient("feeRecord", "payTime", kjnd, context);
  const spent = await sumByClient("contractExpense", "expenseDate", kjnd, context);
  const unpaid = await sumByClient("contractExpense", "expenseDate", kjnd, context, { state: UNPAID });
  return clients.map((client) => {
    const income = received.get(client.clientId)?.amount ?? 0;
    const expenses = spent.get(client.clientId);
    return {
      ...pickFields(client, CLIENT_FIELDS),
      received: income,
      spent: expenses?.amount ?? 0,
      unpaid: unpaid.get(client.clientId)?.amount ?? 0,
      balance: fenToYuan(yuanToFen(income) - yuanToFen(expenses?.amount ?? 0)),
      expenseNum: expenses?.count ?? 0,
    };
  });
}

/** Client → what the database adds up for it in the days of a year. */
async function sumByClient(
  kind: "feeRecord" | "contractExpense",
  day: string,
  kjnd: number,
  context: FirmContext,
  where: Readonly<Record<string, number>> = {},
): Promise<ReadonlyMap<number, { readonly amount: number; readonly count: number }>> {
  const store = await RecordStore.open(kind, context);
  const conditions = within(day, `${kjnd}-01-01`, `${kjnd}-12-31`);
  const groups = await store.groupBy(["clientId"], { where, conditions }, ["amount"]);
  return new Map(groups.map(({ key, count, sum }) => [Number(key.clientId), { amount: sum.amount, count }]));
}

const CLIENT_FIELDS = [
  "clientId",
  "clientName",
  "companyId",
  "khbm",
  "contractNo",
  "monthFee",
  "kjUserId",
  "kjUserName",
  "status",
] as const;
