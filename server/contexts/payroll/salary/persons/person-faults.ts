import { periodLabel } from "../../../../../src/domain/period.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { periodName } from "../payroll-period.ts";
import type { PayrollPerson } from "../payroll-records.ts";

const PHONE = /^1[3-9]\d{9}$/;

/** The reason against deleting the person; null when there is none. */
export async function removalFault(person: PayrollPerson, context: FirmContext): Promise<string | null> {
  const lines = await RecordStore.open("salaryLine", context);
  const where = { companyId: person.companyId, ryid: person.ryid };
  const count = await lines.count({ where });
  if (count > 0) return `${person.xm}已有 ${count} 条薪酬明细，不能删除，可将其设为离职`;
  const income = await RecordStore.open("personalIncome", context);
  const stock = await RecordStore.open("stockIncome", context);
  const others = (await income.count({ where })) + (await stock.count({ where }));
  return others > 0 ? `${person.xm}已有 ${others} 条所得记录，不能删除` : null;
}

/** The reason against changing name and identity of the person; null when there is none. */
export async function identityFault(person: PayrollPerson, context: FirmContext): Promise<string | null> {
  const store = await RecordStore.open("salaryLine", context);
  const lines = await store.list({
    where: { companyId: person.companyId, ryid: person.ryid },
  });
  const sheetIds = lines.map(({ sheetId }) => sheetId);
  const sheets = await RecordStore.open("salarySheet", context);
  const confirmed = await sheets.first({
    where: { companyId: person.companyId, id: sheetIds, confirmStatus: 1 },
  });
  if (!confirmed) return null;
  const period = periodLabel(periodName(confirmed));
  return `${person.xm}${period}的薪酬已确认，不能修改姓名和证件信息`;
}

/** The fault of a phone number; null when there is none. `identityNumber`: of the person to have it; `companyId`: only others of this company count. */
export async function phoneFault(
  phone: string,
  {
    identityNumber,
    companyId,
  }: { readonly identityNumber?: string | undefined; readonly companyId?: number | undefined },
  context: FirmContext,
): Promise<string | null> {
  if (!PHONE.test(phone)) return "请填写完整的 11 位手机号";
  const store = await RecordStore.open("salaryPerson", context);
  const where = { phone, ...(companyId !== undefined && { companyId }) };
  const holders = await store.list({ where });
  const holder = holders.find(({ zjhm }) => zjhm !== identityNumber);
  return holder ? `手机号已被${holder.companyName}的${holder.xm}使用` : null;
}
