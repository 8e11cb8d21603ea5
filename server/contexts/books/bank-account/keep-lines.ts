import { type SqlBool, sql } from "kysely";
import { fenToYuan } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { StatementLine } from "../../../gateways/bank-gateway.ts";
import { patchRecords } from "../../../records/write/patch-records.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { isConfirmed } from "../bank-entry/confirmed-period.ts";
import { type BankAccount, atBank } from "./bank-account.ts";

export interface Collected {
  readonly lineCount: number;
  readonly receiptCount: number;
}

const COLLECTED = 2;

/** Keeps new lines; skips and reports those of confirmed periods and of days before the account was opened. */
export async function keepLines(
  account: BankAccount,
  lines: readonly StatementLine[],
  context: FirmContext,
): Promise<Collected & { readonly note: string }> {
  const store = await RecordStore.open("bankEntry", context);
  const { companyId, yhzhid: bankAccountId } = account;
  const lshs = lines.map(({ lsh }) => lsh);
  const known = new Set(
    (await store.list({ where: { companyId, bankAccountId, lsh: lshs } })).map((entry) => entry.lsh),
  );
  const receipts = await context.gateways.bank.findReceipts(atBank(account), lshs);
  const closed = new Map<string, boolean>();
  let lineCount = 0;
  let receiptCount = 0;
  let passed = 0;
  for (const { fen, ...line } of lines) {
    const month = line.jyrq.slice(0, 7);
    const period = { companyId, kjnd: Number(month.slice(0, 4)), kjqj: Number(month.slice(5)) };
    closed.set(month, closed.get(month) ?? (await isConfirmed(period, context)));
    if (known.has(line.lsh) || line.jyrq < (account.openDate ?? "")) continue;
    if (closed.get(month) === true) {
      passed += 1;
      continue;
    }
    const hasReceipt = receipts.has(line.lsh) ? 1 : 0;
    await store.create({
      ...line,
      bankAccountId,
      je: fenToYuan(fen),
      hasReceipt,
      source: COLLECTED,
      isStatement: 1,
    });
    lineCount += 1;
    receiptCount += hasReceipt;
  }
  const note = passed === 0 ? "" : `，另有 ${passed} 笔属于已确认期间，未采集`;
  return { lineCount, receiptCount, note };
}

/** Notes the receipts that the bank has by now for the collected days; returns their number. */
export async function missingReceipts(
  account: BankAccount,
  startDate: string,
  endDate: string,
  { db, gateways }: FirmContext,
): Promise<number> {
  const open = await db
    .selectFrom("plainRecord as r")
    .select(["r.id", sql<string>`r.fields ->> 'lsh'`.as("lsh")])
    .where("r.resource", "=", "bankEntry")
    .where("r.companyId", "=", account.companyId)
    .where(sql<SqlBool>`(r.fields ->> 'bankAccountId')::integer = ${account.yhzhid}`)
    .where(sql<SqlBool>`r.fields ->> 'jyrq' >= ${startDate} and r.fields ->> 'jyrq' <= ${endDate}`)
    .where(sql<SqlBool>`(r.fields ->> 'hasReceipt')::integer = 0 and r.fields ->> 'lsh' is not null`)
    .execute();
  const receipts = await gateways.bank.findReceipts(
    atBank(account),
    open.map(({ lsh }) => lsh),
  );
  const matches = open.filter(({ lsh }) => receipts.has(lsh));
  await patchRecords(
    db,
    matches.map(({ id }) => id),
    { hasReceipt: 1 },
  );
  return matches.length;
}
