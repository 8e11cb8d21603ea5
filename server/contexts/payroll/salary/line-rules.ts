import type { RecordRules } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import type { PayrollLine, PayrollSheet } from "./payroll-records.ts";
import { assertChangeable } from "./sheets/payroll-sheet.ts";
import { recomputeLines } from "./lines/recompute-lines.ts";
import { refreshTotals } from "./sheets/refresh-totals.ts";

/** Lines are deleted from open sheets only, and what builds on them follows. */
export const lineRules: RecordRules = {
  assertRemovable: async (lines, context) => {
    const store = await RecordStore.open("salarySheet", context);
    const id = [...new Set((lines as readonly PayrollLine[]).map(({ sheetId }) => sheetId))];
    const sheets = (await store.list({ where: { id } })) as PayrollSheet[];
    for (const sheet of sheets) await assertChangeable(sheet, context);
  },
  follow: async ({ before, after }, context) => {
    if (after || !before) return;
    const { companyId, kjnd, kjqj, ryid, sheetId } = before as PayrollLine;
    await recomputeLines([ryid], { companyId, kjnd, kjqj }, context);
    await refreshTotals(companyId, kjnd, [sheetId], context);
  },
};
