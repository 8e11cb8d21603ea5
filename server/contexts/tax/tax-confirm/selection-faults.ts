import { isGeneralTaxpayer } from "../../../../src/domain/tax/calculate-period.ts";
import { readTaxpayers } from "../company-period/calculate-company-tax.ts";
import type { CompanyPeriod } from "../company-period/company-period.ts";
import { isHistorical } from "../company-period/period-days.ts";
import {
  CANCELLING,
  CLOSED,
  CLOSED_MONTH,
  CONFIRMED,
  CONFIRMING,
  DECLARED,
  DECLARING,
  NOTIFIED,
  NOT_NOTIFIED,
  SELECTED,
} from "../company-period/period-states.ts";
import { firstFault } from "../filing/first-fault.ts";
import type { FilingFaults } from "../filing/noticed-tax.ts";
import { openTransferFaults } from "../red-letter/open-transfer-faults.ts";

const stateFaults: FilingFaults<CompanyPeriod> = async (rows, _month, { db, clock }) => {
  const now = clock.now();
  const companyIds = rows.map(({ companyId }) => companyId);
  const taxpayers = await readTaxpayers(db, companyIds);
  return (row) => {
    if (isHistorical(row.kjnd, row.kjqj, now)) return "历史账期不支持统计确认";
    const taxpayer = taxpayers.get(row.companyId);
    return taxpayer && isGeneralTaxpayer(taxpayer) ? stateFault(row) : "是小规模纳税人，无需统计确认";
  };
};

function stateFault(row: CompanyPeriod): string | null {
  if (row.doubtState === CLOSED) return CLOSED_MONTH;
  if (row.taxDeclareStatus === DECLARING) return "的增值税正在申报中，不能统计确认";
  if (row.taxDeclareStatus === DECLARED || row.noticeTaxType > NOTIFIED)
    return "本期税款已申报，不能统计确认";
  if (row.confirmationStatus === CONFIRMED) return "本期已统计确认";
  if (row.confirmationStatus === CONFIRMING) return "正在统计确认";
  if (row.checkStatus !== SELECTED) return "尚未勾选进项发票，无需统计确认";
  return null;
}

/** The reasons against having the selections of months confirmed at the bureau. */
export const confirmFaults = firstFault(stateFaults, openTransferFaults);

/** The same against taking that back. */
export const cancelFaults: FilingFaults<CompanyPeriod> = (_rows, _month, { clock }) => {
  const now = clock.now();
  return (row) => {
    if (isHistorical(row.kjnd, row.kjqj, now)) return "历史账期不支持撤销统计确认";
    if (row.doubtState === CLOSED) return CLOSED_MONTH;
    if (row.confirmationStatus !== CONFIRMED) return "本期尚未统计确认，无需撤销";
    if (row.noticeTaxType !== NOT_NOTIFIED) return NOTIFIED_ALREADY;
    return row.cancelStatus === CANCELLING ? "正在撤销统计确认" : null;
  };
};

export const NOTIFIED_ALREADY = "税款已通知，请先撤销通知";
