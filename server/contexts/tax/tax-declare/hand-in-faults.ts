import { yuanToFen } from "../../../../src/domain/money.ts";
import type { CompanyPeriod } from "../company-period/company-period.ts";
import { CALCULATING, CLOSED, CLOSED_MONTH, CONFIRMING } from "../company-period/period-states.ts";
import { taxItems } from "../company-period/tax-items.ts";
import { firstFault } from "../filing/first-fault.ts";
import { openingFault } from "../opening/opening-fault.ts";
import { openTransferFaults } from "../red-letter/open-transfer-faults.ts";

/** The reasons against handing in the VAT of months as it is, of which their clients were notified. */
export const handInFaults = firstFault(() => stateFault, openTransferFaults);

function stateFault(row: CompanyPeriod): string | null {
  if (row.doubtState === CLOSED) return CLOSED_MONTH;
  if (row.predictionStatus === CALCULATING) return "税款计算中，请稍候";
  if (row.confirmationStatus === CONFIRMING) return "正在统计确认，请稍候";
  const unknown = openingFault(row);
  if (unknown !== null) return unknown;
  return isWhole(row) ? null : "税款明细合计与应缴税额不一致，请重新计算后再申报";
}

/** The taxes that are handed in come to the amount that was notified and is shown. */
function isWhole({ estimate, adjustment, zzshfjs }: CompanyPeriod): boolean {
  const fen = taxItems(estimate, adjustment).reduce((sum, { se }) => sum + yuanToFen(se), 0);
  return fen === yuanToFen(Number(zzshfjs ?? 0));
}
