import type { Insertable } from "kysely";
import type { Clock } from "../server/platform/clock.ts";
import { nameInitials, readName } from "../src/domain/name-reading.ts";
import type { TenantTables } from "../server/tables/tables.ts";
import { demoIdentityNumber, demoTaxNumber } from "./demo-company-numbers.ts";
import { type Cohort, FIRST_COHORT, numberInCohort } from "./demo-cohort.ts";
import { DEMO_TRADES, type DemoTrade, demoBrand, demoPerson } from "./demo-company-names.ts";
import { demoPhone } from "./demo-staff.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

interface District {
  readonly code: string;
  readonly city: string;
  readonly address: string;
}

interface CompanyPlan {
  /** Place of the firm's first brand: no brand serves both firms. */
  readonly from: number;
  readonly count: number;
  readonly districts: readonly District[];
}

const SHANGHAI: readonly District[] = [
  { code: "310115", city: "上海", address: "上海市浦东新区张江路" },
  { code: "310104", city: "上海", address: "上海市徐汇区漕溪北路" },
  { code: "310106", city: "上海", address: "上海市静安区江宁路" },
  { code: "310112", city: "上海", address: "上海市闵行区七莘路" },
  { code: "310114", city: "上海", address: "上海市嘉定区曹安公路" },
  { code: "310110", city: "上海", address: "上海市杨浦区控江路" },
  { code: "310117", city: "上海", address: "上海市松江区荣乐东路" },
];
const SUZHOU: readonly District[] = [
  { code: "320508", city: "苏州", address: "苏州市姑苏区人民路" },
  { code: "320506", city: "苏州", address: "苏州市吴中区宝带东路" },
  { code: "320505", city: "苏州", address: "苏州市虎丘区狮山路" },
];
const HANGZHOU: District = { code: "330106", city: "杭州", address: "杭州市西湖区文三路" };
const ELSEWHERE: readonly District[] = [
  HANGZHOU,
  { code: "440305", city: "深圳", address: "深圳市南山区科苑路" },
  { code: "510107", city: "成都", address: "成都市武侯区人民南路" },
  { code: "340104", city: "合肥", address: "合肥市蜀山区长江西路" },
];

const PLANS: { readonly [gsid: number]: CompanyPlan } = {
  1001: {
    from: 0,
    count: 80,
    districts: ELSEWHERE.flatMap((far) => [...SHANGHAI, ...SUZHOU.slice(0, 1), far]),
  },
  1002: { from: 80, count: 12, districts: SUZHOU },
};

/** Those beyond the demonstration's own have numbers that none of its clients, partners or prospects has. */
const FIRST_ADDED_NUMBER = 10_000;
/** Between the demonstration's own identifiers and those that the database gives. */
const FIRST_ADDED_ID = 1_100_000;

export type DemoCompany = Insertable<TenantTables["company"]> & {
  readonly companyId: number;
  /** The first month without service, `YYYY-MM`; null: in service. */
  readonly stopPeriod: string | null;
};

/** The firm's client companies: of every kind of taxpayer, some stopped, some in the recycle bin, some with gaps in their files. */
export function demoCompanies(
  gsid: number,
  clock: Clock,
  removerId: number,
  cohort: Cohort = FIRST_COHORT,
): DemoCompany[] {
  const { from, count: usual, districts } = PLANS[gsid] ?? { from: 0, count: 0, districts: [] };
  const count = cohort.size ?? usual;
  return Array.from({ length: count }, (_none, index) => {
    const place = cohort.first + index;
    const number = cohort.number === 0 ? from + index : FIRST_ADDED_NUMBER + place;
    const district = districts[index % districts.length] ?? HANGZHOU;
    const trade = DEMO_TRADES[number % DEMO_TRADES.length] ?? TRADE;
    const companyName = nameOf(district, demoBrand(number), trade);
    const beginDays = 45 + index * 23 + ((cohort.number * 7) % 23);
    const beginDate = clock.after(-beginDays * DAY_MS).slice(0, 10);
    return {
      companyId: (cohort.number === 0 ? gsid * 1000 : FIRST_ADDED_ID) + place + 1,
      khbm: `KH${String(place + 1).padStart(5, "0")}`,
      zjm: nameInitials(companyName),
      reading: readName(companyName),
      companyName,
      taxlayerNo: demoTaxNumber(district.code, number, trade.soleTrader === true),
      beginDate,
      registrationDate: clock.after(-(beginDays + 120 + (index % 9) * 200) * DAY_MS).slice(0, 10),
      industry: trade.sector,
      provinceId: district.code.slice(0, 2),
      cityId: district.code.slice(0, 4),
      areaId: district.code,
      address: `${district.address}${18 + index * 3}号${1 + (index % 9)}0${1 + (index % 8)}室`,
      createTime: `${beginDate} ${String(9 + (index % 8)).padStart(2, "0")}:${String((index * 7) % 60).padStart(2, "0")}:00`,
      updateTime: `${clock.after(-(1 + (index % 20)) * DAY_MS).slice(0, 10)} 16:20:00`,
      ...registration(number, trade),
      ...taxes(index, trade, clock),
      ...people(gsid, index, number, { district, cohort }),
      ...serviceState(index, count, clock, removerId),
    };
  });
}

const [TRADE] = DEMO_TRADES as readonly [DemoTrade];

/** A city of the province that clients are in. */
export function demoCity(provinceId: string): string {
  return [...SHANGHAI, ...SUZHOU, ...ELSEWHERE].find(({ code }) => code.startsWith(provinceId))?.city ?? "";
}

function nameOf(district: District, brand: string, trade: DemoTrade): string {
  if (trade.soleTrader) return `${/市(.+区)/.exec(district.address)?.[1] ?? ""}${brand}${trade.suffix}`;
  return `${district.city}${brand}${trade.suffix}`;
}

function registration(number: number, trade: DemoTrade) {
  const capital = [50, 100, 200, 500, 1000][number % 5] ?? 50;
  return {
    companyType: trade.soleTrader ? "2" : "1",
    registType: trade.soleTrader ? "410" : number % 11 === 5 ? "159" : "173",
    registCapital: trade.soleTrader ? null : `${capital * 10_000}.00`,
    businessScope: number % 6 === 5 ? null : trade.scope,
    scales: number % 13 === 4 ? "small" : "micro",
    personCount: number % 6 === 5 ? null : 2 + ((number * 7) % 46),
  };
}

function taxes(index: number, trade: DemoTrade, clock: Clock) {
  const year = Number(clock.now().slice(0, 4));
  const isGeneral = !trade.soleTrader && index % 20 < 8;
  const isFdq = isGeneral && index % 20 === 3;
  return {
    taxlayerType: isGeneral ? "001" : "101",
    nsqxdm: isGeneral || index % 20 >= 17 ? "06" : "08",
    isFdq,
    fdqStartYear: isFdq ? year : null,
    fdqStartMonth: isFdq ? 7 : null,
    fdqStopYear: isFdq ? year : null,
    fdqStopMonth: isFdq ? 12 : null,
    taxlayerCreditRating: trade.soleTrader ? null : (["A", "B", "B", "M", "B", "C", "M"][index % 7] ?? null),
    evaluateYear: trade.soleTrader ? null : year - 1,
  };
}

function people(
  gsid: number,
  index: number,
  number: number,
  { district, cohort }: { readonly district: District; readonly cohort: Cohort },
) {
  const hasFinance = index % 9 !== 8;
  const phone = (of: number) => demoPhone(gsid, numberInCohort(cohort, of + index));
  return {
    legalPerson: demoPerson(number),
    legalPersonPhone: phone(1000),
    legalPersonIdCardType: index % 6 === 5 ? null : "201",
    legalPersonIdCardNo: index % 6 === 5 ? null : demoIdentityNumber(district.code, number),
    financePerson: hasFinance ? demoPerson(number + 200) : null,
    financePersonPhone: hasFinance ? phone(2000) : null,
    taxProxyPersonName: hasFinance ? demoPerson(number + 300) : null,
    taxPersonPhone: hasFinance ? phone(3000) : null,
  };
}

function serviceState(index: number, count: number, clock: Clock, removerId: number) {
  const isStopped = index % 11 === 9;
  const isRemoved = index === count - 2 || index % 30 === 28;
  const stopped = clock.after(-(40 + index) * DAY_MS);
  return {
    stopPeriod: isStopped ? stopped.slice(0, 7) : null,
    isRemove: isRemoved ? 1 : 0,
    removeTime: isRemoved ? `${clock.after(-(2 + (index % 7)) * DAY_MS).slice(0, 10)} 11:05:00` : null,
    removeUserId: isRemoved ? removerId : null,
  };
}
