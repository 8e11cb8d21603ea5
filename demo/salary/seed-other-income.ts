import { equityFigures } from "../../server/contexts/payroll/salary/stock-income-rules.ts";
import { isEquityTaxedApart } from "../../src/domain/payroll/withhold-equity.ts";
import { flatRateFigures } from "../../server/contexts/payroll/salary/tax-detail-rules.ts";
import type { DemoPeriod, DemoWorld } from "../demo-world.ts";
import type { PayrollCompany } from "./demo-payroll-company.ts";
import { type SeededPerson, type SeededSheet, wagesScheme } from "./seeded-payroll.ts";

/** Income that stands in no sheet, as it is kept. */
export interface SeededIncome {
  readonly company: PayrollCompany;
  readonly period: DemoPeriod;
  readonly fields: Readonly<Record<string, unknown>>;
}

const EQUITY = ["gpqq", "xzxgp", "gqjl", "gpzzq"] as const;

/** Dividends, windfalls, transfers of property, and equity incentives of some companies' people. */
export async function seedOtherIncome(
  companies: readonly PayrollCompany[],
  people: readonly SeededPerson[],
  sheets: readonly SeededSheet[],
  world: DemoWorld,
): Promise<readonly SeededIncome[]> {
  const ownersOf = (company: PayrollCompany) =>
    people.filter((person) => person.company === company).slice(0, 2);
  const flat = companies.flatMap((company) =>
    flatIncome(company, ownersOf(company)).map((income) => ({
      ...income,
      fields: { ...income.fields, ...flatRateFigures({ ...income.period, ...income.fields }) },
    })),
  );
  const equity = companies.flatMap((company) =>
    company.index % 9 === 4 ? ownersOf(company).flatMap((person) => equityIncome(company, person)) : [],
  );
  await world.insert(
    "personalIncome",
    flat.map((income) => incomeRow(income, wagesScheme(income.company, sheets), world)),
  );
  await world.insert(
    "stockIncome",
    equity.map((income) => incomeRow(income, wagesScheme(income.company, sheets), world)),
  );
  return [...flat, ...equity];
}

function flatIncome(company: PayrollCompany, people: readonly SeededPerson[]): SeededIncome[] {
  const { index, periods } = company;
  const at = (back: number) => periods.at(-back) ?? periods[0];
  const kinds = [
    { applies: index % 6 === 1, sdxm: "lxgx", back: 2, sr: 50_000 + index * 1_000, kcje: 0 },
    { applies: index % 6 === 1, sdxm: "lxgx", back: 14, sr: 30_000, kcje: 0 },
    { applies: index % 10 === 4, sdxm: "orsd", back: 1, sr: 2_000, kcje: 0 },
    { applies: index % 20 === 8, sdxm: "cczr", back: 3, sr: 120_000, kcje: 80_000 },
  ];
  return kinds.flatMap(({ applies, sdxm, back, sr, kcje }) => {
    const period = at(back);
    const [owner] = people;
    if (!applies || !period || !owner) return [];
    return [{ company, period, fields: { ryid: owner.ryid, sdxm, sr, bc: 1, mssr: 0, kcje, remark: null } }];
  });
}

function equityIncome(company: PayrollCompany, { ryid }: SeededPerson): SeededIncome[] {
  const earlier: SeededIncome[] = [];
  for (const [turn, back] of [13, 5, 1].entries()) {
    const period = company.periods.at(-back);
    if (!period || !isEquityTaxedApart(period.name)) continue;
    const given = {
      ryid,
      gqlx: EQUITY[(company.index + turn) % EQUITY.length],
      xqrq: `${period.name}-15`,
      bqsr: 60_000 + turn * 25_000,
      remark: null,
    };
    const ofYear = earlier
      .filter((payment) => payment.period.kjnd === period.kjnd)
      .map(({ fields }) => fields);
    const figures = equityFigures({ ...period, ...given }, ofYear);
    earlier.push({ company, period, fields: { ...given, ...figures } });
  }
  return earlier;
}

function incomeRow({ company, period, fields }: SeededIncome, xctjid: number | null, world: DemoWorld) {
  return {
    companyId: company.companyId,
    kjnd: period.kjnd,
    kjqj: period.kjqj,
    createUserId: company.keeper,
    createTime: world.after(period, 5),
    fields: { xctjid, ...fields },
  };
}
