import type { FirmContext } from "../../../contracts/firm-context.ts";
import { readLedgerYears, readYearResults } from "../../books/door.ts";
import { CORPORATE_TAX } from "../income-tax/income-tax-type.ts";
import { readCarriedLosses } from "../income-tax/read-carried-losses.ts";
import { readInvoicedYear, readPrepaid } from "../income-tax/read-income-facts.ts";
import { monthOfYear } from "./settlement.ts";
import type { SettlementFacts } from "./work-out-settlement.ts";

const FROM_BOOKS = 1;
const FROM_INVOICES = 2;
/** All quarters of a year come before it. */
const AFTER_LAST_QUARTER = 5;

/** Company → its facts of a year: of the books that have its December, or else of the invoices. */
export async function readSettlementFacts(
  companyIds: readonly number[],
  kjnd: number,
  context: FirmContext,
): Promise<ReadonlyMap<number, SettlementFacts>> {
  const { db } = context;
  const companies = await db
    .selectFrom("company")
    .select(["companyId", "taxlayerType", "personCount"])
    .where("companyId", "in", [...companyIds])
    .execute();
  const ledgers = await readLedgerYears(db, companyIds, monthOfYear(kjnd));
  const results = await readYearResults(db, [...ledgers.keys()], kjnd);
  const losses = await readCarriedLosses(db, companyIds, kjnd);
  const prepaid = await readPrepaid(
    CORPORATE_TAX,
    companyIds,
    { kjnd, quarter: AFTER_LAST_QUARTER },
    context,
  );
  const facts = new Map<number, SettlementFacts>();
  for (const company of companies) {
    const { companyId, personCount } = company;
    const ledger = ledgers.get(companyId);
    const result = results.get(companyId);
    const earned = ledger
      ? {
          profitSource: FROM_BOOKS,
          revenue: result?.revenue ?? null,
          cost: result?.cost ?? null,
          expenses: result?.expenses ?? null,
          entertainment: result?.entertainment ?? null,
          profit: ledger.profit,
        }
      : await readInvoiced(company, kjnd, context);
    facts.set(companyId, {
      ...earned,
      losses: losses.get(companyId) ?? 0,
      prepaid: prepaid.get(companyId) ?? 0,
      staff: personCount,
      assets: ledger?.assets ?? null,
    });
  }
  return facts;
}

/** Sales less purchases: the only measure of a profit without books. */
async function readInvoiced(
  company: { readonly companyId: number; readonly taxlayerType: string },
  kjnd: number,
  context: FirmContext,
) {
  const { sales, purchases } = await readInvoicedYear(company, monthOfYear(kjnd), context);
  return {
    profitSource: sales === 0 && purchases === 0 ? null : FROM_INVOICES,
    revenue: sales,
    cost: purchases,
    expenses: null,
    entertainment: null,
    profit: sales - purchases,
  };
}
