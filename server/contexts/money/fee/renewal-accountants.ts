import { groupRows } from "../../../../src/domain/group-rows.ts";
import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { pageRows } from "../../../records/query/page-rows.ts";
import { type FeeClient, readFeeClients } from "./fee-clients.ts";
import { readRenewalTerms } from "./renewal-setting.ts";

/** An accountant with the clients to remind: those whose fee runs out, and those who owe for long enough. */
export interface AccountantToRemind {
  /** Null: no accountant looks after these clients. */
  readonly userId: number | null;
  readonly userName: string;
  readonly clientNum: number;
  readonly due: readonly FeeClient[];
  readonly owed: readonly FeeClient[];
}

/** The accountants who have clients to remind. */
export async function readAccountantsToRemind(context: FirmContext): Promise<AccountantToRemind[]> {
  const { owedMonths } = await readRenewalTerms(context);
  const served = (await readFeeClients(context)).filter(({ stopPeriod }) => stopPeriod === null);
  return [...groupRows(served, ({ kjUserId }) => kjUserId)]
    .map(([userId, clients]) => ({
      userId: userId ?? null,
      userName: clients[0]?.kjUserName ?? "未分配",
      clientNum: clients.length,
      due: clients.filter(({ feeState }) => feeState === "due"),
      owed: clients.filter((client) => client.feeState === "overdue" && client.owedMonths >= owedMonths),
    }))
    .filter(({ due, owed }) => due.length + owed.length > 0);
}

/** The number of clients that each accountant is to be reminded of. */
export const renewalAccountants = operation("fee.renewal.accountants", async (params, context) => {
  const accountants = await readAccountantsToRemind(context);
  const rows = accountants.map(({ userId, userName, clientNum, due, owed }) => ({
    userId,
    userName,
    clientNum,
    dueNum: due.length,
    owedNum: owed.length,
    owedAmount: debtOf(owed),
  }));
  const fullest = rows.toSorted((a, b) => b.dueNum + b.owedNum - a.dueNum - a.owedNum);
  return pageRows(await findOperation(context, "fee.renewal.accountants"), fullest, params);
});

/** The sum that clients owe. */
export function debtOf(clients: readonly FeeClient[]): number {
  return fenToYuan(clients.reduce((fen, { owedAmount }) => fen + yuanToFen(owedAmount), 0));
}
