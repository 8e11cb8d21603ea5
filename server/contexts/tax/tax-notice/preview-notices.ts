import { fenToYuan, formatYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { readPendingInput } from "../invoice/pending-input.ts";
import type { CompanyPeriod } from "../company-period/company-period.ts";
import { TAX_CHANGED } from "../company-period/period-states.ts";
import { readWithheldTaxes, withheldInAll } from "../company-period/staff-income-tax.ts";
import { readDues } from "../filing/declaration-candidates.ts";
import { presentSpecialCases, readSpecialCases } from "../special-case/special-cases.ts";
import { readToldApart } from "../withheld-tax/told-apart.ts";
import { readCompanyNotices, tickedRemark } from "./company-notices.ts";
import { type Month, describeLateness } from "./estimate-late-fees.ts";
import { OPEN_LABOUR_PAY, readOpenLabourPay } from "./open-labour-pay.ts";
import { UNDOING, readUndoStates } from "./pit-undo-state.ts";
import { nameWithheldTaxes } from "./name-withheld-taxes.ts";
import { VAT } from "./vat.ts";

/** The notices of companies before they are sent: amounts and late fees added up; one company's notice in full. */
export const previewNotices = operation("taxNotice.preview", async ({ kjnd, kjqj, qyIdList }, context) => {
  const month = { kjnd, kjqj };
  const rows = await VAT.read(qyIdList, month, context);
  const dues = await readDues(VAT, qyIdList, month, context);
  const changed = rows.filter(({ doubtState }) => doubtState === TAX_CHANGED).length;
  const [only] = qyIdList.length === 1 ? qyIdList : [];
  const companyList = await readCompanyNotices(qyIdList, month, context);
  return {
    ...describeLateness(dues, VAT.payDays(month, context), context),
    changedRemark: changed === 0 ? null : changedRemark(changed, qyIdList.length),
    tickedRemark: tickedRemark(companyList),
    ...(await warningsOf(qyIdList, rows, month, context)),
    taxAmount: fenToYuan(dues.reduce((sum, { fen }) => sum + fen, 0)),
    companyList,
    tickedList: companyList.filter(({ tickedCount }) => tickedCount > 0),
    taxPredictionDetailList: addItems(rows),
    ...(only === undefined ? NOTHING_OF_ONE : await restOfNotice(only, month, context)),
  };
});

/** The open points that may still change the amounts of these notices. */
async function warningsOf(
  qyIdList: readonly number[],
  rows: readonly CompanyPeriod[],
  month: Month,
  context: FirmContext,
) {
  const pending = await readPendingInput(qyIdList, month, context.db);
  const labour = (await readOpenLabourPay(qyIdList, month, context)).size;
  const states = await readUndoStates(qyIdList, month, context);
  const unknown = rows.filter(({ estimate }) => estimate?.isOpeningUnknown === true).length;
  const undone = [...states.values()].filter((state) => state === UNDOING).length;
  const named = (count: number, words: string) =>
    count === 0 ? null : qyIdList.length === 1 ? words : `${count} 家企业${words}`;
  return {
    openingRemark: named(unknown, "期初未知（按 0 计），录入期初前不能通知"),
    inputRemark: named(
      pending.companyCount,
      `有 ${pending.invoiceCount} 张进项发票（税额 ${formatYuan(pending.taxAmount)} 元）尚未勾选，不计入抵扣`,
    ),
    labourRemark: named(labour, OPEN_LABOUR_PAY),
    undoRemark: named(undone, "个税申报正在撤销，代扣个税可能变动"),
  };
}

const NOTHING_OF_ONE = { specialConditions: [], grsdsSe: null, gzZbInfoList: [] };

/** The parts of a notice beside the taxes. */
async function restOfNotice(companyId: number, month: Month, context: FirmContext) {
  const isToldApart = (await readToldApart([companyId], month, context)).has(companyId);
  const parts = isToldApart ? undefined : await readWithheldTaxes(context, [companyId], month);
  const withheld = parts?.get(companyId) ?? [];
  const cases = await presentSpecialCases(await readSpecialCases(context, { companyId, ...month }), context);
  return {
    specialConditions: cases.map(({ specialTypeName, amount, bz }) => ({ specialTypeName, amount, bz })),
    grsdsSe: withheld.length === 0 ? null : withheldInAll(withheld),
    gzZbInfoList: nameWithheldTaxes(withheld, context),
  };
}

/** The taxes by their kinds, each added up over the companies. */
function addItems(rows: readonly CompanyPeriod[]) {
  const sums = new Map<number, number>();
  for (const { szid, amount } of rows.flatMap((row) => VAT.taxes(row)))
    sums.set(szid, (sums.get(szid) ?? 0) + yuanToFen(amount));
  return [...sums].map(([szid, fen]) => ({ szid, se: fenToYuan(fen) }));
}

function changedRemark(changed: number, asked: number): string {
  return asked === 1 ? "预估税额有变动，请重新确认" : `${changed} 家企业的预估税额有变动，请重新确认`;
}
