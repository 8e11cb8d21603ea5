import { fenToYuan, yuanToFen } from "../../../../../src/domain/money.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { operation } from "../../../../contracts/operation.ts";
import { Refusal } from "../../../../platform/errors.ts";
import type { Contribution } from "../../../../gateways/social-insurance-bureau.ts";
import type { StoredRecord } from "../../../../contracts/record.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { INSURED, INSURED_BY } from "../lines/line-amounts.ts";
import { SALARY } from "../lines/line-facts.ts";
import { type PayrollPeriod, periodName } from "../payroll-period.ts";
import type { PayrollLine, PayrollSheet } from "../payroll-records.ts";
import { assertChangeable } from "../sheets/payroll-sheet.ts";
import { saveLines } from "../lines/save-lines.ts";

/** Values of the code table `sbSyncState`. */
const STATE = { same: 0, differs: 1, updated: 2, ignored: 3 } as const;
/** Values of the code table `sbHandleType`. */
const TAKE_OVER = 1;

/** Fetches what the offices levy and sets it beside the payroll, person by person; earlier comparisons of the period are replaced. */
export const compareContributions = operation("salary.sbSync.compare", async (params, context) => {
  const { companyId, kjnd, kjqj, xctjid } = params;
  const lines = await RecordStore.open("salaryLine", context);
  const where = { companyId, kjnd, kjqj, xclx: SALARY.wages, ...(xctjid !== undefined && { xctjid }) };
  const paid = await lines.list({ where });
  if (paid.length === 0) throw new Refusal("rule", "本期没有正常工资薪金，无法比对社保");
  const levied = await fetchLevied(paid, periodName(params), context);
  const store = await RecordStore.open("salarySbSync", context);
  const ryids = paid.map(({ ryid }) => ryid);
  await store.remove(await store.list({ where: { companyId, kjnd, kjqj, ryid: ryids } }));
  let cyrs = 0;
  for (const [index, line] of paid.entries()) {
    const comparison = compare(line, levied[index] ?? null);
    if (comparison.state === STATE.differs) cyrs += 1;
    await store.create({ companyId, kjnd, kjqj, xctjid: line.xctjid, ryid: line.ryid, ...comparison });
  }
  lines.concern(paid);
  return { rs: paid.length, cyrs };
});

async function fetchLevied(lines: readonly PayrollLine[], period: string, context: FirmContext) {
  const store = await RecordStore.open("salaryPerson", context);
  const where = { companyId: lines[0]?.companyId ?? 0, ryid: lines.map(({ ryid }) => ryid) };
  const people = await store.list({ where });
  const insured = lines.map((line) => {
    const person = people.find(({ ryid }) => ryid === line.ryid);
    return {
      zjhm: person?.zjhm ?? "",
      socialBase: person?.sfcb === 1 ? yuanToFen(person.sbjs ?? 0) : 0,
      fundBase: person?.sfcb === 1 ? yuanToFen(person.gjjjs ?? 0) : 0,
    };
  });
  return await context.gateways.socialInsurance.contributions(insured, period);
}

/** The two sides of a person's month by the names of a comparison's properties, in yuan. */
export function compare(line: Readonly<Record<string, unknown>>, levied: Contribution | null) {
  const leviedOf = (name: keyof Contribution) => levied?.[name] ?? 0;
  const paidOf = (name: string) => yuanToFen(Number(line[name] ?? 0));
  const total = <Name>(names: readonly Name[], of: (name: Name) => number) =>
    names.reduce((sum, name) => sum + of(name), 0);
  const sbGr = total(INSURED, leviedOf);
  const xcGr = total(INSURED, paidOf);
  const sbDw = total(INSURED_BY, leviedOf);
  const xcDw = total(INSURED_BY, paidOf);
  const differs = [...INSURED, ...INSURED_BY].some((name) => leviedOf(name) !== paidOf(name));
  const items = [...INSURED, ...INSURED_BY].map((name) => [name, fenToYuan(leviedOf(name))] as const);
  return {
    ...Object.fromEntries(items),
    sbGr: fenToYuan(sbGr),
    xcGr: fenToYuan(xcGr),
    ceGr: fenToYuan(sbGr - xcGr),
    sbDw: fenToYuan(sbDw),
    xcDw: fenToYuan(xcDw),
    ceDw: fenToYuan(sbDw - xcDw),
    cyyy: differs ? reasonOf(levied, xcGr) : null,
    state: differs ? STATE.differs : STATE.same,
  };
}

function reasonOf(levied: Contribution | null, paid: number): string {
  if (levied === null) return "社保系统中没有该人员的参保信息";
  return paid === 0 ? "薪酬中未录入社保公积金" : "缴费基数不一致";
}

/** Resolves differences: the payroll takes the offices' figures, or keeps its own. */
export const handleContributions = operation("salary.sbSync.handle", async (params, context) => {
  const { companyId, kjnd, kjqj, xctjid, handleType, idList } = params;
  const period = { companyId, kjnd, kjqj };
  const store = await RecordStore.open("salarySbSync", context);
  const open = await store.list({
    where: { ...period, state: STATE.differs, ...(xctjid !== undefined && { xctjid }) },
  });
  const chosen = idList ? open.filter(({ id }) => idList.includes(id)) : open;
  if (chosen.length === 0) throw new Refusal("rule", "没有待处理的社保差异");
  const takesOver = handleType === TAKE_OVER;
  if (takesOver) await takeOver(chosen, period, context);
  for (const person of chosen) {
    const state = takesOver ? STATE.updated : STATE.ignored;
    const sums = takesOver ? { xcGr: person.sbGr, xcDw: person.sbDw, ceGr: 0, ceDw: 0 } : {};
    await store.change(person, { ...sums, state, handleTime: context.clock.now() });
  }
  store.concern(chosen);
  return { count: chosen.length };
});

async function takeOver(
  chosen: readonly StoredRecord[],
  period: PayrollPeriod,
  context: FirmContext,
): Promise<void> {
  const { companyId, kjnd, kjqj } = period;
  const lines = await RecordStore.open("salaryLine", context);
  const sheets = await RecordStore.open("salarySheet", context);
  const ryid = chosen.map((person) => Number(person.ryid));
  const where = { companyId, kjnd, kjqj, xclx: SALARY.wages, ryid };
  const known = await lines.list({ where });
  for (const sheetId of new Set(known.map((line) => line.sheetId))) {
    const sheet = (await sheets.find(sheetId)) as PayrollSheet;
    await assertChangeable(sheet, context);
    const inputs = known
      .filter((line) => line.sheetId === sheetId)
      .map((line) => {
        const levied = chosen.find((person) => person.ryid === line.ryid);
        const items = [...INSURED, ...INSURED_BY].map((name) => [name, levied?.[name]] as const);
        return { ryid: line.ryid, ...Object.fromEntries(items) };
      });
    await saveLines(sheet, inputs, "lineList", context);
  }
}
