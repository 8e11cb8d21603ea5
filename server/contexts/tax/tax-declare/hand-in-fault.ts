import { yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { CompanyPeriod } from "../company-period/company-period.ts";
import { CALCULATING, CLOSED, CONFIRMING } from "../company-period/period-states.ts";
import { taxItems } from "../company-period/tax-items.ts";
import { openingFault } from "../opening/opening-fault.ts";
import { openTransferFault } from "../red-letter/open-transfer-fault.ts";

/** The reason against handing in a month's VAT as it is, of which its client was notified; null when there is none. */
export async function handInFault(row: CompanyPeriod, context: FirmContext): Promise<string | null> {
  if (row.doubtState === CLOSED) return "税款当前不可操作";
  if (row.predictionStatus === CALCULATING) return "税款计算中，请稍候";
  if (row.confirmationStatus === CONFIRMING) return "正在统计确认，请稍候";
  const unknown = openingFault(row);
  if (unknown !== null) return unknown;
  if (!isWhole(row)) return "税款明细合计与应缴税额不一致，请重新计算后再申报";
  return await openTransferFault(row, context);
}

/** The taxes that are handed in come to the amount that was notified and is shown. */
function isWhole({ estimate, adjustment, zzshfjs }: CompanyPeriod): boolean {
  const fen = taxItems(estimate, adjustment).reduce((sum, { se }) => sum + yuanToFen(se), 0);
  return fen === yuanToFen(Number(zzshfjs ?? 0));
}
