import { periodLabel } from "../../../../../src/domain/period.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { type ParamsOf, operation } from "../../../../contracts/operation.ts";
import { Refusal } from "../../../../platform/errors.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { INPUTS } from "../lines/line-amounts.ts";
import { type PayrollPeriod, periodName } from "../payroll-period.ts";
import type { PayrollSheet } from "../payroll-records.ts";
import { employedPeople } from "../persons/employed-people.ts";
import { takeScheme } from "./payroll-scheme.ts";
import { takeSheet } from "./payroll-sheet.ts";
import { saveLines } from "../lines/save-lines.ts";

/** Fills a scheme's sheet with the pay of an earlier period; its tax is worked out for the new one. */
export const copySalary = operation("salary.copy", async (params, context) => {
  const { companyId, kjnd, kjqj, overwrite = 0 } = params;
  const scheme = await takeScheme(params, context);
  const source = await findSource(params, context);
  const sheet = await takeSheet(scheme, { companyId, kjnd, kjqj }, context);
  const store = await RecordStore.open("salaryLine", context);
  const present = await store.list({ where: { companyId, kjnd, kjqj, sheetId: sheet.id } });
  if (present.length > 0 && overwrite !== 1)
    throw new Refusal("rule", `${label(params)}已有 ${present.length} 条薪酬明细，如需替换请选择覆盖`);
  await store.remove(present);
  const employed = await employedPeople(companyId, periodName(params), context);
  const stillThere = new Set(employed.map(({ ryid }) => ryid));
  const paid = await store.list({ where: { companyId, sheetId: source.id } });
  const lines = paid.filter(({ ryid }) => stillThere.has(ryid));
  if (lines.length === 0) throw new Refusal("rule", `${label(source)}的人员均已离职，没有可复制的薪酬`);
  await saveLines(
    sheet,
    lines.map((line) => ({
      ryid: line.ryid,
      remark: line.remark,
      ...Object.fromEntries(INPUTS.map((name) => [name, line[name]])),
    })),
    "lineList",
    context,
  );
  context.concerns(`${sheet.companyName} ${label(params)} ${scheme.xcmc}`);
  return { rs: lines.length, sourceKjnd: source.kjnd, sourceKjqj: source.kjqj };
});

async function findSource(params: ParamsOf<"salary.copy">, context: FirmContext): Promise<PayrollSheet> {
  const { companyId, xctjid, sourceKjnd, sourceKjqj } = params;
  const store = await RecordStore.open("salarySheet", context);
  const target = periodName(params);
  const sheets = await store.list({ where: { companyId, xctjid } });
  const named = sourceKjnd !== undefined && sourceKjqj !== undefined;
  const source = sheets.find(({ kjnd, kjqj, rs }) => {
    if (named) return kjnd === sourceKjnd && kjqj === sourceKjqj;
    return rs > 0 && periodName({ kjnd, kjqj }) < target;
  });
  if (source && periodName(source) !== target) return source;
  throw new Refusal(
    "rule",
    named ? "来源期间没有该方案的薪酬，请重新选择" : "没有可复制的往期薪酬，请先录入",
  );
}

function label(period: Pick<PayrollPeriod, "kjnd" | "kjqj">): string {
  return periodLabel(periodName(period));
}
