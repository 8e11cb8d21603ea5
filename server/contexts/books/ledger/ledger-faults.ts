import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { MATCH } from "../bank-entry/bank-entry.ts";
import { accountingExists } from "../subject/accounting-exists.ts";

/** Refuses to begin a ledger afresh in which something has been booked or closed. */
export async function assertUnbooked(
  { companyId, companyName }: { readonly companyId: number; readonly companyName: string },
  context: FirmContext,
): Promise<void> {
  const refuse = (reason: string): never => {
    throw new Refusal("rule", `「${companyName}」${reason}，不能重建账套`);
  };
  const closed = await context.db
    .selectFrom("companyPeriod")
    .select(["kjnd", "kjqj"])
    .where("companyId", "=", companyId)
    .where("ztQjzt", "=", 1)
    .orderBy("kjnd", "desc")
    .orderBy("kjqj", "desc")
    .executeTakeFirst();
  if (closed) refuse(`${closed.kjnd}-${String(closed.kjqj).padStart(2, "0")}已结账`);
  const books = await RecordStore.open("bookPeriod", context);
  const booked = (await books.list({ where: { qyid: companyId } })).find(
    ({ bookStatus, voucherNum }) => bookStatus > 0 || voucherNum > 0,
  );
  if (booked) refuse(`${String(booked.kjnd)}-${String(booked.kjqj).padStart(2, "0")}已记账`);
  const accounting = await accountingExists.handle({ ztdm: companyId }, context);
  if (accounting.exists) refuse(`${accounting.firstPeriod} 至 ${accounting.lastPeriod} 已有发生额`);
  const entries = await RecordStore.open("bankEntry", context);
  const vouchers = await entries.count({ where: { companyId, matchStatus: MATCH.booked } });
  if (vouchers > 0) refuse(`已有 ${vouchers} 笔银行流水生成凭证`);
}
