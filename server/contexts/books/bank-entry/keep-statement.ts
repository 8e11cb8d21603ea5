import { sql } from "kysely";
import { fenToYuan } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { ImportAnswers, PlannedRow } from "../../../contracts/import-kind.ts";
import type { Draft } from "../../../contracts/record-rules.ts";
import { planRecord } from "../../../records/plan/record-plan.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { insertRecords } from "../../../records/write/insert-records.ts";
import { patchRecords } from "../../../records/write/patch-records.ts";
import { type BankAccount, accountLabel } from "../bank-account/bank-account.ts";
import { type BankEntry, INCOMING } from "./bank-entry.ts";
import { completeFields } from "./complete-entry.ts";
import { ruleMatcher } from "./match-rules.ts";
import { recalculateFrom } from "./running-balance.ts";
import { type NewLine, lineOf } from "./statement/line-values.ts";
import type { MergedItem } from "./statement/merge-day.ts";
import { mergeRegister } from "./statement/merge-register.ts";
import { type Places, neighboursOf, placesOf } from "./statement/places.ts";
import { settleOpening } from "./statement/opening-balance.ts";
import { readRegister } from "./statement/read-register.ts";

const FROM_FILE = 3;

/**
 * Keeps the new lines of a statement, all at once: each where it stands within its day, matched by the firm's rules, with
 * the balances of the account from its first day on. The plan has seen that every line may become an entry.
 */
export async function keepStatement(
  rows: readonly PlannedRow[],
  account: BankAccount,
  answers: ImportAnswers,
  context: FirmContext,
): Promise<void> {
  context.concerns(`${accountLabel(account)} ${rows.length} 笔流水`);
  const lines = rows.map(({ values }) => lineOf(values)).toSorted((a, b) => a.row - b.row);
  const [first, last] = [lines.at(0), lines.at(-1)];
  if (!first || !last) return;
  const register = await readRegister(account, first.day, last.day, context);
  const items = mergeRegister(register, lines, neighboursOf);
  const places = placesOf(items);
  const opening = settleOpening(items, register, answers);
  await moveEntries(items, places, context);
  await insertEntries(lines, places, account, context);
  if (opening.fen === register.openingFen) return await recalculateFrom(account, first.day, context);
  // The statement proves what the account began with, also where it has entries already.
  const openingBalance = fenToYuan(opening.fen);
  await patchRecords(context.db, [account.yhzhid], { openingBalance });
  await recalculateFrom({ ...account, openingBalance }, first.day, context);
}

/** Entries that stand elsewhere within their day now. */
async function moveEntries(
  items: readonly MergedItem<NewLine>[],
  { ofEntries }: Places,
  { db }: FirmContext,
): Promise<void> {
  const moved = items.flatMap(({ entry }) =>
    entry && entry.place !== ofEntries.get(entry.id) ? [entry.id] : [],
  );
  if (moved.length === 0) return;
  const places = JSON.stringify(Object.fromEntries(moved.map((id) => [id, ofEntries.get(id)])));
  await db
    .updateTable("plainRecord")
    .set({ fields: sql<string>`fields || jsonb_build_object('rnxh', ${places}::jsonb -> id::text)` })
    .where("id", "in", moved)
    .execute();
}

async function insertEntries(
  lines: readonly NewLine[],
  { ofLines }: Places,
  { companyId, yhzhid }: BankAccount,
  context: FirmContext,
): Promise<void> {
  const { record } = await RecordStore.open("bankEntry", context);
  const plan = planRecord(record);
  const match = await ruleMatcher(companyId, context);
  const entries = lines.map((line) => {
    const { day, time, fen, statedFen, row, behind: _behind, ...texts } = line;
    const entry = {
      ...plan.defaults,
      ...texts,
      bankAccountId: yhzhid,
      jyrq: day,
      jysj: time,
      rnxh: ofLines.get(row),
      je: fenToYuan(texts.sjfx === INCOMING ? fen : -fen) || 0,
      dzye: statedFen === null ? null : fenToYuan(statedFen),
      source: FROM_FILE,
      isStatement: 1,
    } as Draft<BankEntry>;
    return completeFields(entry, undefined, { companyId, matched: match(entry) });
  });
  await insertRecords(plan, entries, context).execute();
}
