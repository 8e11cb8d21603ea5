import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { Month } from "./estimate-late-fees.ts";

/** 劳务报酬 and 其他连续劳务报酬, of the code table `salaryType`. */
const LABOUR = [4, 20];
const OPEN = 0;

export const OPEN_LABOUR_PAY = "本期劳务报酬尚未确认，代扣个税可能不全";

/** The companies whose labour pay of the month is not confirmed yet: the tax of their staff may still change. */
export async function readOpenLabourPay(
  companyIds: readonly number[],
  { kjnd, kjqj }: Month,
  context: FirmContext,
): Promise<ReadonlySet<number>> {
  const sheets = await RecordStore.open("salarySheet", context);
  const open = await sheets.list({
    where: { companyId: [...companyIds], kjnd, kjqj, xclx: LABOUR, confirmStatus: OPEN },
  });
  return new Set(open.map(({ companyId }) => companyId));
}
