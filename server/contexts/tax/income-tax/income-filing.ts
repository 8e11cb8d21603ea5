import type { Selectable } from "kysely";
import { isOwnedByPersons } from "../../../../src/domain/tax/income-tax-kind.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import type { TenantTables } from "../../../tables/tables.ts";
import {
  type FailedCompany,
  type SortedCompanies,
  nameCompanies,
} from "../company-period/sorted-companies.ts";
import type { IncomeTaxType } from "./income-tax-type.ts";

export type IncomeFiling = Selectable<TenantTables["incomeTaxFiling"]>;

export interface Quarter {
  readonly kjnd: number;
  readonly quarter: number;
}

export const CALCULATED = 1;
export const CALCULATION_FAILED = 3;

/** The last month of the quarter, with which it is declared. */
export function monthOf({ kjnd, quarter }: Quarter): { readonly kjnd: number; readonly kjqj: number } {
  return { kjnd, kjqj: quarter * 3 };
}

/** Company → its filing that is declared with this month; in the other months of a quarter there is none. */
export async function readFilingsOf(
  db: TenantDb,
  { kjnd, kjqj }: { readonly kjnd: number; readonly kjqj: number },
  companyId?: number,
): Promise<ReadonlyMap<number, IncomeFiling>> {
  if (kjqj % 3 !== 0) return new Map();
  const filings = db
    .selectFrom("incomeTaxFiling")
    .selectAll()
    .where("kjnd", "=", kjnd)
    .where("quarter", "=", kjqj / 3);
  const wanted = companyId === undefined ? filings : filings.where("companyId", "=", companyId);
  return new Map((await wanted.execute()).map((filing) => [filing.companyId, filing]));
}

/** The quarter is over, so that it can be declared. `now`: Asia/Shanghai. */
export function isOver({ kjnd, quarter }: Quarter, now: string): boolean {
  return `${kjnd}-${String(quarter * 3).padStart(2, "0")}` < now.slice(0, 7);
}

type FaultOf = (filing: IncomeFiling, context: FirmContext) => Promise<string | null> | string | null;

interface Asked extends Quarter {
  readonly companyIds: readonly number[];
}

interface TakenFiling extends IncomeFiling {
  readonly companyName: string;
  readonly taxlayerNo: string;
}

/** The rows of those that may go on, locked for a change and made where there was none, and the others with their reasons. */
export async function sortFilings(
  type: IncomeTaxType,
  asked: Asked,
  faultOf: FaultOf,
  context: FirmContext,
): Promise<SortedCompanies<TakenFiling>> {
  const ids = [...new Set(asked.companyIds)];
  const companies = await context.db
    .selectFrom("company")
    .select(["companyId", "companyName", "taxlayerNo", "companyType", "registType"])
    .where("companyId", "in", ids)
    .orderBy("companyId")
    .execute();
  context.concerns(nameCompanies(companies.map(({ companyName }) => companyName)));
  const passed: TakenFiling[] = [];
  const failed: FailedCompany[] = [];
  const own = companies.filter((company) => isOwnedByPersons(company) === type.isPersonal);
  const taken = await takeFilings(
    type,
    asked,
    own.map(({ companyId }) => companyId),
    context,
  );
  const filings = new Map(taken.map((filing) => [filing.companyId, filing]));
  for (const { companyId, companyName, taxlayerNo } of companies) {
    const filing = filings.get(companyId);
    const reason = filing ? await faultOf(filing, context) : `不申报${type.title}`;
    if (filing && reason === null) passed.push({ ...filing, companyName, taxlayerNo });
    else failed.push({ companyId, companyName, reason: reason ?? "" });
  }
  return { passed, failed };
}

async function takeFilings(
  { szid }: IncomeTaxType,
  { kjnd, quarter }: Quarter,
  companyIds: readonly number[],
  { db, clock }: FirmContext,
): Promise<IncomeFiling[]> {
  if (companyIds.length === 0) return [];
  await db
    .insertInto("incomeTaxFiling")
    .values(companyIds.map((companyId) => ({ companyId, szid, kjnd, quarter, updateTime: clock.now() })))
    .onConflict((conflict) =>
      conflict.constraint("income_tax_filing_gsid_company_id_szid_kjnd_quarter_key").doNothing(),
    )
    .execute();
  return await db
    .selectFrom("incomeTaxFiling")
    .selectAll()
    .where("companyId", "in", companyIds)
    .where("szid", "=", szid)
    .where("kjnd", "=", kjnd)
    .where("quarter", "=", quarter)
    .orderBy("companyId")
    .forUpdate()
    .execute();
}
