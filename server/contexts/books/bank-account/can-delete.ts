import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { accountTotals } from "./account-totals.ts";
import { type BankAccount, DEPUTE, findAccount } from "./bank-account.ts";

const OVER: ReadonlySet<number> = new Set([DEPUTE.none, DEPUTE.removed]);

/** The reason against deleting an account, in a sentence; null: there is none. */
export async function deletionObstacle(account: BankAccount, context: FirmContext): Promise<string | null> {
  const [totals] = await accountTotals([account], context);
  if (totals && totals.entryCount > 0) return `已有 ${totals.entryCount} 笔银行流水`;
  const today = context.clock.now().slice(0, 10);
  const isExpired =
    account.authStatus === DEPUTE.granted && account.authEndDate !== null && account.authEndDate < today;
  return OVER.has(account.authStatus) || isExpired ? null : "银行授权尚未解除，请先在网银解除授权";
}

/** The verdict on deleting an account, with the reason against it. */
export const canDelete = operation("bankAccount.canDelete", async ({ bankAccountId }, context) => {
  const reason = await deletionObstacle(await findAccount(bankAccountId, context), context);
  return { canDelete: reason === null, reason };
});
