import type { CompanyPeriod } from "../company-period/company-period.ts";
import { readIncompleteCollections } from "../company-period/incomplete-collections.ts";
import {
  CALCULATED,
  CALCULATING,
  CLOSED,
  CLOSED_MONTH,
  CONFIRMATION_FAILED,
  CONFIRMING,
  NONE_THIS_MONTH,
  NO_TAX_FORM,
} from "../company-period/period-states.ts";
import { firstFault } from "../filing/first-fault.ts";
import type { FilingFaults } from "../filing/noticed-tax.ts";
import { openingFault } from "../opening/opening-fault.ts";
import { openTransferFaults } from "../red-letter/open-transfer-faults.ts";
import { incompleteCases, readCasesByCompany } from "../special-case/special-cases.ts";

const incompleteCaseFaults: FilingFaults<CompanyPeriod> = async (rows, month, context) => {
  const cases = await readCasesByCompany(context, idsOf(rows), month);
  return ({ companyId }) => {
    const missing = incompleteCases(cases.get(companyId) ?? [], context);
    return missing.length === 0 ? null : `特殊情况申报未填写完整（${missing.join("；")}）`;
  };
};

/** Special cases that were begun and not finished, and undecided red letters. */
export const undecidedFaults = firstFault(incompleteCaseFaults, openTransferFaults);

const collectionFaults: FilingFaults<CompanyPeriod> = async (rows, month, { db }) => {
  const incomplete = await readIncompleteCollections(db, idsOf(rows), month);
  return ({ companyId }) => {
    const fault = incomplete(companyId);
    return fault === null ? null : `${fault}，请重新采集后再通知`;
  };
};

/** The reasons against handing out the amounts of companies' months as they are. */
export const amountFaults = firstFault(
  () => calculationFault,
  collectionFaults,
  () => confirmationFault,
  () => openingFault,
  undecidedFaults,
);

function calculationFault(row: CompanyPeriod): string | null {
  if (row.doubtState === CLOSED) return CLOSED_MONTH;
  if (row.predictionStatus === CALCULATING) return "税款计算中，请稍候";
  if (row.predictionStatus === NONE_THIS_MONTH) return "小规模季报企业，仅 3、6、9、12 月支持计算税款";
  if (row.predictionStatus === NO_TAX_FORM) return "没有税表，无法通知";
  if (row.predictionStatus === CALCULATED && row.zzshfjs !== null) return null;
  return ["本期税款尚未计算成功", row.zzshfjsExtRemark].filter(Boolean).join("：");
}

function confirmationFault({ confirmationStatus, checkConfirmErrorMsg }: CompanyPeriod): string | null {
  if (confirmationStatus === CONFIRMING) return "正在统计确认，请稍候";
  return confirmationStatus === CONFIRMATION_FAILED ? (checkConfirmErrorMsg ?? "统计确认失败") : null;
}

function idsOf(rows: readonly CompanyPeriod[]): number[] {
  return rows.map(({ companyId }) => companyId);
}
