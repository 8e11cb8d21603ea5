import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../../contracts/operation.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { type LineInput, saveLines } from "../lines/save-lines.ts";
import { periodName } from "../payroll-period.ts";
import { employedPeople } from "../persons/employed-people.ts";
import type { PayrollSheet } from "../payroll-records.ts";
import { takeScheme } from "./payroll-scheme.ts";
import { takeSheet } from "./payroll-sheet.ts";

/** Writes the pay of people in a period; makes scheme and sheet where there are none yet. */
export const saveSalary = operation("salary.save", async (params, context) => {
  const { companyId, kjnd, kjqj, addedList = [], removedList = [] } = params;
  const lineList = await linesOf(params, context);
  assertOnce(addedList, "addedList");
  const scheme = await takeScheme(params, context);
  const sheet = await takeSheet(scheme, { companyId, kjnd, kjqj }, context);
  if (removedList.length > 0) await removePeople(sheet, removedList, context);
  if (lineList.length > 0) await saveLines(sheet, lineList, "lineList", context);
  if (addedList.length > 0) await addLines(sheet, addedList, context);
  const { id, rs, yfhj, ybtse, sfhj } = await (await RecordStore.open("salarySheet", context)).find(sheet.id);
  context.concerns(`${sheet.companyName} ${kjnd}年${kjqj}期 ${scheme.xcmc}`);
  return { xctjid: scheme.xctjid, sheet: { id, rs, yfhj, ybtse, sfhj } };
});

/** The lines that were sent, and one without amounts for all other people where all are paid. */
async function linesOf(
  { companyId, kjnd, kjqj, lineList, addedList = [], removedList = [], allPeople }: ParamsOf<"salary.save">,
  context: FirmContext,
): Promise<readonly LineInput[]> {
  assertOnce(lineList, "lineList");
  if (allPeople !== 1) {
    if (lineList.length + addedList.length + removedList.length > 0) return lineList;
    const message = "请选择人员";
    throw new Refusal("validation", message, [{ path: "lineList", message }]);
  }
  const sent = new Set(lineList.map(({ ryid }) => ryid));
  const people = await employedPeople(companyId, periodName({ kjnd, kjqj }), context);
  if (people.length === 0) throw new Refusal("rule", "企业本期没有在职人员，请先新增人员");
  const others = people.filter(({ ryid }) => !sent.has(ryid)).map(({ ryid }) => ({ ryid }));
  return [...lineList, ...others];
}

/** Writes lines of people who have none yet: an added person never overwrites amounts that another user has typed. */
async function addLines(
  sheet: PayrollSheet,
  inputs: readonly LineInput[],
  context: FirmContext,
): Promise<void> {
  const store = await RecordStore.open("salaryLine", context);
  const known = await store.list({ where: { sheetId: sheet.id, ryid: inputs.map(({ ryid }) => ryid) } });
  const faults = inputs.flatMap(({ ryid }, index) => {
    const line = known.find((candidate) => candidate.ryid === ryid);
    return line ? [{ path: `addedList.${index}.ryid`, message: `${line.xm}已在本期的薪酬表中` }] : [];
  });
  const [first] = faults;
  if (first) throw new Refusal("validation", first.message, faults);
  await saveLines(sheet, inputs, "addedList", context);
}

/** Deletes the lines of people; those who have none any more are gone already. */
async function removePeople(
  sheet: PayrollSheet,
  rows: readonly { readonly ryid: number }[],
  context: FirmContext,
): Promise<void> {
  const store = await RecordStore.open("salaryLine", context);
  await store.remove(await store.list({ where: { sheetId: sheet.id, ryid: rows.map(({ ryid }) => ryid) } }));
}

function assertOnce(lines: readonly LineInput[], param: "lineList" | "addedList"): void {
  const seen = new Set<number>();
  for (const [index, { ryid }] of lines.entries()) {
    const message = "同一人员在一张薪酬表中只能有一条明细";
    if (seen.has(ryid))
      throw new Refusal("validation", message, [{ path: `${param}.${index}.ryid`, message }]);
    seen.add(ryid);
  }
}
