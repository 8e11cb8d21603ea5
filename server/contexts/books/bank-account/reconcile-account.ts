import { fenToYuan } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { BankAccount } from "./bank-account.ts";
import { findAskedAccount } from "./find-asked-account.ts";
import { type Period, readBookFen } from "./read-book-fen.ts";
import { sumStatements } from "./sum-statements.ts";

/**
 * The balance by the entries at the end of a period, held against that of the subject: what they differ by is explained by
 * the entries without a voucher, or not. The accounts of one subject are held against it together.
 */
export const reconcileAccount = operation("bankAccount.reconciliation", async (params, context) => {
  const { kjnd, kjqj } = params;
  const account = await findAskedAccount(params, context);
  const accounts = await accountsOfSubject(account, context);
  const { fen, unbookedFen, unbookedCount } = await sumStatements(accounts, { kjnd, kjqj }, context);
  const found = await findBookFen(account, { kjnd, kjqj }, context);
  const difference = found.fen === null ? null : fen - found.fen;
  const store = await RecordStore.open("bankAccount", context);
  const [named] = await store.presentOnly([account], ["yhzhid", "companyId", "kmdm", "kmqc"]);
  if (!named) throw new Error(`account ${account.yhzhid} is not presented`);
  return {
    ...named,
    yhzhidList: accounts.map(({ yhzhid }) => yhzhid),
    statementBalance: fenToYuan(fen),
    bookBalance: found.fen === null ? null : fenToYuan(found.fen),
    difference: difference === null ? null : fenToYuan(difference),
    unbookedCount,
    unbookedAmount: fenToYuan(unbookedFen),
    unexplained: difference === null ? null : fenToYuan(difference - unbookedFen),
    obstacle: found.obstacle,
  };
});

async function accountsOfSubject(account: BankAccount, context: FirmContext): Promise<BankAccount[]> {
  const { companyId } = account;
  const subjectId = account.subjectId ?? null;
  if (subjectId === null) return [account];
  const store = await RecordStore.open("bankAccount", context);
  return await store.list({ where: { companyId, subjectId } });
}

interface Found {
  readonly fen: number | null;
  /** The reason why there is none. */
  readonly obstacle: string | null;
}

const HOME_CURRENCY = "CNY";

async function findBookFen(account: BankAccount, period: Period, context: FirmContext): Promise<Found> {
  const subjectId = account.subjectId ?? null;
  const { bzdm } = account;
  if (subjectId === null) return { fen: null, obstacle: "账户没有对应科目" };
  if (bzdm !== HOME_CURRENCY) return { fen: null, obstacle: `账户币种为 ${bzdm}，账面为人民币` };
  const fen = await readBookFen({ ...account, subjectId }, period, context);
  if (fen !== null) return { fen, obstacle: null };
  const name = `${period.kjnd}年${String(period.kjqj).padStart(2, "0")}期`;
  return { fen: null, obstacle: `账簿没有 ${name} 的科目余额` };
}
