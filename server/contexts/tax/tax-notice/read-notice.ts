import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation, type ParamsOf } from "../../../contracts/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { type PeriodOf, findPeriod } from "../company-period/company-period.ts";
import { initialPayTime, isHistorical } from "../company-period/period-days.ts";
import { DECLARING, NOTIFIED } from "../company-period/period-states.ts";
import { readTaxpayer } from "../company-period/calculate-company-tax.ts";
import { readWithheldTaxes, withheldInAll } from "../company-period/staff-income-tax.ts";
import { readDues } from "../filing/declaration-candidates.ts";
import { readFilingsOf } from "../income-tax/income-filing.ts";
import { taxItems } from "../company-period/tax-items.ts";
import { readToldApart } from "../withheld-tax/told-apart.ts";
import { readAmountsOfMonth } from "./amounts-of-month.ts";
import { lateDays } from "./estimate-late-fees.ts";
import { nameWithheldTaxes } from "./name-withheld-taxes.ts";
import { readUndoStates } from "./pit-undo-state.ts";
import { VAT } from "./vat.ts";
import { yuan } from "../../clients/door.ts";
import { pickFields } from "../../../records/query/pick-fields.ts";
import { presentSpecialCases, readSpecialCases } from "../special-case/special-cases.ts";

type NoticeParams = ParamsOf<"taxNotice.getNoticeTaxInfoV2" | "taxNotice.getNoticeTaxInfoV4">;

const CORPORATE_INCOME = 3;
const STAFF_INCOME = 11;

/** Everything that a notice of the month's VAT and surtaxes shows. */
export const vatNotice = operation("taxNotice.getNoticeTaxInfo", async (params, context) => ({
  ...(await readNotice(params, VAT.szid, context)),
  lateDays: lateDays(await readDues(VAT, [params.qyId], params, context), VAT.payDays(params, context)),
}));

/** The same for one kind of tax. */
export const noticeOfTax = operation(
  ["taxNotice.getNoticeTaxInfoV2", "taxNotice.getNoticeTaxInfoV4"],
  async (params, context) => await readNotice(params, params.szId ?? VAT.szid, context),
);

/** The same for the income tax of the company's staff. */
export const staffTaxNotice = operation(
  "taxNotice.getNoticeTaxInfoV3",
  async (params, context) => await readNotice(params, STAFF_INCOME, context),
);

const CASE_FIELDS = ["specialTypeName", "amount", "sl", "bz", "annexUrlList"] as const;

async function readNotice({ qyId, kjnd, kjqj }: NoticeParams, szId: number, context: FirmContext) {
  const { db, clock } = context;
  const period = { companyId: qyId, kjnd, kjqj };
  const taxpayer = await readTaxpayer(db, qyId);
  const row = await findPeriod(db, period);
  const isToldApart = szId === VAT.szid && (await readToldApart([qyId], period, context)).has(qyId);
  const parts = isToldApart ? undefined : await readWithheldTaxes(context, [qyId], period);
  const withheld = parts?.get(qyId) ?? [];
  const staffTax = withheld.length === 0 ? null : withheldInAll(withheld);
  const cases = await presentSpecialCases(await readSpecialCases(context, period), context);
  const notified = row?.noticeTaxType === NOTIFIED;
  const cancelNotice = revocationFault(taxpayer.companyName, row, isHistorical(kjnd, kjqj, clock.now()));
  return {
    qyId,
    predictionId: row?.id ?? null,
    rowVersion: row?.rowVersion ?? null,
    sbszId: row?.id ?? null,
    szId,
    taxAmount: szId === CORPORATE_INCOME ? await prepaymentOf(period, db) : amountOf(szId, row, staffTax),
    paymentTime: row?.payTime ?? null,
    paymentTimeType: choiceOf(row?.paymentTimeType),
    specialConditions: cases.map((specialCase) => pickFields(specialCase, CASE_FIELDS)),
    confirmationStatus: row?.confirmationStatus ?? null,
    nsrType: taxpayer.taxlayerType,
    source: 1,
    content: row?.content ?? null,
    fileKeyList: row?.fileKeyList ?? [],
    checkStatus: row?.checkStatus ?? null,
    ignoreLwbczhCheck: 0,
    noticeTaxType: row?.noticeTaxType ?? null,
    taxDeclareStatus: row?.taxDeclareStatus ?? null,
    undoStatus: (await readUndoStates([qyId], period, context)).get(qyId) ?? null,
    canCancel: notified && cancelNotice === null ? 1 : 0,
    cancelNotice: notified ? cancelNotice : null,
    reportName: REPORTS[szId] ?? "增值税及附加税费申报表",
    gzZbInfoList: nameWithheldTaxes(withheld, context),
    grsdsSe: staffTax,
    companyName: taxpayer.companyName,
    taxlayerType: taxpayer.taxlayerType,
    taxStatus: row?.taxStatus ?? null,
    initialPayTime: initialPayTime(kjnd, kjqj, clock.now()),
    doubtState: row?.doubtState ?? null,
    ...(await readAmountsOfMonth(szId === VAT.szid ? row : undefined, context)),
    taxPredictionDetailList: szId === VAT.szid ? taxItems(row?.estimate ?? null, row?.adjustment) : [],
  };
}

type Row = Awaited<ReturnType<typeof findPeriod>>;

const REPORTS: Readonly<Record<number, string>> = {
  [VAT.szid]: "增值税及附加税费申报表",
  [CORPORATE_INCOME]: "企业所得税预缴纳税申报表",
  [STAFF_INCOME]: "个人所得税扣缴申报表",
};

function amountOf(szId: number, row: Row, staffTax: number | null): number | null {
  if (szId === STAFF_INCOME) return staffTax;
  return yuan(row?.zzshfjs ?? null);
}

/** The prepayment of the quarter's own filing. */
async function prepaymentOf(period: PeriodOf, db: TenantDb): Promise<number | null> {
  const filing = (await readFilingsOf(db, period, period.companyId)).get(period.companyId);
  return yuan(filing?.ybtse ?? null);
}

/** Of the five types of payment time only three can be chosen in a form. */
function choiceOf(type: number | null | undefined): number | null {
  return type === undefined || type === null || type > 2 ? null : type;
}

function revocationFault(companyName: string, row: Row, historical: boolean): string | null {
  if (historical) return "历史账期不支持撤销通知";
  return row?.taxDeclareStatus === DECLARING ? `${companyName}的增值税正在申报中，不可撤销` : null;
}
