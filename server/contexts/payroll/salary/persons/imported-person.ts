import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { findOrCreate } from "../../../../records/write/keep-one.ts";
import { takeTurn } from "../../../../records/write/take-turn.ts";
import type { WorkbookColumn, WorkbookValues } from "../../../../platform/spreadsheet/workbook-column.ts";
import { type PayrollPeriod, periodName } from "../payroll-period.ts";

/** By whom a row of an import is; the optional ones are read for people who are new. */
export const PERSON_COLUMNS: readonly WorkbookColumn[] = [
  { name: "rowXm", title: "姓名", required: true },
  { name: "rowZjhm", title: "证件号码", required: true, type: "idcard" },
  { name: "rowPhone", title: "手机号", type: "phone" },
  { name: "rowBm", title: "部门" },
  { name: "rowRzrq", title: "任职受雇从业日期", type: "date" },
];

/** The person of a row, found by the identity number; a new one where the row is a line of payroll. */
export async function importedPerson(
  values: WorkbookValues,
  target: PayrollPeriod & { readonly record: string },
  context: FirmContext,
): Promise<number> {
  const { companyId, record } = target;
  const { rowXm, rowZjhm, rowPhone, rowBm, rowRzrq } = values;
  const store = await RecordStore.open("salaryPerson", context);
  // Of a person in two files that come at once one makes it.
  await takeTurn(`salaryPerson ${companyId}`, context);
  const known = await store.first({ where: { companyId, zjhm: String(rowZjhm) } });
  if (known && known.xm !== rowXm)
    throw new Refusal("rule", `证件号码属于${known.xm}，与姓名“${rowXm}”不一致`);
  if (known) return known.ryid;
  if (record !== "salaryLine") throw new Refusal("rule", `企业没有人员“${rowXm}”，请先录入人员`);
  const created = await store.create({
    companyId,
    xm: String(rowXm),
    zjhm: String(rowZjhm),
    phone: rowPhone ?? null,
    bmId: await departmentNamed(rowBm, companyId, context),
    rzrq: rowRzrq ?? `${periodName(target)}-01`,
  });
  return created.ryid;
}

async function departmentNamed(
  name: WorkbookValues[string] | undefined,
  companyId: number,
  context: FirmContext,
): Promise<number | null> {
  if (name === null || name === undefined) return null;
  const deptName = String(name);
  const store = await RecordStore.open("salaryDept", context);
  return (await findOrCreate(store, { companyId, deptName })).bmId;
}
