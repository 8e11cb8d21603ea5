import { type Expression, type SqlBool, expressionBuilder } from "kysely";
import { filingWindow } from "../../../../src/domain/tax/filing-window.ts";
import {
  OWNED_BY_PERSONS,
  SOLE_TRADER,
  isOwnedByPersons,
} from "../../../../src/domain/tax/income-tax-kind.ts";
import type { TenantTables } from "../../../tables/tables.ts";
import { lastDayOf, payDaysOf, periodName } from "../company-period/period-days.ts";
import type { FiledTax } from "../filing/filed-tax.ts";
import type { IncomeLine } from "../filing/income-figures.ts";
import { incomeRows } from "../filing/income-rows.ts";
import {
  type IncomeFiling,
  monthOf,
  quarterOf,
  readFilingNoticeStates,
  readFilings,
  readNotifiedFilings,
  takeFilings,
  writeFilings,
} from "./income-filing.ts";

interface IncomeTax {
  readonly szid: number;
  readonly name: string;
  /** Its clients are owned by persons, whose tax it is. */
  readonly isPersonal: boolean;
  /** The figures of a notice, in the order of the form. */
  readonly lines: readonly IncomeLine<IncomeFiling>[];
}

/** An income tax that is prepaid by quarter. */
export interface IncomeTaxType extends FiledTax<IncomeFiling>, IncomeTax {}

const WORDS = {
  tax: "税款",
  work: "税款",
  declaring: "正在申报",
  declared: "已申报",
  due: "应缴税款",
  open: "应缴税款",
};

export const CORPORATE_TAX = incomeTax({
  szid: 3,
  name: "企业所得税",
  isPersonal: false,
  lines: [
    ["lrze", "利润总额（本年累计）"],
    ["mbks", "弥补以前年度亏损"],
    ["ynssde", "实际利润额"],
    ["ynsdse", "应纳所得税额"],
    ["jmsdse", "减免所得税额"],
    ["yyjse", "本年已预缴所得税额"],
  ],
});

export const OPERATING_TAX = incomeTax({
  szid: 11,
  name: "经营所得个人所得税",
  isPersonal: true,
  lines: [
    ["lrze", "利润总额（本年累计）"],
    ["mbks", "弥补以前年度亏损"],
    ["jcfy", "投资者减除费用"],
    ["ynssde", "应纳税所得额"],
    ["ynsdse", "应纳税额"],
    ["jmsdse", "减免税额"],
    ["yyjse", "本年已缴税额"],
  ],
});

function incomeTax(own: IncomeTax): IncomeTaxType {
  const { szid, name, isPersonal, lines } = own;
  return {
    ...own,
    ...incomeRows({ szid, words: WORDS, lines }),
    periodName: ({ kjnd, kjqj }) => `${kjnd}年第${kjqj / 3}季度`,
    title: ({ kjnd, kjqj }) => `${kjnd}年第${kjqj / 3}季度${name}预缴`,
    subject: (_client, { kjnd, kjqj }) => `${kjnd} 年第 ${kjqj / 3} 季度${name}预缴`,
    covers: (_client, { kjnd, kjqj }) => `${periodName(kjnd, kjqj - 2)}-01 至 ${lastDayOf(kjnd, kjqj)}`,
    deadline: ({ areaId }, { kjnd, kjqj }, { filingCalendar }) =>
      filingWindow(kjnd, kjqj, filingCalendar, areaId ?? "").last,
    exemption: (client) => (isOwnedByPersons(client) === isPersonal ? null : `不申报${name}`),
    runningFault: ({ kjnd, kjqj }, now) =>
      periodName(kjnd, kjqj) < now.slice(0, 7) ? null : "本季度尚未结束，不能通知税款",
    payDays: (month, { clock }) => payDaysOf(month, clock.now()),
    take: async (companyIds, month, scope) => await takeFilings(szid, companyIds, quarterOf(month), scope),
    read: async (companyIds, month, { db }) => await readFilings(szid, companyIds, quarterOf(month), db),
    readNotified: async (companyId, count, { db }) => await readNotifiedFilings(szid, companyId, count, db),
    readNoticeStates: async (month, db) => await readFilingNoticeStates(szid, quarterOf(month), db),
    write: writeFilings,
    month: monthOf,
  };
}

/** Of a company, in a query that calls it `company`: the tax is its own. */
export function paysIncomeTax({ isPersonal }: Pick<IncomeTax, "isPersonal">): Expression<SqlBool> {
  const where = expressionBuilder<TenantTables, "company">();
  const ownedByPersons = where.or([
    where("company.companyType", "=", SOLE_TRADER),
    where(where.fn.coalesce("company.registType", where.val("")), "in", OWNED_BY_PERSONS),
  ]);
  return isPersonal ? ownedByPersons : where.not(ownedByPersons);
}
