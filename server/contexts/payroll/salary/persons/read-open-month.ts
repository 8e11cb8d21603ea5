import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import type { PayrollPeriod } from "../payroll-period.ts";

/**
 * The first month of a person's year from which on none of its sheets is confirmed, at the latest the one given: what is
 * confirmed stands as it was paid, and what is open follows from the person as they are known now.
 */
export async function readOpenMonth(
  ryid: number,
  { companyId, kjnd, kjqj }: PayrollPeriod,
  context: FirmContext,
): Promise<number> {
  const lines = await RecordStore.open("salaryLine", context);
  const sheetIds = (await lines.list({ where: { companyId, kjnd, ryid } })).map(({ sheetId }) => sheetId);
  if (sheetIds.length === 0) return kjqj;
  const sheets = await RecordStore.open("salarySheet", context);
  const confirmed = await sheets.list({
    where: { companyId, kjnd, confirmStatus: 1, id: [...new Set(sheetIds)] },
  });
  return Math.min(kjqj, 1 + Math.max(0, ...confirmed.map((sheet) => sheet.kjqj)));
}
