import { maskIdentity } from "../../../../../src/domain/mask.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import type { WorkbookColumn, WorkbookValues } from "../../../../platform/spreadsheet/workbook-column.ts";
import { type PayrollPeriod, periodName } from "../payroll-period.ts";
import { bonusKind, cumulativeKind, labourKind, wagesKind } from "./import-kinds.ts";
import { employedPeople } from "../persons/employed-people.ts";

/** 雇员, of the code table `employmentType`. */
const EMPLOYEE = "01";

/** Kind of file → with whom its template is begun. Of the others a person may have several rows, or none. */
const PEOPLE: { readonly [kind: string]: "employees" | "others" } = {
  [wagesKind.kind]: "employees",
  [bonusKind.kind]: "employees",
  [cumulativeKind.kind]: "employees",
  [labourKind.kind]: "others",
};

/** The rows with which a template of a client's period is begun, with masked numbers, as people see them everywhere. */
export async function beginWithPeople(
  kind: string,
  period: PayrollPeriod,
  context: FirmContext,
): Promise<WorkbookValues[]> {
  const whose = PEOPLE[kind];
  if (whose === undefined) return [];
  const people = await employedPeople(period.companyId, periodName(period), context);
  const titles = context.project.enums.get("idCardType") ?? [];
  return people
    .filter(({ cyqk }) => (whose === "employees") === (cyqk === EMPLOYEE))
    .map(({ xm, zjlx, zjhm, bmmc }) => ({
      rowXm: xm,
      rowZjlx: titles.find(({ value }) => value === zjlx)?.label ?? null,
      rowZjhm: maskIdentity(zjhm),
      rowBm: bmmc ?? null,
    }));
}

/** The columns with what has to be known of numbers that are masked. */
export function withMaskedNumbers(columns: readonly WorkbookColumn[]): WorkbookColumn[] {
  return columns.map((column) => (column.name === "rowZjhm" ? { ...column, hint: MASKED } : column));
}

const MASKED =
  "已填的号码有遮盖，导入时按姓名和号码对应到人员，请勿修改；不发放的人员请删除该行；新人员请填写完整的号码";
