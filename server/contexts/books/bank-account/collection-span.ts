import type { FirmContext } from "../../../contracts/firm-context.ts";
import { accountTotals } from "./account-totals.ts";
import type { BankAccount } from "./bank-account.ts";
import { dayAfter } from "./days-until.ts";

/** The number of past days that are collected for an account without entries. */
const FIRST_TIME = 30;

/** The days to collect: those of the request, else from the last entry to yesterday. */
export async function collectionSpan(
  account: BankAccount,
  asked: { readonly startDate?: string; readonly endDate?: string },
  context: FirmContext,
): Promise<{ readonly startDate: string; readonly endDate: string }> {
  const endDate = asked.endDate ?? dayAfter(context.clock.now().slice(0, 10), -1);
  if (asked.startDate !== undefined) return { startDate: asked.startDate, endDate };
  const [totals] = await accountTotals([account], context);
  const last = totals?.lastEntryDate ?? null;
  return { startDate: last === null ? dayAfter(endDate, -FIRST_TIME) : dayAfter(last), endDate };
}
