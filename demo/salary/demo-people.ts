import { bankCardCheckDigit } from "../../src/domain/bank-card.ts";
import { readIdentityNumber } from "../../src/domain/identity-number.ts";
import { numberInCohort } from "../demo-cohort.ts";
import { demoIdentityNumber } from "../demo-company-numbers.ts";
import { demoPerson } from "../demo-company-names.ts";
import { demoPhone } from "../demo-staff.ts";
import type { DemoWorld } from "../demo-world.ts";
import type { PayrollCompany } from "./demo-payroll-company.ts";

/** The payroll that a person is on. */
type DemoJob = "employee" | "freelance" | "helper" | "foreigner" | "intern";

export interface DemoPayrollPerson {
  readonly company: PayrollCompany;
  readonly job: DemoJob;
  /** Monthly pay in yuan. */
  readonly level: number;
  /** Place of their department within the company; null for people from outside. */
  readonly department: number | null;
  /** As a record keeps them, without the department. */
  readonly fields: PersonFields;
}

interface PersonFields {
  readonly xm: string;
  readonly zjhm: string;
  readonly cyqk: string;
  readonly rzrq: string;
  readonly lzrq: string | null;
  readonly sfscjy: number;
  readonly sfqnkc: number;
  readonly sfcj: number;
  readonly sfcb: number;
  readonly sbjs: number | null;
  readonly gjjjs: number | null;
  readonly [name: string]: unknown;
}

export const DEMO_DEPARTMENTS = [
  { deptName: "综合管理部", fylx: "gl" },
  { deptName: "销售部", fylx: "xs" },
  { deptName: "技术部", fylx: "yf" },
  { deptName: "生产部", fylx: "sc" },
] as const;

const POSTS = [
  "总经理",
  "销售经理",
  "工程师",
  "车间主任",
  "行政专员",
  "销售代表",
  "技术员",
  "操作工",
  "出纳",
];
const BANKS = ["中国工商银行", "招商银行", "中国建设银行", "交通银行"];
const FOREIGNERS = [
  ["JOHN MILLER", "美国"],
  ["YAMADA TARO", "日本"],
  ["ANNA SCHMIDT", "德国"],
  ["KIM MINJUN", "韩国"],
] as const;
/** Bounds of the base of social insurance, yuan a month. */
const BASES = [7_384, 36_921] as const;

/** Everybody whom a company pays. */
export function demoPeople(company: PayrollCompany, world: DemoWorld): DemoPayrollPerson[] {
  const { companyId, index } = company;
  const random = world.random("salary people", companyId);
  const jobs: DemoJob[] = Array.from({ length: random.between(3, 8) }, () => "employee" as const);
  if (index % 4 === 1) jobs.push("freelance", "freelance");
  if (index % 6 === 2) jobs.push("helper");
  if (index % 9 === 3) jobs.push("foreigner");
  if (index % 7 === 2) jobs.push("intern");
  return jobs.map((job, place) => payrollPerson(company, job, place, world));
}

/** More than a cohort has people. */
const PLACES = 1300;

function payrollPerson(
  company: PayrollCompany,
  job: DemoJob,
  place: number,
  world: DemoWorld,
): DemoPayrollPerson {
  const inCohort = company.index * 13 + place;
  const number = world.cohort.number * PLACES + inCohort;
  const random = world.random("salary person", company.companyId, place);
  const { rzrq, lzrq } = employment(company, job, place, world);
  const level = levelOf(job, place, random.between(0, 12) * 250);
  const identity = job === "foreigner" ? passport(number) : card(company.areaId, number + world.gsid);
  const isStaff = job === "employee" || job === "foreigner";
  const insured = job === "employee" && random.chance(0.93);
  const startedLate = rzrq.slice(5, 7) > "02" && place > 3 && random.chance(0.5);
  return {
    company,
    job,
    level,
    department: isStaff ? place % DEMO_DEPARTMENTS.length : null,
    fields: {
      gh: String(1001 + place),
      ...identity,
      xm: identity.xm ?? demoPerson(number * 3 + 11 + world.gsid),
      phone: place % 9 === 8 ? null : demoPhone(world.gsid, numberInCohort(world.cohort, 20_000 + inCohort)),
      zw: isStaff ? (POSTS[place % POSTS.length] ?? null) : null,
      cyqk: { employee: "01", foreigner: "01", freelance: "99", helper: "99", intern: "04" }[job],
      rzrq,
      lzrq,
      ryzt: lzrq !== null && lzrq < world.clock.now() ? 0 : 1,
      sfscjy: startedLate ? 1 : 0,
      sfqnkc: job === "employee" && !startedLate && level <= 5_000 && rzrq < "2024-01" ? 1 : 0,
      sfcj: number % 41 === 7 ? 1 : 0,
      sfgl: 0,
      sfls: 0,
      sfcb: insured ? 1 : 0,
      sbjs: insured ? Math.min(BASES[1], Math.max(BASES[0], level)) : null,
      gjjjs: insured ? Math.max(2_690, level) : null,
      khyh: BANKS[number % BANKS.length] ?? null,
      yhkh: bankCard(world.gsid * 10_000 + number),
      bszt: number % 29 === 11 ? 2 : rzrq > world.daysAgo(60) ? 0 : 1,
      remark: number % 37 === 5 ? "工资由母公司代发部分" : null,
    },
  };
}

/** Most were there before the firm's service began; a fifth came later, some have left. */
function employment(company: PayrollCompany, job: DemoJob, place: number, world: DemoWorld) {
  const random = world.random("salary employment", company.companyId, place);
  const months = company.periods.length;
  const came =
    job === "employee" && place > 2 && months > 4 && random.chance(0.25)
      ? company.periods[random.between(1, months - 2)]?.name
      : undefined;
  const since = came ?? `${random.between(2017, 2023)}-${String(random.between(1, 12)).padStart(2, "0")}`;
  const left =
    came === undefined && place > 2 && months > 6 && random.chance(0.12)
      ? company.periods[random.between(4, months - 2)]?.name
      : undefined;
  return {
    rzrq: `${since}-${String(random.between(1, 20)).padStart(2, "0")}`,
    lzrq: left === undefined ? null : `${left}-25`,
  };
}

/** Of a company's staff in the order of their desks; the last of them stays below what is taxed. */
const LEVELS = [18_000, 12_500, 11_000, 8_000, 5_500, 6_800, 9_500] as const;
const LOWEST = 4_700;

function levelOf(job: DemoJob, place: number, more: number): number {
  const base = { foreigner: 26_000, intern: 3_500, freelance: 2_400, helper: 3_000, employee: LEVELS[place] };
  return job === "employee" && base.employee === undefined ? LOWEST : (base[job] ?? 0) + more;
}

function card(region: string, number: number) {
  const zjhm = demoIdentityNumber(region, number);
  const csrq = readIdentityNumber(zjhm, "2026-01-01")?.birthDate ?? null;
  return {
    xm: undefined,
    zjlx: "201",
    zjhm,
    gjdq: "中国",
    csrq,
    xb: Number(zjhm.at(-2)) % 2 === 1 ? "1" : "2",
  };
}

function passport(number: number) {
  const [xm, gjdq] = FOREIGNERS[number % FOREIGNERS.length] ?? FOREIGNERS[0];
  const zjhm = `E${String(10_000_000 + number * 7919)}`;
  return { xm, zjlx: "208", zjhm, gjdq, csrq: `198${number % 10}-05-17`, xb: number % 2 === 0 ? "1" : "2" };
}

function bankCard(number: number): string {
  const first = `622202${String(100_000_000_000 + number * 104_729).slice(-12)}`;
  return `${first}${bankCardCheckDigit(first)}`;
}
