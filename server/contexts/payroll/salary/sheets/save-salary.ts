import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { operation } from "../../../../contracts/operation.ts";
import { Refusal } from "../../../../platform/errors.ts";
import type { Fields } from "../../../../contracts/record.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import type { PayrollPerson } from "../payroll-records.ts";
import { takeScheme } from "./payroll-scheme.ts";
import { takeSheet } from "./payroll-sheet.ts";
import { recomputeLines } from "../lines/recompute-lines.ts";
import { type LineInput, saveLines } from "../lines/save-lines.ts";

/** Writes people and their pay of a period; makes scheme and sheet where there are none yet. */
export const saveSalary = operation("salary.save", async (params, context) => {
  const { companyId, kjnd, kjqj, personList = [], lineList = [] } = params;
  const period = { companyId, kjnd, kjqj };
  if (personList.length === 0 && lineList.length === 0) {
    const message = "请至少填写一位人员或一条薪酬明细";
    throw new Refusal("validation", message, [{ path: "lineList", message }]);
  }
  const ryidList = await savePeople(personList, companyId, context);
  await recomputeLines(ryidList, period, context);
  if (lineList.length === 0) return { xctjid: params.xctjid ?? null, ryidList, sheet: null };
  assertOnce(lineList);
  const scheme = await takeScheme(params, context);
  const sheet = await takeSheet(scheme, period, context);
  await saveLines(sheet, lineList, context);
  const { id, rs, yfhj, ybtse, sfhj } = await (await RecordStore.open("salarySheet", context)).find(sheet.id);
  context.concerns(`${sheet.companyName} ${kjnd}年${kjqj}期 ${scheme.xcmc}`);
  return { xctjid: scheme.xctjid, ryidList, sheet: { id, rs, yfhj, ybtse, sfhj } };
});

async function savePeople(
  people: readonly Fields[],
  companyId: number,
  context: FirmContext,
): Promise<number[]> {
  const store = await RecordStore.open("salaryPerson", context);
  const ryids: number[] = [];
  for (const [index, { ryid, ...fields }] of people.entries()) {
    const saved =
      ryid === undefined
        ? await store.create({ ...assertComplete(fields, index), companyId })
        : await store.change(await ofCompany(Number(ryid), companyId, store), fields);
    ryids.push(saved.ryid);
  }
  return ryids;
}

function assertComplete(fields: Fields, index: number): Fields {
  const needed = { xm: "姓名", zjhm: "证件号码", rzrq: "任职受雇从业日期" };
  const faults = Object.entries(needed)
    .filter(([name]) => fields[name] === undefined)
    .map(([name, title]) => ({ path: `personList.${index}.${name}`, message: `请填写${title}` }));
  if (faults.length > 0) throw new Refusal("validation", faults[0]?.message, faults);
  return fields;
}

async function ofCompany(ryid: number, companyId: number, store: RecordStore) {
  const person = (await store.find(ryid)) as PayrollPerson;
  if (person.companyId !== companyId) throw new Refusal("rule", `${person.xm}不属于该企业，请刷新后重试`);
  return person;
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
