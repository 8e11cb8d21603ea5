import { fenToYuan, formatYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { yuan } from "../../clients/door.ts";
import { amountIfConfirmed } from "../company-period/amount-if-confirmed.ts";
import { readTaxpayers } from "../company-period/calculate-company-tax.ts";
import { readTickedPurchases } from "../invoice/ticked-purchases.ts";
import type { Month } from "./estimate-late-fees.ts";

export type CompanyNotice = Awaited<ReturnType<typeof readCompanyNotices>>[number];

/** The amounts that these companies would be notified of, in this order, and those after 统计确认 of their ticks. */
export async function readCompanyNotices(
  companyIds: readonly number[],
  { kjnd, kjqj }: Month,
  { db }: Pick<FirmContext, "db">,
) {
  const taxpayers = await readTaxpayers(db, companyIds);
  const rows = await db
    .selectFrom("companyPeriod")
    .selectAll()
    .where("companyId", "in", [...companyIds])
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .execute();
  const months = new Map(rows.map((row) => [row.companyId, row]));
  const ticked = await readTickedPurchases(companyIds, { kjnd, kjqj }, db);
  return companyIds.map((qyId) => {
    const row = months.get(qyId);
    const taxpayer = taxpayers.get(qyId);
    const { unconfirmedCount, unconfirmedTax } = ticked(qyId);
    const isTicked = row !== undefined && taxpayer !== undefined && unconfirmedCount > 0;
    return {
      qyId,
      companyName: taxpayer?.companyName ?? "",
      checkStatus: row?.checkStatus ?? null,
      confirmationStatus: row?.confirmationStatus ?? null,
      confirmError: row?.checkConfirmErrorMsg ?? null,
      tickedCount: unconfirmedCount,
      tickedTax: fenToYuan(unconfirmedTax),
      taxAmount: yuan(row?.zzshfjs ?? null),
      confirmedAmount: isTicked ? amountIfConfirmed(row, taxpayer, unconfirmedTax) : null,
      replacedAmount: yuan(row?.qrzzse ?? null),
    };
  });
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
