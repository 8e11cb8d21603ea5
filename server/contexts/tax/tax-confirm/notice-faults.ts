import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type FileContent, saveFile } from "../../../platform/files/stored-file.ts";
import type { CompanyPeriod } from "../company-period/company-period.ts";
import { collectionFault } from "../company-period/collection-fault.ts";
import type { FailedCompany } from "../company-period/sorted-companies.ts";
import {
  CALCULATED,
  CALCULATING,
  CLOSED,
  CONFIRMATION_FAILED,
  CONFIRMING,
  NONE_THIS_MONTH,
  NO_TAX_FORM,
} from "../company-period/period-states.ts";
import { readTaxpayer } from "../company-period/calculate-company-tax.ts";
import type { FilingFault } from "../filing/sort-filings.ts";
import { openingFault } from "../opening/opening-fault.ts";
import { openTransferFault } from "../red-letter/open-transfer-fault.ts";
import { incompleteCases, readSpecialCases } from "../special-case/special-cases.ts";
import { tableFile } from "../../../platform/spreadsheet/table-file.ts";

/** The reason against handing out the amount of a company's month as it is. */
export const amountFault: FilingFault<CompanyPeriod> = async (row, context) => {
  if (row.doubtState === CLOSED) return "税款当前不可操作";
  if (row.predictionStatus === CALCULATING) return "税款计算中，请稍候";
  if (row.predictionStatus === NONE_THIS_MONTH) return "小规模季报企业，仅 3、6、9、12 月支持计算税款";
  if (row.predictionStatus === NO_TAX_FORM) return "没有税表，无法通知";
  if (row.predictionStatus !== CALCULATED || row.zzshfjs === null)
    return ["本期税款尚未计算成功", row.zzshfjsExtRemark].filter(Boolean).join("：");
  const incomplete = await collectionFault(context.db, row, await readTaxpayer(context.db, row.companyId));
  if (incomplete !== null) return `${incomplete}，请重新采集后再通知`;
  if (row.confirmationStatus === CONFIRMING) return "正在统计确认，请稍候";
  if (row.confirmationStatus === CONFIRMATION_FAILED) return row.checkConfirmErrorMsg ?? "统计确认失败";
  return openingFault(row) ?? (await undecidedFault(row, context));
};

/** Special cases that were begun and not finished, and red letters that nobody has decided about. */
export const undecidedFault: FilingFault<CompanyPeriod> = async (row, context) => {
  const missing = await incompleteCases(await readSpecialCases(context, row), context);
  if (missing.length > 0) return `特殊情况申报未填写完整（${missing.join("；")}）`;
  return await openTransferFault(row, context);
};

/** A workbook with the reasons, which the user may download by its key; null when there are none. */
export async function keepFailures(
  failed: readonly FailedCompany[],
  context: FirmContext,
): Promise<string | null> {
  if (failed.length === 0) return null;
  const { db, user, clock } = context;
  return await saveFile(db, await failureFile(failed, context), { owner: user.id, now: clock.now() });
}

/** A workbook with a line for each company and the reason against it. */
export async function failureFile(
  failed: readonly FailedCompany[],
  { clock }: Pick<FirmContext, "clock">,
): Promise<FileContent> {
  const columns = [
    { title: "企业名称", width: 36, value: ({ companyName }: FailedCompany) => companyName },
    { title: "失败原因", width: 60, value: ({ reason }: FailedCompany) => reason },
  ];
  return await tableFile("失败原因", columns, failed, { clock, signal: new AbortController().signal });
}
