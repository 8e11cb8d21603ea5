import { operation } from "../../../../contracts/operation.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { type LineInput, saveLines } from "../lines/save-lines.ts";
import { takeScheme } from "./payroll-scheme.ts";
import { takeSheet } from "./payroll-sheet.ts";

/** Writes the pay of people in a period; makes scheme and sheet where there are none yet. */
export const saveSalary = operation("salary.save", async (params, context) => {
  const { companyId, kjnd, kjqj, lineList } = params;
  assertOnce(lineList);
  const scheme = await takeScheme(params, context);
  const sheet = await takeSheet(scheme, { companyId, kjnd, kjqj }, context);
  await saveLines(sheet, lineList, context);
  const { id, rs, yfhj, ybtse, sfhj } = await (await RecordStore.open("salarySheet", context)).find(sheet.id);
  context.concerns(`${sheet.companyName} ${kjnd}年${kjqj}期 ${scheme.xcmc}`);
  return { xctjid: scheme.xctjid, sheet: { id, rs, yfhj, ybtse, sfhj } };
});

function assertOnce(lines: readonly LineInput[]): void {
  const seen = new Set<number>();
  for (const [index, { ryid }] of lines.entries()) {
    const message = "同一人员在一张薪酬表中只能有一条明细";
    if (seen.has(ryid))
      throw new Refusal("validation", message, [{ path: `lineList.${index}.ryid`, message }]);
    seen.add(ryid);
  }
}
