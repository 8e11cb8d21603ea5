import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import { operation } from "../../../contracts/operation.ts";
import type { BankGateway } from "../../../gateways/bank-gateway.ts";
import { GatewayRefusal } from "../../../gateways/gateway-refusal.ts";
import { type AccountTotals, accountTotals } from "./account-totals.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { type BankAccount, atBank, isAuthorised } from "./bank-account.ts";
import { dayAfter } from "./days-until.ts";
import { findAskedAccount } from "./find-asked-account.ts";

/** The fields that identify the account, and the balance that its statement begins with. */
const NAMED = [
  "yhzhid",
  "companyId",
  "companyName",
  "khh",
  "yhzh",
  "zhlx",
  "bzdm",
  "openingBalance",
] as const;

/** The balance of an account by its entries and, where the bank may be queried and answers, at the bank. */
export const accountBalance = operation("bankAccount.balance", async (params, context) => {
  const account = await findAskedAccount(params, context);
  const { yhzhid } = account;
  const [totals] = await accountTotals([account], context);
  if (!totals) throw new Error(`account ${yhzhid} has no totals`);
  const now = context.clock.now();
  const today = now.slice(0, 10);
  const fen = isAuthorised(account, today)
    ? await fenAtBank(context.gateways.bank, account, totals, today)
    : null;
  const { entryCount: _count, ...shown } = totals;
  const store = await RecordStore.open("bankAccount", context);
  const [named] = await store.presentOnly([account], NAMED);
  if (!named) throw new Error(`account ${yhzhid} is not presented`);
  return {
    ...named,
    ...shown,
    bankBalance: fen === null ? null : fenToYuan(fen),
    difference: fen === null ? null : fenToYuan(fen - yuanToFen(totals.balance)),
    bankBalanceTime: fen === null ? null : now,
  };
});

/** The balance by the entries and what has happened at the bank since; null when the bank does not answer. */
async function fenAtBank(
  bank: BankGateway,
  account: BankAccount,
  { balance, lastEntryDate }: AccountTotals,
  today: string,
): Promise<number | null> {
  try {
    const since = lastEntryDate === null ? today : dayAfter(lastEntryDate);
    const lines = await bank.readLines(atBank(account), since, today);
    return lines.reduce((total, { sjfx, fen }) => total + (sjfx === 1 ? fen : -fen), yuanToFen(balance));
  } catch (error) {
    if (error instanceof GatewayRefusal) return null;
    throw error;
  }
}
