import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import type { BankGateway } from "../../../gateways/bank-gateway.ts";
import { GatewayRefusal } from "../../../gateways/gateway-refusal.ts";
import { type AccountTotals, accountTotals } from "./account-totals.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { type BankAccount, atBank, findAccount, isAuthorised } from "./bank-account.ts";
import { dayAfter } from "./days-until.ts";

/** The fields that identify the account, and the balance that its books begin with. */
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

/** The balance of an account in the books and, where the bank may be queried and answers, at the bank. */
export const accountBalance = operation("bankAccount.balance", async (params, context) => {
  const account = await accountOf(params, context);
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

interface Asked {
  readonly yhzhid?: number | undefined;
  readonly companyId?: number | undefined;
}

/** The account itself, which must be the company's, or the company's first one in use. */
async function accountOf({ yhzhid, companyId }: Asked, context: FirmContext): Promise<BankAccount> {
  if (yhzhid !== undefined) {
    const account = await findAccount(yhzhid, context);
    if (companyId === undefined || account.companyId === companyId) return account;
    throw new Refusal("rule", "该银行账户不属于所选的客户");
  }
  if (companyId === undefined) throw new Refusal("rule", "请选择银行账户或客户");
  const store = await RecordStore.open("bankAccount", context);
  const accounts = await store.list({ where: { companyId } });
  const [first] = accounts.toSorted(
    (left, right) => right.status - left.status || left.yhzhid - right.yhzhid,
  );
  if (!first) throw new Refusal("rule", "该客户还没有银行账户，请先在银行流水中新增");
  return first;
}

/** The books and what has happened at the bank since; null when the bank does not answer. */
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
