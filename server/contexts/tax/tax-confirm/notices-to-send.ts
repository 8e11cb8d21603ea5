import { fenToYuan, formatYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { untoldFaults } from "../filing/filing-faults.ts";
import { type CompanyNotice, readCompanyNotices } from "../tax-notice/company-notices.ts";
import type { Month } from "../tax-notice/estimate-late-fees.ts";
import { OPEN_LABOUR_PAY, readOpenLabourPay } from "../tax-notice/open-labour-pay.ts";
import { UNDOING, readUndoStates } from "../tax-notice/pit-undo-state.ts";
import { VAT } from "../tax-notice/vat.ts";
import { confirmFaults } from "./selection-faults.ts";

/** The notices of these companies before any is sent: its amount, what makes it doubtful, and what keeps it from being sent. */
export const listNotices = operation("taxConfirm.noticeList", async ({ kjnd, kjqj, qyIdList }, context) => {
  const month = { kjnd, kjqj };
  const notices = await readCompanyNotices(qyIdList, month, context);
  const rows = await VAT.read(qyIdList, month, context);
  const obstacleOf = await untoldFaults(VAT)(rows, month, context);
  const confirmFaultOf = await confirmFaults(rows, month, context);
  const rowOf = new Map(rows.map((row) => [row.companyId, row]));
  const doubtOf = await readDoubts(qyIdList, month, context);
  const list = notices.map(({ confirmedAmount, ...notice }) => {
    const { qyId, taxAmount, replacedAmount, tickedCount } = notice;
    const row = rowOf.get(qyId);
    return {
      ...notice,
      estimatedAmount: tickedCount > 0 ? confirmedAmount : taxAmount,
      difference: difference(taxAmount, replacedAmount),
      noticeTaxType: row?.noticeTaxType ?? 0,
      payTime: row?.payTime ?? null,
      paymentTimeType: row?.paymentTimeType ?? null,
      obstacle: row ? obstacleOf(row) : "本期税款尚未计算成功",
      confirmFault: row ? confirmFaultOf(row) : null,
      doubt: doubtOf({ ...notice, confirmedAmount }),
    };
  });
  return list.toSorted((a, b) => rank(a) - rank(b));
});

/** The order of the table: sendable notices, doubtful ones, those that cannot be sent. */
function rank({
  obstacle,
  doubt,
}: {
  readonly obstacle: string | null;
  readonly doubt: string | null;
}): number {
  if (obstacle !== null) return 2;
  return doubt === null ? 0 : 1;
}

/** The reasons, in words, to look at a notice before it is sent; null: there are none. */
async function readDoubts(companyIds: readonly number[], month: Month, context: FirmContext) {
  const labour = await readOpenLabourPay(companyIds, month, context);
  const undoStates = await readUndoStates(companyIds, month, context);
  return (notice: CompanyNotice): string | null => {
    const { qyId } = notice;
    const doubts = [
      ...(notice.tickedCount > 0 ? [tickedDoubt(notice)] : []),
      ...(labour.has(qyId) ? [OPEN_LABOUR_PAY] : []),
      ...(undoStates.get(qyId) === UNDOING ? ["个税申报正在撤销，代扣个税可能变动"] : []),
    ];
    return doubts.length === 0 ? null : doubts.join("；");
  };
}

function tickedDoubt({ tickedCount, tickedTax, confirmedAmount }: CompanyNotice): string {
  const after = confirmedAmount === null ? "" : `，统计确认后应缴 ${formatYuan(confirmedAmount)} 元`;
  return `${tickedCount} 张已勾选未统计确认（税额 ${formatYuan(tickedTax)} 元）${after}`;
}

/** In yuan; null where nothing was notified before, or there is no amount. */
function difference(amount: number | null, earlier: number | null): number | null {
  return amount === null || earlier === null ? null : fenToYuan(yuanToFen(amount) - yuanToFen(earlier));
}
