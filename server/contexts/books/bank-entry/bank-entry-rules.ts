import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { Draft } from "../../../contracts/record-rules.ts";
import { Refusal } from "../../../platform/errors.ts";
import { patchRecords } from "../../../records/write/patch-records.ts";
import type { RuleBook } from "../../../records/rule-book.ts";
import type { Fields } from "../../../contracts/record.ts";
import { findAccount } from "../bank-account/bank-account.ts";
import { type BankEntry, INCOMING, MATCH, entryLabel } from "./bank-entry.ts";
import { assertUnconfirmed } from "./confirmed-period.ts";
import { assertEntry } from "./assert-entry.ts";
import { ruleMatcher } from "./match-rules.ts";
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

/** Company, period and sides follow from account, day and direction; a new entry without a subject is matched by the rules. */
async function completeEntry(
  entry: Draft<BankEntry>,
  before: BankEntry | undefined,
  context: FirmContext,
): Promise<Fields> {
  const { companyId } = before ?? (await findAccount(entry.bankAccountId, context));
  const matched =
    before || (entry.subjectId ?? null) !== null
      ? {}
      : ((await ruleMatcher(companyId, context))(entry) ?? {});
  // A subject chosen by a user is no longer that of the rule.
  const isChosen =
    before !== undefined && before.subjectId !== entry.subjectId && before.ruleId === entry.ruleId;
  const whole = { ...entry, ...(isChosen && { ruleId: null }), ...matched };
  const open = (whole.subjectId ?? null) === null ? MATCH.none : MATCH.matched;
  return {
    ...whole,
    companyId,
    kjnd: Number(entry.jyrq.slice(0, 4)),
    kjqj: Number(entry.jyrq.slice(5, 7)),
    jfje: entry.sjfx === INCOMING ? entry.je : 0,
    dfje: entry.sjfx === INCOMING ? 0 : entry.je,
    ye: before?.ye ?? 0,
    lsh: entry.lsh === "" ? null : (entry.lsh ?? null),
    matchStatus: before?.matchStatus === MATCH.booked ? MATCH.booked : open,
  };
}

/** The other half of an internal transfer is an ordinary entry again. */
async function partTransfer({ transferEntryId }: BankEntry, { db }: FirmContext): Promise<void> {
  if (transferEntryId === null || transferEntryId === undefined) return;
  await patchRecords(db, [transferEntryId], { isTransfer: 0, transferEntryId: null });
}
