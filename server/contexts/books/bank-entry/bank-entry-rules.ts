import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import { patchRecords } from "../../../records/write/patch-records.ts";
import type { RuleBook } from "../../../records/rule-book.ts";
import { type BankEntry, MATCH, entryLabel } from "./bank-entry.ts";
import { completeEntry } from "./complete-entry.ts";
import { assertUnconfirmed } from "./confirmed-period.ts";
import { assertEntry } from "./assert-entry.ts";
import { recalculateBalances } from "./running-balance.ts";

/** 银行流水: each account's balances run on, and what is confirmed or booked stays. */
export const bankEntryRules: RuleBook = {
  bankEntry: {
    files: { seenBy: "bankEntry.query", field: "receiptKey", holds: "key" },
    complete: completeEntry,
    assertAllowed: async (after, before, context) => await assertEntry(after, before, context),
    assertRemovable: async (records, context) => {
      for (const record of records) {
        if (record.matchStatus === MATCH.booked)
          throw new Refusal(
            "rule",
            `流水${entryLabel(record)}已生成凭证 ${record.voucherNo ?? ""}，不能删除`,
          );
        await assertUnconfirmed(record, context);
      }
    },
    follow: async ({ before, after }, context) => {
      await recalculateBalances(before, after, context);
      if (before && !after) await partTransfer(before, context);
    },
  },
};

/** The other half of an internal transfer is an ordinary entry again. */
async function partTransfer({ transferEntryId }: BankEntry, { db }: FirmContext): Promise<void> {
  if (transferEntryId === null || transferEntryId === undefined) return;
  await patchRecords(db, [transferEntryId], { isTransfer: 0, transferEntryId: null });
}
