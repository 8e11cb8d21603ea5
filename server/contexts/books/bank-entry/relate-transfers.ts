import { yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { patchRecords } from "../../../records/write/patch-records.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { type BankAccount, accountLabel } from "../bank-account/bank-account.ts";
import { daysUntil } from "../bank-account/days-until.ts";
import { type BankEntry, INCOMING, MATCH } from "./bank-entry.ts";
import { assertUnconfirmed } from "./confirmed-period.ts";

/** Money may be on its way for some days. */
const MOST_DAYS = 3;

/**
 * Finds what a company has moved between its own accounts in a period: the same amount out of one and into another
 * within three days, one of them naming the company itself. Each half then points to the other and to its account's subject.
 */
export const relateTransfers = operation("bankEntry.transferRelation", async (period, context) => {
  await assertUnconfirmed(period, context);
  const { companyId, kjnd, kjqj } = period;
  const store = await RecordStore.open("bankEntry", context);
  const where = { companyId, kjnd, kjqj, isTransfer: 0, matchStatus: [MATCH.none, MATCH.matched] };
  const open = await store.list({ where, order: [{ field: "jyrq", descending: false }] });
  const pairs = findPairs(open);
  const accounts = await readAccounts(companyId, context);
  store.concern(pairs.flatMap(({ out }) => [out]));
  for (const { out, into } of pairs) {
    await relate(out, into, accounts, context);
    await relate(into, out, accounts, context);
  }
  const label = ({ bankAccountId }: BankEntry) => {
    const account = accounts.get(bankAccountId);
    return account ? accountLabel(account).slice(1, -1) : "";
  };
  return {
    pairCount: pairs.length,
    pairs: pairs.map(({ out, into }) => ({
      outEntryId: out.id,
      outAccount: label(out),
      outDate: out.jyrq,
      inEntryId: into.id,
      inAccount: label(into),
      inDate: into.jyrq,
      je: out.je,
    })),
  };
});

interface Pair {
  readonly out: BankEntry;
  readonly into: BankEntry;
}

/** Each entry stands in one pair at most; the earliest fit wins. */
function findPairs(entries: readonly BankEntry[]): Pair[] {
  const left = new Set(entries.filter(({ sjfx }) => sjfx === INCOMING));
  return entries.flatMap((out) => {
    if (out.sjfx === INCOMING) return [];
    const into = [...left].find((entry) => belongTogether(out, entry));
    if (!into) return [];
    left.delete(into);
    return [{ out, into }];
  });
}

function belongTogether(out: BankEntry, into: BankEntry): boolean {
  const days = daysUntil(into.jyrq, out.jyrq);
  return (
    into.bankAccountId !== out.bankAccountId &&
    yuanToFen(into.je) === yuanToFen(out.je) &&
    days >= 0 &&
    days <= MOST_DAYS &&
    (out.dfhm === out.companyName || into.dfhm === into.companyName)
  );
}

async function readAccounts(
  companyId: number,
  context: FirmContext,
): Promise<ReadonlyMap<number, BankAccount>> {
  const store = await RecordStore.open("bankAccount", context);
  const accounts = await store.list({ where: { companyId } });
  return new Map(accounts.map((account) => [account.yhzhid, account]));
}

async function relate(
  entry: BankEntry,
  counterpart: BankEntry,
  accounts: ReadonlyMap<number, BankAccount>,
  { db }: FirmContext,
): Promise<void> {
  const subjectId = accounts.get(counterpart.bankAccountId)?.subjectId ?? null;
  const subject = subjectId === null ? {} : { subjectId, ruleId: null, matchStatus: MATCH.matched };
  await patchRecords(db, [entry.id], { isTransfer: 1, transferEntryId: counterpart.id, ...subject });
}
