import { periodLabel } from "../../../../../src/domain/period.ts";
import type { FirmContext } from "../../../../contracts/firm-context.ts";
import { Refusal } from "../../../../platform/errors.ts";
import type { Fields } from "../../../../contracts/record.ts";
import { RecordStore } from "../../../../records/record-store.ts";
import { givenFault, givenIncome } from "./given-income.ts";
import { INPUTS, readAmounts, sumOf, PAY } from "./line-amounts.ts";
import { SALARY } from "./line-facts.ts";
import { limitFault, readPensions } from "./limited-deductions.ts";
import { type PayrollPeriod, periodName } from "../payroll-period.ts";
import type { PayrollPerson, PayrollSheet } from "../payroll-records.ts";
import { recomputeLines } from "./recompute-lines.ts";
import { refreshTotals } from "../sheets/refresh-totals.ts";

/** A person's amounts of a period, in yuan, by the names of a line's properties; what is left out stays as it is. */
export interface LineInput {
  readonly ryid: number;
  readonly [name: string]: unknown;
}

/**
 * Writes people's amounts into a sheet that may be changed, one line a person, and works out their tax. `param` is the
 * parameter that they came by.
 */
export async function saveLines(
  sheet: PayrollSheet,
  inputs: readonly LineInput[],
  param: string,
  context: FirmContext,
): Promise<void> {
  const { companyId, kjnd, kjqj } = sheet;
  const store = await RecordStore.open("salaryLine", context);
  const ryids = inputs.map(({ ryid }) => ryid);
  const people = await readPeople(ryids, companyId, context);
  const known = await store.list({
    where: { companyId, kjnd, kjqj, sheetId: sheet.id, ryid: ryids },
  });
  const before = new Map(known.map((line) => [line.ryid, line]));
  await assertOnlyLines(
    [...people.values()].filter(({ ryid }) => !before.has(ryid)),
    sheet,
    context,
  );
  const pensions = await readPensions(inputs, sheet, context);
  const joining: Fields[] = [];
  for (const [index, input] of inputs.entries()) {
    const person = people.get(input.ryid);
    if (!person) throw new Refusal("missing", "所选人员不属于该企业，请刷新后重试");
    assertEmployed(person, { kjnd, kjqj });
    const line = before.get(input.ryid);
    const fields = { ...input, bmId: person.bmId ?? null, tbsr: givenIncome(line, input) };
    const pensionBefore = pensions.get(input.ryid) ?? 0;
    assertAmounts({ ...line, ...fields }, input, { person, sheet, pensionBefore }, `${param}.${index}`);
    if (line) await store.change(line, fields);
    else joining.push({ ...columnsOf(sheet), ...fields });
  }
  await store.createAll(joining);
  await recomputeLines(ryids, { companyId, kjnd, kjqj }, context);
  await refreshTotals(companyId, kjnd, [sheet.id], context);
}

function columnsOf({ id, companyId, xctjid, xclx, kjnd, kjqj }: PayrollSheet): Fields {
  return { sheetId: id, companyId, xctjid, xclx, kjnd, kjqj };
}

async function readPeople(ryids: readonly number[], companyId: number, context: FirmContext) {
  const store = await RecordStore.open("salaryPerson", context);
  const people = await store.list({ where: { companyId, ryid: ryids } });
  return new Map(people.map((person) => [person.ryid, person]));
}

function assertEmployed(person: PayrollPerson, period: Pick<PayrollPeriod, "kjnd" | "kjqj">): void {
  const since = person.rzrq;
  if (since.slice(0, 7) <= periodName(period)) return;
  throw new Refusal("rule", `${person.xm}的任职受雇日期为 ${since}，晚于${periodLabel(periodName(period))}`);
}

function assertAmounts(
  line: Fields,
  input: LineInput,
  of: { readonly person: PayrollPerson; readonly sheet: PayrollSheet; readonly pensionBefore: number },
  path: string,
): void {
  const { person, sheet } = of;
  const amounts = readAmounts(Object.fromEntries(INPUTS.map((name) => [name, line[name]])));
  const refuse = (name: string, text: string) => {
    const message = `${person.xm}：${text}`;
    throw new Refusal("validation", message, [{ path: `${path}.${name}`, message }]);
  };
  const limit = limitFault(input, amounts, of);
  if (limit) refuse(limit.field, limit.text);
  const items = sumOf(amounts, PAY);
  const fault = givenFault(amounts, input);
  if (fault !== undefined) refuse("bqsr", fault);
  if (amounts.kqkk > 0 && amounts.kqkk > items) refuse("kqkk", "缺勤扣款不能大于应发工资");
  if (sheet.xclx === SALARY.severance && amounts.pjgz === 0)
    refuse("pjgz", "请填写当地上年职工年平均工资，用于计算免税的补偿金");
}

/** Asserts that a person's pay of one kind is in one sheet a month, and a bonus is taxed apart once a year. */
async function assertOnlyLines(
  people: readonly PayrollPerson[],
  sheet: PayrollSheet,
  context: FirmContext,
): Promise<void> {
  if (people.length === 0) return;
  const { companyId, kjnd, kjqj, xclx } = sheet;
  const lines = await RecordStore.open("salaryLine", context);
  const isBonus = xclx === SALARY.bonus;
  const ryid = people.map((person) => person.ryid);
  const duplicate = await lines.first({ where: { companyId, kjnd, ...(!isBonus && { kjqj }), ryid, xclx } });
  const person = people.find((candidate) => candidate.ryid === duplicate?.ryid);
  if (!duplicate || !person) return;
  const period = periodLabel(periodName(duplicate));
  throw new Refusal(
    "rule",
    isBonus
      ? `${person.xm}${period}已有全年一次性奖金，一个纳税年度只能使用一次`
      : `${person.xm}${period}已在其他同类薪酬方案中，不能重复发放`,
  );
}
