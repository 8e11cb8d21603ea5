import { type Cohort, numberInCohort } from "../demo-cohort.ts";
import { DEMO_TRADES, demoPerson } from "../demo-company-names.ts";
import { type DemoCompany, demoCity } from "../demo-companies.ts";
import { demoTaxNumber } from "../demo-company-numbers.ts";
import { demoPhone } from "../demo-staff.ts";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { demoFollowUp } from "./demo-follow-up.ts";

const FIRST = "新华瑞恒嘉德明宏安信";
const SECOND = "泽峰锦川桥帆岳林禾屹";
const RELATIONS = ["shareholder", "upstream", "downstream", "legalPerson", "phone", "recommended"] as const;
const LABELS: Readonly<Record<(typeof RELATIONS)[number], readonly string[]>> = {
  shareholder: ["sameOwner", "newlyFounded"],
  legalPerson: ["sameOwner"],
  phone: ["noAgency"],
  upstream: ["largeTrade", "activeInvoices"],
  downstream: ["activeInvoices"],
  recommended: ["noAgency", "newlyFounded"],
};
const PHONES = ["registration", "annualReport", "invoice"];
const COMPANY_TRADES = DEMO_TRADES.filter(({ soleTrader }) => !soleTrader);

/** A company that a client leads to; relations and statuses take turns, so that every one occurs. */
export function demoIntroduceChance(world: DemoWorld, client: DemoCompany, number: number): DemoRecord {
  const { companyId } = client;
  const random = world.random("introduce", companyId, number);
  const relationType = RELATIONS[number % RELATIONS.length] ?? "upstream";
  const trade = COMPANY_TRADES[(number * 3) % COMPANY_TRADES.length] ?? random.pick(COMPANY_TRADES);
  const brand = `${FIRST[number % 10]}${SECOND[Math.floor(number / 10) % 10]}`;
  const status = 1 + (Math.floor(number / 2) % 5);
  const createDays = random.between(4, 300);
  const expectAmount = random.between(20, 90) * 100;
  const isTrade = relationType === "upstream" || relationType === "downstream";
  const yearTradeAmount = isTrade ? random.between(5, 180) * 10_000 : null;
  const hasPhone = number % 5 !== 4;
  // Trade partners may sit in another province.
  const provinceId = isTrade && number % 6 === 1 ? "33" : client.provinceId;
  return {
    companyId,
    createTime: world.daysAgo(createDays, number * 23),
    fields: {
      targetName: `${demoCity(provinceId)}${brand}${trade.suffix}`,
      relationType,
      relationText: relationText(relationType, client, yearTradeAmount),
      labels: LABELS[relationType],
      targetTaxNo: demoTaxNumber(
        provinceId === client.provinceId ? (client.areaId ?? "310115") : "330106",
        taxNumberOf(world.cohort, number),
        false,
      ),
      legalPerson: relationType === "legalPerson" ? (client.legalPerson ?? null) : demoPerson(900 + number),
      phone: hasPhone ? demoPhone(world.gsid, numberInCohort(world.cohort, 6000 + number)) : null,
      phoneSource: !hasPhone
        ? null
        : relationType === "recommended"
          ? "customer"
          : PHONES[number % PHONES.length],
      industry: trade.sector,
      provinceId,
      address:
        provinceId === client.provinceId
          ? (client.address?.replace(/\d+号.*$/, `${20 + number}号`) ?? null)
          : null,
      registCapital: ([50, 100, 200, 500][number % 4] ?? 50) * 10_000,
      registrationDate: world.daysAgo(random.between(100, 2600)).slice(0, 10),
      yearTradeAmount,
      source: relationType === "recommended" ? "visit" : "system",
      expectAmount,
      status,
      ...demoFollowUp(world, companyId, { status, createDays, amount: expectAmount }),
      remark: null,
    },
  };
}

/** Away from those of the clients. */
function taxNumberOf({ number: cohort }: Cohort, number: number): number {
  return cohort === 0 ? 600 + number : 20_000 + cohort * 400 + number;
}

function relationText(
  relation: (typeof RELATIONS)[number],
  client: DemoCompany,
  trade: number | null,
): string {
  const person = client.legalPerson ?? "客户负责人";
  const texts: Readonly<Record<typeof relation, string>> = {
    shareholder: `${person}持有该企业股份`,
    legalPerson: `${person}同时担任该企业法定代表人`,
    phone: "与客户登记的联系电话相同",
    upstream: `近一年向客户供货 ${(trade ?? 0) / 10_000} 万元`,
    downstream: `近一年向客户采购 ${(trade ?? 0) / 10_000} 万元`,
    recommended: `${person}在拜访中推荐`,
  };
  return texts[relation];
}
