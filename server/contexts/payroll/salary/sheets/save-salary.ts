import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../../contracts/operation.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { type LineInput, saveLines } from "../lines/save-lines.ts";
import { periodName } from "../payroll-period.ts";
import { employedPeople } from "../persons/employed-people.ts";
import { takeScheme } from "./payroll-scheme.ts";
import { takeSheet } from "./payroll-sheet.ts";

/** Writes the pay of people in a period; makes scheme and sheet where there are none yet. */
export const saveSalary = operation("salary.save", async (params, context) => {
  const { companyId, kjnd, kjqj } = params;
  const lineList = await linesOf(params, context);
  const scheme = await takeScheme(params, context);
  const sheet = await takeSheet(scheme, { companyId, kjnd, kjqj }, context);
  await saveLines(sheet, lineList, context);
  const { id, rs, yfhj, ybtse, sfhj } = await (await RecordStore.open("salarySheet", context)).find(sheet.id);
  context.concerns(`${sheet.companyName} ${kjnd}年${kjqj}期 ${scheme.xcmc}`);
  return { xctjid: scheme.xctjid, sheet: { id, rs, yfhj, ybtse, sfhj } };
});

/** The lines that were sent, and one without amounts for everybody else where all are paid. */
async function linesOf(
  { companyId, kjnd, kjqj, lineList, allPeople }: ParamsOf<"salary.save">,
  context: FirmContext,
): Promise<readonly LineInput[]> {
  assertOnce(lineList);
  if (allPeople !== 1) {
    if (lineList.length > 0) return lineList;
    const message = "请选择人员";
    throw new Refusal("validation", message, [{ path: "lineList", message }]);
  }
  const sent = new Set(lineList.map(({ ryid }) => ryid));
  const people = await employedPeople(companyId, periodName({ kjnd, kjqj }), context);
  if (people.length === 0) throw new Refusal("rule", "企业本期没有在职人员，请先新增人员");
  const others = people.filter(({ ryid }) => !sent.has(ryid)).map(({ ryid }) => ({ ryid }));
  return [...lineList, ...others];
}

function assertOnce(lines: readonly LineInput[]): void {
  const seen = new Set<number>();
  for (const [index, { ryid }] of lines.entries()) {
    const message = "同一人员在一张薪酬表中只能有一条明细";
    if (seen.has(ryid))
      throw new Refusal("validation", message, [{ path: `lineList.${index}.ryid`, message }]);
    seen.add(ryid);
  }
}
