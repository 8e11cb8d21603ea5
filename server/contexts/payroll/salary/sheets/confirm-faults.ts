import { periodLabel } from "../../../../../src/domain/period.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { periodName } from "../payroll-period.ts";
import type { PayrollSheet } from "../payroll-records.ts";
import { isDeclared } from "./payroll-sheet.ts";

/** The reason against confirming a sheet; null when there is none. */
export async function confirmFault(sheet: PayrollSheet, context: FirmContext): Promise<string | null> {
  const label = labelOf(sheet);
  const store = await RecordStore.open("salaryLine", context);
  const { id: sheetId, companyId, kjnd, kjqj } = sheet;
  const lines = await store.list({ where: { companyId, kjnd, kjqj, sheetId } });
  if (lines.length === 0) return `${label}没有明细，不能确认`;
  const negative = lines.find(({ sfgz }) => sfgz < 0);
  if (negative) return `${label}中${negative.xm}的实发工资为负数，请核对后再确认`;
  const earlier = (await sheetsOfScheme(sheet, context)).find(
    (candidate) => candidate.kjqj < sheet.kjqj && candidate.confirmStatus === 0,
  );
  return earlier ? `${labelOf(earlier)}尚未确认，请按期间顺序确认` : null;
}

/** The reason against taking back the confirmation of a sheet; null when there is none. */
export async function unconfirmFault(sheet: PayrollSheet, context: FirmContext): Promise<string | null> {
  const label = labelOf(sheet);
  if (await isDeclared(sheet, context)) return `${label}的个税已申报，请先撤销申报再取消确认`;
  if (sheet.pzh) return `${label}已生成薪酬凭证${sheet.pzh}，请先删除凭证再取消确认`;
  const later = (await sheetsOfScheme(sheet, context)).find(
    (candidate) => candidate.kjqj > sheet.kjqj && candidate.confirmStatus === 1,
  );
  return later ? `${labelOf(later)}已确认，请先取消后面期间的确认` : null;
}

/** Those of the same scheme and year, by month: they build on each other. */
async function sheetsOfScheme(sheet: PayrollSheet, context: FirmContext): Promise<PayrollSheet[]> {
  const store = await RecordStore.open("salarySheet", context);
  const where = { companyId: sheet.companyId, kjnd: sheet.kjnd, xctjid: sheet.xctjid };
  return await store.list({ where, order: [{ field: "kjqj", descending: false }] });
}

function labelOf(sheet: PayrollSheet): string {
  return `${periodLabel(periodName(sheet))}${sheet.xcmc}`;
}
