import { DECLARED, NOTICE, PAID } from "../../server/contexts/payroll/pit/pit-declaration.ts";
import { declaredFigures } from "../../server/contexts/payroll/salary/sheets/refresh-totals.ts";
import type { DemoPeriod, DemoRecord, DemoWorld } from "../demo-world.ts";
import type { PayrollCompany } from "./demo-payroll-company.ts";
import type { SeededIncome } from "./seed-other-income.ts";
import type { SeededSheet } from "./seeded-payroll.ts";
import { UNTOLD, withheldNotice, withheldNotices } from "./withheld-notices.ts";

const ALL_CONFIRMED = 3;

type Figures = ReturnType<typeof declaredFigures>;

/** The declarations and payments of every company in every period; the last one is in all states. */
export async function seedDeclarations(
  companies: readonly PayrollCompany[],
  sheets: readonly SeededSheet[],
  others: readonly SeededIncome[],
  world: DemoWorld,
): Promise<void> {
  const rows = companies.flatMap((company) => {
    const ownSheets = sheets.filter((sheet) => sheet.company === company);
    const income = others.filter((candidate) => candidate.company === company);
    return company.periods.map((period) => declarationRow(company, period, ownSheets, income, world));
  });
  const ids = await world.insert("pitDeclaration", rows);
  await world.insert(
    "taxNotice",
    rows.flatMap((row, place) => withheldNotices(row, ids[place] ?? 0, world)),
  );
}

function declarationRow(
  company: PayrollCompany,
  period: DemoPeriod,
  sheets: readonly SeededSheet[],
  others: readonly SeededIncome[],
  world: DemoWorld,
): DemoRecord {
  const current = sheets.filter((sheet) => sheet.period === period);
  const lines = current.flatMap(({ lines: of, xclx }) =>
    of.map(({ person, fields }) => ({ ...fields, ryid: person.ryid, xclx })),
  );
  const income = others.filter((candidate) => candidate.period === period).map(({ fields }) => fields);
  const figures = declaredFigures(current, lines, {
    equity: income.filter(({ sdxm }) => sdxm === undefined),
    flat: income.filter(({ sdxm }) => sdxm !== undefined),
  });
  const isCurrent = period === world.periods.at(-1);
  const isReady = figures.salaryStatus === ALL_CONFIRMED;
  const states = isCurrent
    ? currentState(company, figures, isReady)
    : pastState(company, figures.ybtse, period === world.periods.at(-2));
  const told = isCurrent ? withheldNotice(company, figures, states.noticeTaxType, period, world) : UNTOLD;
  const declareTime = world.after(period, 9 + (company.index % 5));
  return {
    companyId: company.companyId,
    kjnd: period.kjnd,
    kjqj: period.kjqj,
    createUserId: company.keeper,
    createTime: world.after(period, 1),
    fields: {
      ...figures,
      ...states,
      ...told,
      declareTime: states.declareStatus === DECLARED.done ? declareTime : null,
      kkje: states.kkzt === PAID.done ? figures.ybtse : 0,
      kkTime: states.kkzt === PAID.done ? world.after(period, 13) : null,
      undoStatus: null,
      undoErrorMsg: isCurrent && company.index % 25 === 4 ? "税局返回：申报表正在处理中，请稍后再撤销" : null,
      ...collection(company, isCurrent, states.declareStatus, declareTime),
    },
  };
}

function pastState({ index }: PayrollCompany, tax: number, isLast: boolean) {
  if (tax <= 1) return state(DECLARED.done, PAID.noneNeeded, NOTICE.done);
  if (isLast && index % 13 === 4) return state(DECLARED.done, PAID.failed, NOTICE.awaitingPayment);
  return state(DECLARED.done, PAID.done, NOTICE.done);
}

function currentState({ index }: PayrollCompany, { ybtse, rs }: Figures, isReady: boolean) {
  const turn = index % 5;
  // The confirmation was taken back after the notice.
  if (!isReady) return state(DECLARED.no, PAID.no, turn === 2 && rs > 0 ? NOTICE.notified : NOTICE.none);
  if (turn === 2) return state(DECLARED.underWay, PAID.no, NOTICE.notified);
  if (turn === 3) return state(DECLARED.no, PAID.no, index % 2 === 0 ? NOTICE.none : NOTICE.notified);
  if (turn === 4 && index % 2 === 0) return state(DECLARED.failed, PAID.no, NOTICE.notified);
  if (ybtse <= 1) return state(DECLARED.done, PAID.noneNeeded, NOTICE.done);
  if (turn === 1)
    return state(DECLARED.done, index % 2 === 0 ? PAID.underWay : PAID.no, NOTICE.awaitingPayment);
  return state(DECLARED.done, PAID.done, NOTICE.done);
}

function state(declareStatus: number, kkzt: number, noticeTaxType: number) {
  return { declareStatus, kkzt, noticeTaxType };
}

function collection({ index }: PayrollCompany, isCurrent: boolean, declareStatus: number, time: string) {
  if (!isCurrent || declareStatus === DECLARED.done) return { cjzt: 2, cjTime: time, cjErrorMsg: null };
  if (index % 4 === 2)
    return { cjzt: 3, cjTime: time, cjErrorMsg: "税局登录失败：申报密码错误，请更新后重新采集" };
  return { cjzt: 0, cjTime: null, cjErrorMsg: null };
}
