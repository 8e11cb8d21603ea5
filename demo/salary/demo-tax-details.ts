import { fenToYuan } from "../../src/domain/money.ts";
import { SALARY } from "../../server/contexts/payroll/salary/lines/line-facts.ts";
import { claimedInMonth, taxedWages } from "../../server/contexts/payroll/salary/tax-detail-rules.ts";
import type { DemoPeriod, DemoWorld } from "../demo-world.ts";
import type { DemoPayrollPerson } from "./demo-people.ts";

type Detail = { readonly kjnd: number; readonly kjqj: number } & Readonly<Record<string, unknown>>;

/** The facts that bear on a person's tax beside their pay, for one year. */
export interface DemoTaxDetails {
  readonly claims: readonly Detail[];
  readonly elsewhere: readonly Detail[];
  readonly reliefs: readonly Detail[];
  readonly foreign: readonly Detail[];
}

/** Of a person for the months of one year in which the company's payroll is done. */
export function demoTaxDetails(
  person: DemoPayrollPerson,
  kjnd: number,
  months: readonly DemoPeriod[],
  world: DemoWorld,
): DemoTaxDetails {
  const { fields, job, company } = person;
  const random = world.random("salary details", company.companyId, fields.zjhm, kjnd);
  const working = months.filter(({ name }) => name >= fields.rzrq.slice(0, 7));
  const isEmployee = job === "employee";
  const elsewhere = isEmployee && random.chance(0.06) ? working.slice(-3) : [];
  const sfbdwkc = random.chance(0.5) ? 1 : 0;
  return {
    claims: isEmployee && random.chance(0.55) ? claimsOf(person, kjnd, world) : [],
    elsewhere: elsewhere.map(({ kjqj }) => ({
      kjnd,
      kjqj,
      qtdwmc: ["上海申捷商贸有限公司", "苏州新宇科技有限公司", "杭州文澜文化传播有限公司"][company.index % 3],
      qtnsrsbh: null,
      sr: 3_000 + random.between(0, 8) * 500,
      ykjse: 0,
      sfbdwkc,
      remark: null,
    })),
    reliefs: reliefsOf(person, kjnd, working),
    foreign: job === "foreigner" ? working.map((month) => abroad(person, month, world)) : [],
  };
}

const ITEMS = ["znjy", "sylr", "zfdk", "zfzj", "yyezh", "jxjy"] as const;

function claimsOf({ fields, company }: DemoPayrollPerson, kjnd: number, world: DemoWorld): Detail[] {
  const random = world.random("salary claims", company.companyId, fields.zjhm);
  const wanted = ITEMS.filter((_item, place) => random.chance([0.45, 0.5, 0.35, 0.3, 0.15, 0.1][place] ?? 0));
  const items = wanted.filter((item) => item !== "zfzj" || !wanted.includes("zfdk"));
  const employed = fields.rzrq.slice(0, 7);
  const since = employed > `${kjnd}-01` ? employed : `${kjnd}-01`;
  if (since.slice(0, 4) !== String(kjnd)) return [];
  return items.map((kclx, place) => {
    const isLate = random.chance(0.12);
    const claim = {
      kjnd,
      kjqj: isLate ? Math.min(12, Number(since.slice(5)) + 2) : Number(since.slice(5)),
      kclx,
      yxqq: since,
      yxqz: `${kjnd}-12`,
      fdbl: (kclx === "znjy" || kclx === "yyezh") && random.chance(0.4) ? 50 : 100,
      znxm: kclx === "znjy" || kclx === "yyezh" ? childName(fields.xm, kclx) : null,
      csjb: kclx === "zfzj" ? "capital" : null,
      ftje: kclx === "sylr" && random.chance(0.5) ? 1_500 : null,
      ly: 1 + ((company.index + place) % 3),
      remark: null,
    };
    return { ...claim, ykce: fenToYuan(claimedInMonth(claim)) };
  });
}

function childName(parent: string, kclx: "znjy" | "yyezh"): string {
  return `${parent.slice(0, 1)}${kclx === "znjy" ? "子涵" : "一诺"}`;
}

function reliefsOf(
  { fields, job }: DemoPayrollPerson,
  kjnd: number,
  months: readonly DemoPeriod[],
): Detail[] {
  if (job === "employee" && fields.sfcj === 1)
    return months.map(({ kjqj }) => ({
      kjnd,
      kjqj,
      sdxm: SALARY.wages,
      jmsx: "cj",
      jmxz: "残疾、孤老人员和烈属的所得减征",
      jmse: 20,
      remark: null,
    }));
  if (job !== "foreigner") return [];
  return months.slice(-2).map(({ kjqj }) => ({
    kjnd,
    kjqj,
    sdxm: SALARY.foreign,
    jmsx: "xd",
    jmxz: "税收协定减免",
    jmse: 150,
    remark: null,
  }));
}

function abroad({ level, company }: DemoPayrollPerson, { kjnd, kjqj }: DemoPeriod, world: DemoWorld): Detail {
  const random = world.random("salary abroad", company.companyId, kjnd, kjqj);
  const jwts = random.between(0, 3) * 2;
  const days = new Date(Date.UTC(kjnd, kjqj, 0)).getUTCDate();
  const wages = {
    kjnd,
    kjqj,
    jnzf: level,
    jwzf: company.index % 2 === 0 ? 0 : 8_000,
    jnts: days - jwts,
    jwts,
    ljjzts: Math.max(1, kjqj * 28 - 10),
    remark: null,
  };
  return { ...wages, jnsd: fenToYuan(taxedWages(wages)) };
}
