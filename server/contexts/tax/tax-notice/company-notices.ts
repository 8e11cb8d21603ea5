import { fenToYuan, formatYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { yuan } from "../../clients/door.ts";
import { amountIfConfirmed } from "../company-period/amount-if-confirmed.ts";
import { readTickedPurchases } from "../invoice/ticked-purchases.ts";
import type { Month } from "./estimate-late-fees.ts";

/** The most companies with ticks whose tax after 统计确认 is worked out, some 20 ms each: a longer list does without. */
const MOST_WORKED_OUT = 100;

export type CompanyNotice = Awaited<ReturnType<typeof readCompanyNotices>>[number];

/** The amounts that these companies would be notified of, in this order, and those after 统计确认 of their ticks. */
export async function readCompanyNotices(
  companyIds: readonly number[],
  { kjnd, kjqj }: Month,
  context: FirmContext,
) {
  const { db } = context;
  const companies = await db
    .selectFrom("company")
    .select(["companyId", "companyName"])
    .where("companyId", "in", [...companyIds])
    .execute();
  const rows = await db
    .selectFrom("companyPeriod")
    .selectAll()
    .where("companyId", "in", [...companyIds])
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .execute();
  const names = new Map(companies.map(({ companyId, companyName }) => [companyId, companyName]));
  const months = new Map(rows.map((row) => [row.companyId, row]));
  const ticked = await readTickedPurchases(companyIds, { kjnd, kjqj }, db);
  const ticking = companyIds.filter((companyId) => ticked(companyId).unconfirmedCount > 0);
  const isWorkedOut = ticking.length <= MOST_WORKED_OUT;
  const notices = [];
  for (const qyId of companyIds) {
    const row = months.get(qyId);
    const { unconfirmedCount, unconfirmedTax } = ticked(qyId);
    const differs = row !== undefined && unconfirmedCount > 0 && isWorkedOut;
    notices.push({
      qyId,
      companyName: names.get(qyId) ?? "",
      checkStatus: row?.checkStatus ?? null,
      confirmationStatus: row?.confirmationStatus ?? null,
      confirmError: row?.checkConfirmErrorMsg ?? null,
      tickedCount: unconfirmedCount,
      tickedTax: fenToYuan(unconfirmedTax),
      taxAmount: yuan(row?.zzshfjs ?? null),
      confirmedAmount: differs ? await amountIfConfirmed(row, context) : null,
      replacedAmount: yuan(row?.qrzzse ?? null),
    });
  }
  return notices;
}

/** The selected purchases that count for nothing yet, in words; null: none. */
export function tickedRemark(notices: readonly CompanyNotice[]): string | null {
  const ticked = notices.filter(({ tickedCount }) => tickedCount > 0);
  const [first] = ticked;
  if (!first) return null;
  const count = ticked.reduce((sum, { tickedCount }) => sum + tickedCount, 0);
  const tax = ticked.reduce((sum, { tickedTax }) => sum + yuanToFen(tickedTax), 0);
  const words = `${count} 张进项发票（税额 ${formatYuan(fenToYuan(tax))} 元）已勾选未统计确认，不计入通知金额`;
  if (notices.length > 1) return `${ticked.length} 家企业的 ${words}`;
  const { taxAmount, confirmedAmount } = first;
  if (taxAmount === null || confirmedAmount === null) return words;
  return `${words}。通知金额 ${formatYuan(taxAmount)} 元，统计确认后为 ${formatYuan(confirmedAmount)} 元`;
}
