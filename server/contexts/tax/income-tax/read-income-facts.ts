import { sql } from "kysely";
import { yuanToFen } from "../../../../src/domain/money.ts";
import { salesOf } from "../../../../src/domain/tax/invoice-totals.ts";
import { uninvoicedNet } from "../../../../src/domain/tax/special-amounts.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { readLedgerYears } from "../../books/door.ts";
import { readSpecialAmounts, usualSalesPercent } from "../company-period/read-special-amounts.ts";
import { readTotals } from "../company-period/read-totals.ts";
import { DECLARED } from "../company-period/period-states.ts";
import { type Quarter, monthOf } from "./income-filing.ts";
import type { IncomeTaxType } from "./income-tax-type.ts";
import { readCarriedLosses } from "./read-carried-losses.ts";

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
  const losses = await readCarriedLosses(context.db, companyIds, quarter.kjnd);
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

/** Sales without tax since January less purchases: the only measure of a profit without books. */
async function readInvoicedProfit(
  company: { readonly companyId: number; readonly taxlayerType: string },
  quarter: Quarter,
  context: FirmContext,
): Promise<number> {
  const { sales, purchases } = await readInvoicedYear(company, monthOf(quarter), context);
  return sales - purchases;
}

/** Sales without tax, with and without invoices, and purchases since January up to a month, in 分. */
export async function readInvoicedYear(
  company: { readonly companyId: number; readonly taxlayerType: string },
  { kjnd, kjqj }: { readonly kjnd: number; readonly kjqj: number },
  context: FirmContext,
): Promise<{ readonly sales: number; readonly purchases: number }> {
  const { companyId } = company;
  const months = Array.from({ length: kjqj }, (_none, index) => index + 1);
  const year = await readTotals(context.db, companyId, kjnd, months);
  const percent = async () => await usualSalesPercent(context.db, company, { companyId, kjnd, kjqj });
  const special = await readSpecialAmounts(context, companyId, kjnd, months, percent);
  return { sales: salesOf(year).net + uninvoicedNet(special), purchases: year.purchases };
}

/** 本年已预缴: what the year's quarters before this one were declared with; those of a whole year come before the fifth. */
export async function readPrepaid(
  { szid }: IncomeTaxType,
  companyIds: readonly number[],
  { kjnd, quarter }: Quarter,
  { db }: FirmContext,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("incomeTaxFiling")
    .select(["companyId", sql<string>`coalesce(sum(coalesce(declared_amount, ybtse)), 0)`.as("paid")])
    .where("companyId", "in", [...companyIds])
    .where("szid", "=", szid)
    .where("kjnd", "=", kjnd)
    .where("quarter", "<", quarter)
    .where("taxDeclareStatus", "=", DECLARED)
    .groupBy("companyId")
    .execute();
  return new Map(rows.map(({ companyId, paid }) => [companyId, yuanToFen(Number(paid))]));
}
