import type { RecordName } from "../../../../records/record-row.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { operation } from "../../../../contracts/operation.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { assertChangeable } from "./payroll-sheet.ts";
import { refreshDeclaration } from "./refresh-totals.ts";

/** Deletes lines, people, or a whole sheet when neither is named. */
export const deleteSalary = operation("salary.delete", async (params, context) => {
  const { companyId, kjnd, kjqj, xctjid, idList, ryidList } = params;
  if (ryidList) return { count: await removeOf("salaryPerson", ryidList, { companyId }, context) };
  if (idList) return { count: await removeOf("salaryLine", idList, { companyId, kjnd, kjqj }, context) };
  if (xctjid === undefined) {
    const message = "请选择要删除的薪酬方案";
    throw new Refusal("validation", message, [{ path: "xctjid", message }]);
  }
  const sheets = await RecordStore.open("salarySheet", context);
  const sheet = await sheets.first({ where: { companyId, xctjid, kjnd, kjqj } });
  if (!sheet) throw new Refusal("missing", "本期没有该方案的薪酬表，请刷新后重试");
  await assertChangeable(sheet, context);
  const lines = await RecordStore.open("salaryLine", context);
  const sheetLines = await lines.list({ where: { companyId, kjnd, kjqj, sheetId: sheet.id } });
  await lines.remove(sheetLines);
  await sheets.remove([await sheets.find(sheet.id)]);
  await refreshDeclaration({ companyId, kjnd, kjqj }, context);
  sheets.concern([sheet]);
  return { count: sheetLines.length };
});

async function removeOf(
  name: RecordName,
  ids: readonly number[],
  where: Readonly<Record<string, number>>,
  context: FirmContext,
): Promise<number> {
  const store = await RecordStore.open(name, context);
  const records = await store.take(ids, { where });
  await store.remove(records);
  return records.length;
}
