import { SALARY } from "../../server/contexts/payroll/salary/lines/line-facts.ts";
import type { PaidLine } from "../../server/contexts/payroll/salary/persons/person-year.ts";
import { contributionOn } from "../gateways/demo-social-insurance.ts";
import { fenToYuan, yuanToFen } from "../../src/domain/money.ts";
import { isBonusTaxedApart } from "../../src/domain/payroll/withhold-annual-bonus.ts";
import type { DemoPeriod, DemoWorld } from "../demo-world.ts";
import type { DemoPayrollPerson } from "./demo-people.ts";

/** 上海 2024, a year's average wage in yuan. */
const AVERAGE_WAGE = 149_436;

/** The pay of a person in a month, one line for each kind of pay. */
export function demoPay(person: DemoPayrollPerson, period: DemoPeriod, world: DemoWorld): PaidLine[] {
  const { fields, job, level, company } = person;
  const { kjnd, kjqj, name } = period;
  const left = fields.lzrq?.slice(0, 7);
  if (name < fields.rzrq.slice(0, 7) || (left !== undefined && name > left)) return [];
  const random = world.random("salary pay", company.companyId, fields.zjhm, name);
  const line = (xclx: number, amounts: object): PaidLine => ({ kjnd, kjqj, xclx, ...amounts });
  switch (job) {
    case "freelance":
      return random.chance(0.45) ? [line(SALARY.labour, { tbsr: level + random.between(0, 8) * 100 })] : [];
    case "helper":
      return random.chance(0.5) ? [line(SALARY.bookOnly, { tbsr: level })] : [];
    case "intern":
      return [line(SALARY.continuousLabour, { tbsr: level })];
    case "foreigner":
      return [line(SALARY.foreign, { jbgz: level })];
    case "employee":
      return [
        line(SALARY.wages, wages(person, random)),
        ...(company.index % 3 === 0 && kjqj === 1 + (company.index % 2) && isBonusTaxedApart(name)
          ? [line(SALARY.bonus, { tbsr: bonus(level, random) })]
          : []),
        ...(left === name && company.index % 2 === 0
          ? [line(SALARY.severance, { tbsr: level * 6, pjgz: AVERAGE_WAGE })]
          : []),
      ];
  }
}

type Random = ReturnType<DemoWorld["random"]>;

function wages({ level, fields, company }: DemoPayrollPerson, random: Random) {
  const part = (share: number) => Math.round((level * share) / 10) * 10;
  const fixed = { jbgz: part(0.55), gwgz: part(0.25), jxgz: part(0.2), jtbt: 100 * (company.index % 4) };
  const extra = {
    jbf: random.chance(0.2) ? random.between(1, 6) * 120 : 0,
    kqkk: random.chance(0.08) ? random.between(1, 3) * 150 : 0,
    qtyf: random.chance(0.05) ? 500 : 0,
    shkk: random.chance(0.03) ? 300 : 0,
  };
  if (fields.sfcb !== 1) return { ...fixed, ...extra };
  const levied = contributionOn(yuanToFen(fields.sbjs ?? 0), yuanToFen(fields.gjjjs ?? 0));
  const contributions = Object.entries(levied).map(([name, fen]) => [name, fenToYuan(fen)] as const);
  const others = level > 17_000 && company.index % 5 === 0 ? { nj: 300, syjkx: 200 } : {};
  return { ...fixed, ...extra, ...others, ...Object.fromEntries(contributions) };
}

function bonus(level: number, random: Random): number {
  return level * random.between(1, 2) + 1_000 * random.between(0, 3);
}
