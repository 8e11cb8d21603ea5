import type { FirmContext } from "../../../contracts/firm-context.ts";
import { type FileContent, saveFile } from "../../../platform/files/stored-file.ts";
import { type CompanyPeriod, takePeriods } from "../company-period/company-period.ts";
import { collectionFault } from "../company-period/collection-fault.ts";
import {
  type FailedCompany,
  type SortedCompanies,
  nameCompanies,
} from "../company-period/sorted-companies.ts";
import { isHistorical } from "../company-period/period-days.ts";
import {
  CALCULATED,
  CALCULATING,
  CLOSED,
  CONFIRMATION_FAILED,
  CONFIRMING,
  DOUBTED,
  NONE_THIS_MONTH,
  NOT_NOTIFIED,
  NO_TAX_FORM,
} from "../company-period/period-states.ts";
import { readTaxpayer } from "../company-period/calculate-company-tax.ts";
import { openingFault } from "../opening/opening-fault.ts";
import { openTransferFault } from "../red-letter/open-transfer-fault.ts";
import { incompleteCases, readSpecialCases } from "../special-case/special-cases.ts";
import { tableFile } from "../../../platform/spreadsheet/table-file.ts";

export interface CompaniesOfMonth {
  readonly kjnd: number;
  readonly kjqj: number;
  readonly companyIds: readonly number[];
}

export type FaultOf = (row: CompanyPeriod, context: FirmContext) => Promise<string | null> | string | null;

/** Holds each company's month against a rule, with its row locked for the change. */
export async function sortCompanies(
  { kjnd, kjqj, companyIds }: CompaniesOfMonth,
  faultOf: FaultOf,
  context: FirmContext,
): Promise<SortedCompanies<CompanyPeriod>> {
  const rows = await takePeriods(context, companyIds, { kjnd, kjqj });
  const companies = await context.db
    .selectFrom("company")
    .select(["companyId", "companyName"])
    .where("companyId", "in", [...companyIds])
    .execute();
  const names = new Map(companies.map(({ companyId, companyName }) => [companyId, companyName]));
  context.concerns(nameCompanies([...names.values()]));
  const passed: CompanyPeriod[] = [];
  const failed: FailedCompany[] = [];
  for (const row of rows) {
    const reason = await faultOf(row, context);
    if (reason === null) passed.push(row);
    else failed.push({ companyId: row.companyId, companyName: names.get(row.companyId) ?? "", reason });
  }
  return { passed, failed };
}

/** The reason against notifying the tax of a company's month; null when there is none. */
export const noticeFault: FaultOf = async (row, context) => {
  if (isHistorical(row.kjnd, row.kjqj, context.clock.now())) return "历史账期不支持通知税款";
  if (row.noticeTaxType !== NOT_NOTIFIED) return "税款已通知";
  if (row.doubtState === DOUBTED) return "税款有疑义，处理完成后再通知";
  return await amountFault(row, context);
};

/** The reason against handing out the amount of a company's month as it is. */
export const amountFault: FaultOf = async (row, context) => {
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
export const undecidedFault: FaultOf = async (row, context) => {
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
