import type { RulesOf } from "../../../records/rule-book.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { assertChangeable } from "./sheets/payroll-sheet.ts";
import { recomputeLines } from "./lines/recompute-lines.ts";
import { refreshTotals } from "./sheets/refresh-totals.ts";

/** Lines are deleted from open sheets only, and what builds on them follows. */
export const lineRules: RulesOf<"salaryLine"> = {
  assertRemovable: async (lines, context) => {
    const store = await RecordStore.open("salarySheet", context);
    const id = [...new Set(lines.map(({ sheetId }) => sheetId))];
    const sheets = await store.list({ where: { id } });
    for (const sheet of sheets) await assertChangeable(sheet, context);
  },
  follow: async ({ before, after }, context) => {
    if (after || !before) return;
    const { companyId, kjnd, kjqj, ryid, sheetId } = before;
    await recomputeLines([ryid], { companyId, kjnd, kjqj }, context);
    await refreshTotals(companyId, kjnd, [sheetId], context);
  },
};
