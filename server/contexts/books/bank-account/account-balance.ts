import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import { operation } from "../../../contracts/operation.ts";
import { BankFault } from "../../../gateways/bank-gateway.ts";
import { demoBank } from "../../../../demo/gateways/demo-bank.ts";
import { type AccountTotals, accountTotals } from "./account-totals.ts";
import { type BankAccount, atBank, findAccount, isAuthorised } from "./bank-account.ts";
import { dayAfter } from "./days-until.ts";

/** What the books say an account holds and, where the bank may be asked and answers, what the bank says. */
export const accountBalance = operation("bankAccount.balance", async ({ yhzhid }, context) => {
  const account = await findAccount(yhzhid, context);
  const [totals] = await accountTotals([account], context);
  if (!totals) throw new Error(`account ${yhzhid} has no totals`);
  const now = context.clock.now();
  const fen = isAuthorised(account, now.slice(0, 10)) ? fenAtBank(account, totals, now.slice(0, 10)) : null;
  const { entryCount: _count, ...shown } = totals;
  return {
    yhzhid,
    bzdm: account.bzdm,
    openingBalance: account.openingBalance,
    ...shown,
    bankBalance: fen === null ? null : fenToYuan(fen),
    difference: fen === null ? null : fenToYuan(fen - yuanToFen(totals.balance)),
    bankBalanceTime: fen === null ? null : now,
  };
});

/** The books and what has happened at the bank since; null when the bank does not answer. */
function fenAtBank(
  account: BankAccount,
  { balance, lastEntryDate }: AccountTotals,
  today: string,
): number | null {
  try {
    const since = lastEntryDate === null ? today : dayAfter(lastEntryDate);
    return demoBank
      .readLines(atBank(account), since, today)
      .reduce((total, { sjfx, fen }) => total + (sjfx === 1 ? fen : -fen), yuanToFen(balance));
  } catch (error) {
    if (error instanceof BankFault) return null;
    throw error;
  }
}
