import { sql } from "kysely";
import { yuanToFen } from "../../../../src/domain/money.ts";
import { groupRows } from "../../../../src/domain/group-rows.ts";
import { carriedLosses } from "../../../../src/domain/tax/carried-losses.ts";
import { salesOf } from "../../../../src/domain/tax/invoice-totals.ts";
import { uninvoicedNet } from "../../../../src/domain/tax/special-amounts.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { readLedgerYears } from "../../books/door.ts";
import { readSpecialAmounts, usualSalesPercent } from "../company-period/read-special-amounts.ts";
import { readTotals } from "../company-period/read-totals.ts";
import { DECLARED } from "../company-period/period-states.ts";
import { type Quarter, monthOf } from "./income-filing.ts";
import type { IncomeTaxType } from "./income-tax-type.ts";

const FROM_BOOKS = 1;
const FROM_INVOICES = 2;

/** All that a company's prepayment follows from, as the product has it; amounts in 分. */
export interface IncomeFacts {
  readonly companyType: string;
  readonly registType: string | null;
  readonly registrationDate: string | null;
  readonly profitSource: number;
  readonly profit: number;
  readonly losses: number;
  readonly prepaid: number;
  readonly staff: number | null;
  readonly assets: number | null;
}

/** Company → its facts at the end of a quarter: profit and assets of the books, or else of the invoices without assets. */
export async function readIncomeFacts(
  type: IncomeTaxType,
  companyIds: readonly number[],
  quarter: Quarter,
  context: FirmContext,
): Promise<ReadonlyMap<number, IncomeFacts>> {
  const companies = await context.db
    .selectFrom("company")
    .select(["companyId", "companyType", "registType", "registrationDate", "taxlayerType", "personCount"])
    .where("companyId", "in", [...companyIds])
    .execute();
  const ledgers = await readLedgerYears(context.db, companyIds, monthOf(quarter));
  const losses = await readLosses(companyIds, quarter, context);
  const prepaid = await readPrepaid(type, companyIds, quarter, context);
  const facts = new Map<number, IncomeFacts>();
  for (const company of companies) {
    const { companyId, personCount, taxlayerType: _type, ...owned } = company;
    const ledger = ledgers.get(companyId);
    facts.set(companyId, {
      ...owned,
      profitSource: ledger ? FROM_BOOKS : FROM_INVOICES,
      profit: ledger?.profit ?? (await readInvoicedProfit(company, quarter, context)),
      losses: losses.get(companyId) ?? 0,
      prepaid: prepaid.get(companyId) ?? 0,
      staff: personCount,
      assets: ledger?.assets ?? null,
    });
  }
  return facts;
}

/** Sales without tax since January less what was bought: all that is known of a profit without books. */
async function readInvoicedProfit(
  company: { readonly companyId: number; readonly taxlayerType: string },
  quarter: Quarter,
  context: FirmContext,
): Promise<number> {
  const { companyId } = company;
  const { kjnd, kjqj } = monthOf(quarter);
  const months = Array.from({ length: kjqj }, (_none, index) => index + 1);
  const year = await readTotals(context.db, companyId, kjnd, months);
  const percent = await usualSalesPercent(context.db, company, { companyId, kjnd, kjqj });
  const special = await readSpecialAmounts(context, companyId, kjnd, months, percent);
  return salesOf(year).net + uninvoicedNet(special) - year.purchases;
}

/** 以前年度可弥补亏损, from the settlements of earlier years. */
async function readLosses(
  companyIds: readonly number[],
  { kjnd }: Quarter,
  context: FirmContext,
): Promise<ReadonlyMap<number, number>> {
  const store = await RecordStore.open("annualSettlement", context);
  const settled = await store.list({ where: { companyId: [...companyIds] } });
  const byCompany = groupRows(settled, ({ companyId }) => companyId);
  return new Map(
    [...byCompany].map(([companyId, years]) => {
      const results = years.map((year) => ({
        year: year.kjnd,
        income: yuanToFen(year.lrze) + yuanToFen(year.nstzje),
      }));
      return [companyId, carriedLosses(results, kjnd)];
    }),
  );
}

/** 本年已预缴: what the year's earlier quarters were declared with. */
async function readPrepaid(
  { szid }: IncomeTaxType,
  companyIds: readonly number[],
  { kjnd, quarter }: Quarter,
  { db }: FirmContext,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("incomeTaxFiling")
    .select(["companyId", sql<string>`coalesce(sum(ybtse), 0)`.as("paid")])
    .where("companyId", "in", [...companyIds])
    .where("szid", "=", szid)
    .where("kjnd", "=", kjnd)
    .where("quarter", "<", quarter)
    .where("taxDeclareStatus", "=", DECLARED)
    .groupBy("companyId")
    .execute();
  return new Map(rows.map(({ companyId, paid }) => [companyId, yuanToFen(Number(paid))]));
}
