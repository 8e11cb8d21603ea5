import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { groupRows } from "../../../../src/domain/group-rows.ts";
import { pageRows } from "../../../records/query/page-rows.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";
import { type FeeClientYear, readFeeClients, readFeeYear } from "./fee-clients.ts";

/** The ledger of fees: clients who owe most first, unless the request has an order. */
export const listFees = operation("fee.queryManagerList", async (params, context) => {
  const clients = await readFeeClients(context);
  const urgent = clients.toSorted((a, b) => b.owedAmount - a.owedAmount);
  return pageRows(await findOperation(context, "fee.queryManagerList"), urgent, params);
});

/** Client by client the months of a year. */
export const listFeesByClient = operation("fee.queryManagerByKh", async ({ kjnd, ...params }, context) => {
  const { list, total } = pageRows(
    await findOperation(context, "fee.queryManagerByKh"),
    await readFeeYear(context, kjnd),
    params,
  );
  return { list: list.map(presentYear), total };
});

/** The debts and payments of each accountant's clients; clients without an accountant stand together. */
export const listFeesByStaff = operation("fee.queryManagerByYg", async ({ kjnd, ...params }, context) => {
  const years = await readFeeYear(context, kjnd);
  const staff = await readStaff(context);
  const byUser = groupRows(years, ({ kjUserId }) => kjUserId);
  const rows = [...byUser].map(([userId, clientYears]) => sumOf(clientYears, staff.get(userId ?? 0)));
  const fullest = rows.toSorted((a, b) => b.clientNum - a.clientNum);
  return pageRows(await findOperation(context, "fee.queryManagerByYg"), fullest, params);
});

/** One accountant with their clients. */
export const feesOfStaff = operation("fee.queryYgXq", async ({ userId, kjnd }, context) => {
  const years = await readFeeYear(context, kjnd, { kjUserId: userId });
  const staff = await readStaff(context);
  return { ...sumOf(years, staff.get(userId)), clients: years.map(presentYear) };
});

interface StaffRow {
  readonly userId: number;
  readonly userName: string;
  readonly deptId: number;
  readonly deptName: string;
}

async function readStaff({ db }: FirmContext): Promise<ReadonlyMap<number, StaffRow>> {
  const staff = await db
    .selectFrom("staff")
    .innerJoin("department", "department.deptId", "staff.deptId")
    .select(["staff.userId", "staff.name as userName", "department.deptId", "department.deptName"])
    .execute();
  return new Map(staff.map((user) => [user.userId, user]));
}

function sumOf(years: readonly FeeClientYear[], staff: StaffRow | undefined) {
  const sum = (amount: (year: FeeClientYear) => number) =>
    years.reduce((total, year) => total + yuanToFen(amount(year)), 0);
  const [receivable, received] = [sum((year) => year.receivable), sum((year) => year.received)];
  return {
    userId: staff?.userId ?? null,
    userName: staff?.userName ?? "未分配",
    deptId: staff?.deptId ?? null,
    deptName: staff?.deptName ?? null,
    clientNum: years.length,
    overdueNum: years.filter(({ feeState }) => feeState === "overdue").length,
    receivable: fenToYuan(receivable),
    discount: fenToYuan(sum((year) => year.discount)),
    received: fenToYuan(received),
    yearOwed: fenToYuan(sum((year) => year.yearOwed)),
    owedAmount: fenToYuan(sum((year) => year.owedAmount)),
    rate: receivable === 0 ? 1 : Math.round((received / receivable) * 10_000) / 10_000,
  };
}

function presentYear(year: FeeClientYear) {
  return pickFields(year, YEAR_FIELDS);
}

const YEAR_FIELDS = [
  "clientId",
  "clientName",
  "khbm",
  "monthFee",
  "feeCycle",
  "paidTo",
  "kjUserId",
  "kjUserName",
  "status",
  "feeState",
  "owedMonths",
  "owedAmount",
  "receivedAmount",
  "recordCount",
  "receivable",
  "discount",
  "received",
  "yearOwed",
  "months",
] as const;
