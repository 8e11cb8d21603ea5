import { SALARY } from "../../server/contexts/payroll/salary/lines/line-facts.ts";
import { totalsOf } from "../../server/contexts/payroll/salary/sheets/refresh-totals.ts";
import type { DemoPeriod, DemoWorld } from "../demo-world.ts";
import type { PayrollCompany } from "./demo-payroll-company.ts";
import type { SeededLine, SeededPerson, SeededSheet } from "./seeded-payroll.ts";

/** By turn: those whose payroll of the current period is booked already, the tax paid or still due. */
const VOUCHERED: ReadonlySet<number> = new Set([0, 1, 5]);

const SCHEMES: readonly (readonly [xclx: number, xcmc: string])[] = [
  [SALARY.wages, "正常工资薪金"],
  [SALARY.bookOnly, "临时工资"],
  [SALARY.bonus, "年终奖"],
  [SALARY.labour, "劳务报酬"],
  [SALARY.foreign, "外籍人员工资"],
  [SALARY.severance, "离职补偿金"],
  [SALARY.continuousLabour, "实习生劳务报酬"],
];

type Plan = Omit<SeededSheet, "id" | "xctjid">;

/** Schemes, sheets and lines of all companies. The last period is open, half confirmed, confirmed, or not begun. */
export async function seedSheets(
  companies: readonly PayrollCompany[],
  people: readonly SeededPerson[],
  world: DemoWorld,
): Promise<readonly SeededSheet[]> {
  const plans = companies.flatMap((company) =>
    planSheets(
      company,
      people.filter((person) => person.company === company),
      world,
    ),
  );
  const schemes = await seedSchemes(companies, plans, world);
  const schemeOf = ({ company, xclx }: Plan) => schemes.get(`${company.companyId} ${xclx}`) ?? 0;
  const ids = await world.insert(
    "salarySheet",
    plans.map((plan, place) => sheetRow(plan, schemeOf(plan), place, world)),
  );
  const sheets = plans.map((plan, place) => ({ ...plan, id: ids[place] ?? 0, xctjid: schemeOf(plan) }));
  await world.insert(
    "salaryLine",
    sheets.flatMap((sheet) => sheet.lines.map((line) => lineRow(line, sheet, world))),
  );
  return sheets;
}

function planSheets(company: PayrollCompany, people: readonly SeededPerson[], world: DemoWorld): Plan[] {
  const current = world.periods.at(-1);
  const notBegun = company.index % 7 === 0;
  return company.periods.flatMap((period) => {
    if (period === current && notBegun) return [];
    return SCHEMES.flatMap(([xclx]) => {
      const lines = people.flatMap((person) => linesOf(person, xclx, period));
      const confirmStatus = period === current && isOpen(company, xclx) ? 0 : 1;
      return lines.length === 0 ? [] : [{ company, xclx, period, confirmStatus, lines } as const];
    });
  });
}

function isOpen({ index }: PayrollCompany, xclx: number): boolean {
  const turn = index % 7;
  return turn === 1 || turn === 2 || (turn === 3 && xclx !== SALARY.wages);
}

function linesOf(person: SeededPerson, xclx: number, { kjnd, kjqj }: DemoPeriod): SeededLine[] {
  return person.years
    .filter((year) => year.kjnd === kjnd)
    .flatMap(({ lines }) => lines)
    .filter(({ line }) => line.kjqj === kjqj && line.xclx === xclx)
    .map(({ figures }) => ({ person, fields: figures }));
}

async function seedSchemes(
  companies: readonly PayrollCompany[],
  plans: readonly Plan[],
  world: DemoWorld,
): Promise<ReadonlyMap<string, number>> {
  const used = new Set(plans.map(({ company, xclx }) => `${company.companyId} ${xclx}`));
  const rows = companies.flatMap((company) =>
    SCHEMES.filter(([xclx]) => xclx === SALARY.wages || used.has(`${company.companyId} ${xclx}`)).map(
      ([xclx, xcmc]) => ({ company, xclx, xcmc }),
    ),
  );
  const ids = await world.insert(
    "salaryScheme",
    rows.map(({ company, xclx, xcmc }) => ({
      companyId: company.companyId,
      createUserId: company.keeper,
      createTime: world.after(company.periods[0] ?? { kjnd: 2024, kjqj: 1 }, 2),
      fields: { xclx, xcmc, status: 1, remark: null },
    })),
  );
  return new Map(rows.map(({ company, xclx }, place) => [`${company.companyId} ${xclx}`, ids[place] ?? 0]));
}

function sheetRow(
  { company, xclx, period, confirmStatus, lines }: Plan,
  xctjid: number,
  place: number,
  world: DemoWorld,
) {
  const isCurrent = period === world.periods.at(-1);
  const confirmTime = world.after(period, 8 + (company.index % 4));
  return {
    companyId: company.companyId,
    kjnd: period.kjnd,
    kjqj: period.kjqj,
    createUserId: company.keeper,
    createTime: world.after(period, 3 + (company.index % 4)),
    fields: {
      xctjid,
      xclx,
      ...totalsOf(lines.map(({ fields }) => fields)),
      confirmStatus,
      confirmTime: confirmStatus === 1 ? confirmTime : null,
      confirmUserId: confirmStatus === 1 ? company.keeper : null,
      pzh:
        confirmStatus === 1 && (!isCurrent || VOUCHERED.has(company.index % 10))
          ? `记-${10 + (place % 23)}`
          : null,
    },
  };
}

function lineRow({ person, fields }: SeededLine, sheet: SeededSheet, world: DemoWorld) {
  const { company, period, id: sheetId, xctjid, xclx } = sheet;
  return {
    companyId: company.companyId,
    kjnd: period.kjnd,
    kjqj: period.kjqj,
    createUserId: company.keeper,
    createTime: world.after(period, 3 + (company.index % 4)),
    fields: { sheetId, xctjid, xclx, ryid: person.ryid, bmId: person.bmId, ...fields, remark: null },
  };
}
