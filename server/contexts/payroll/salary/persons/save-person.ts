import { operation } from "../../../../contracts/operation.ts";
import type { Fields } from "../../../../contracts/record.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { recomputeLines } from "../lines/recompute-lines.ts";
import type { PayrollPerson } from "../payroll-records.ts";
import { readOpenMonth } from "./read-open-month.ts";

const NEEDED = { xm: "姓名", zjhm: "证件号码", rzrq: "任职受雇从业日期" };

/** Adds or changes a person; the tax of the year's open sheets is worked out anew. */
export const savePerson = operation("salary.person.save", async (params, context) => {
  const { companyId, kjnd, kjqj, ryid, ...fields } = params;
  const store = await RecordStore.open("salaryPerson", context);
  const person =
    ryid === undefined
      ? await store.create({ ...complete(fields), companyId })
      : await store.change(await ofCompany(ryid, companyId, store), fields);
  const from = await readOpenMonth(person.ryid, { companyId, kjnd, kjqj }, context);
  await recomputeLines([person.ryid], { companyId, kjnd, kjqj: from }, context);
  return { ryid: person.ryid };
});

function complete(fields: Fields): Fields {
  const faults = Object.entries(NEEDED)
    .filter(([name]) => fields[name] === undefined)
    .map(([path, title]) => ({ path, message: `请填写${title}` }));
  if (faults.length > 0) throw new Refusal("validation", faults[0]?.message, faults);
  return fields;
}

async function ofCompany(ryid: number, companyId: number, store: RecordStore) {
  const person = (await store.find(ryid)) as PayrollPerson;
  if (person.companyId !== companyId) throw new Refusal("rule", `${person.xm}不属于该企业，请刷新后重试`);
  return person;
}
