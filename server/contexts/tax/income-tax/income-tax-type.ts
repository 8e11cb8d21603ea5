import { type Expression, type SqlBool, expressionBuilder } from "kysely";
import {
  OWNED_BY_PERSONS,
  SOLE_TRADER,
  isOwnedByPersons,
} from "../../../../src/domain/tax/income-tax-kind.ts";
import type { TenantTables } from "../../../tables/tables.ts";
import { payDaysOf, periodName } from "../company-period/period-days.ts";
import { uncalculatedFault } from "../filing/calculation.ts";
import type { FiledTax, FilingWords } from "../filing/filed-tax.ts";
import { type IncomeFiling, quarterOf, takeFilings, writeFilings } from "./income-filing.ts";

interface IncomeTax {
  readonly szid: number;
  readonly name: string;
  /** Its clients are owned by persons, whose tax it is. */
  readonly isPersonal: boolean;
}

/** An income tax that is prepaid by quarter. */
export interface IncomeTaxType extends FiledTax<IncomeFiling>, IncomeTax {}

const WORDS: FilingWords = {
  tax: "税款",
  work: "税款",
  declared: "已申报",
  due: "应缴税款",
  open: "应缴税款",
};

export const CORPORATE_TAX = incomeTax({ szid: 3, name: "企业所得税", isPersonal: false });
export const OPERATING_TAX = incomeTax({ szid: 11, name: "经营所得个人所得税", isPersonal: true });

function incomeTax({ szid, name, isPersonal }: IncomeTax): IncomeTaxType {
  return {
    szid,
    name,
    isPersonal,
    words: WORDS,
    title: ({ kjnd, kjqj }) => `${kjnd}年第${kjqj / 3}季度${name}预缴`,
    exemption: (client) => (isOwnedByPersons(client) === isPersonal ? null : `不申报${name}`),
    runningFault: ({ kjnd, kjqj }, now) =>
      periodName(kjnd, kjqj) < now.slice(0, 7) ? null : "本季度尚未结束，不能通知税款",
    payDays: (month, { clock }) => payDaysOf(month, clock.now()),
    take: async (companyIds, month, scope) => await takeFilings(szid, companyIds, quarterOf(month), scope),
    write: writeFilings,
    state: (filing) => filing,
    now: ({ ybtse }) => ybtse,
    amountFault: (filing) => uncalculatedFault(filing, WORDS),
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
