import type { Insertable } from "kysely";
import type { Clock } from "../server/platform/clock.ts";
import type { TenantTables } from "../server/tables/tables.ts";
import { demoPerson } from "./demo-company-names.ts";
import type { DemoCompany } from "./demo-companies.ts";
import { demoPhone } from "./demo-staff.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The tags that each firm starts with: name and colour. */
export const DEMO_TAGS: readonly (readonly [name: string, color: string])[] = [
  ["重点客户", "error"],
  ["新签客户", "success"],
  ["高新技术企业", "processing"],
  ["小微优惠", "default"],
  ["易逾期", "warning"],
  ["出口退税", "processing"],
];

/** Places of the company's tags among `DEMO_TAGS`. */
export function demoTags({ taxlayerType }: DemoCompany, index: number): number[] {
  return [
    ...(index % 8 === 0 ? [0] : []),
    ...(index < 6 ? [1] : []),
    ...(taxlayerType === "001" && index % 5 === 0 ? [2] : []),
    ...(taxlayerType === "101" && index % 2 === 0 ? [3] : []),
    ...(index % 10 === 4 ? [4] : []),
    ...(index % 12 === 1 ? [5] : []),
  ];
}

/** One to three people to talk to; the first is the common one. */
export function demoContacts(
  gsid: number,
  { companyId, createTime, legalPerson = null, legalPersonPhone = null }: DemoCompany,
  index: number,
): Insertable<TenantTables["companyContact"]>[] {
  const blank = { email: null, wechat: null, remark: null };
  const shared = { ...blank, companyId, createTime };
  const contacts = [
    {
      ...shared,
      name: legalPerson ?? demoPerson(index),
      phone: legalPersonPhone ?? demoPhone(gsid, 1000 + index),
      post: "总经理",
      isDecisionMaker: true,
      isCommon: true,
    },
    {
      ...shared,
      name: demoPerson(index + 400),
      phone: demoPhone(gsid, 4000 + index),
      post: "出纳",
      isDecisionMaker: false,
      isCommon: false,
    },
    {
      ...shared,
      name: demoPerson(index + 500),
      phone: demoPhone(gsid, 5000 + index),
      post: "行政",
      remark: "上午不方便接电话",
      isDecisionMaker: false,
      isCommon: false,
    },
  ];
  return contacts.slice(0, 1 + (index % 3));
}

/** The firm's services for the company: most contracts run, some are about to end, some have ended. */
export function demoService(
  { companyId, taxlayerType, beginDate, updateTime }: DemoCompany,
  index: number,
  clock: Clock,
): Insertable<TenantTables["companyService"]> {
  const days = index % 14 === 6 ? 12 : index % 14 === 12 ? -20 : 60 + ((index * 17) % 300);
  const isGeneral = taxlayerType === "001";
  const items = ["bookkeeping", "taxFiling", ...(index % 3 === 0 ? ["socialInsurance"] : [])];
  return {
    companyId,
    serviceItems: [...items, ...(isGeneral ? ["advisory"] : [])].join(","),
    serviceStart: beginDate,
    serviceEnd: clock.after(days * DAY_MS).slice(0, 10),
    monthFee: `${isGeneral ? 600 + (index % 6) * 100 : 200 + (index % 5) * 50}.00`,
    remark: null,
    updateTime,
  };
}

/** The owners and officers of the company, and now and then a holding or a branch. */
export function demoMembers(
  company: DemoCompany,
  index: number,
): Insertable<TenantTables["companyMember"]>[] {
  const { companyId, registCapital, legalPerson = null, registrationDate: since = null } = company;
  if (registCapital === null || registCapital === undefined) return [];
  const owner = legalPerson ?? demoPerson(index);
  const share = (ratio: number) => ({
    ratio: ratio.toFixed(4),
    amount: (Number(registCapital) * ratio).toFixed(2),
  });
  const greatest = [0.6, 0.7, 0.51, 0.8][index % 4] ?? 0.6;
  const plain = { companyId, post: null, amount: null, ratio: null, since };
  return [
    { ...plain, kind: "partner", name: owner, ...share(greatest) },
    { ...plain, kind: "partner", name: demoPerson(index + 600), ...share(1 - greatest) },
    { ...plain, kind: "employee", name: owner, post: "执行董事兼总经理" },
    { ...plain, kind: "employee", name: demoPerson(index + 700), post: "监事" },
    ...(index % 15 === 0
      ? [
          {
            ...plain,
            kind: "investment" as const,
            name: `${company.companyName.slice(0, 4)}投资有限公司`,
            ...share(0.3),
          },
        ]
      : []),
    ...(index % 12 === 0
      ? [
          {
            ...plain,
            kind: "branch" as const,
            name: `${company.companyName}第一分公司`,
            post: demoPerson(index + 800),
          },
        ]
      : []),
  ];
}
