import type { Selectable } from "kysely";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import type { TenantTables } from "../../../tables/tables.ts";
import { NOT_NOTIFIED } from "../company-period/period-states.ts";
import type { FilingChanges, NoticeState, RowScope } from "../filing/noticed-tax.ts";
import { columnsOf } from "../filing/columns-of.ts";
import type { Month } from "../tax-notice/estimate-late-fees.ts";

export type IncomeFiling = Selectable<TenantTables["incomeTaxFiling"]>;

export interface Quarter {
  readonly kjnd: number;
  readonly quarter: number;
}

/** The last month of the quarter, with which it is declared. */
export function monthOf({ kjnd, quarter }: Quarter): Month {
  return { kjnd, kjqj: quarter * 3 };
}

/** The quarter that is declared with a month. */
export function quarterOf({ kjnd, kjqj }: Month): Quarter {
  return { kjnd, quarter: kjqj / 3 };
}

/** Company → its filing that is declared with this month; in the other months of a quarter there is none. */
export async function readFilingsOf(
  db: TenantDb,
  { kjnd, kjqj }: Month,
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

/** The filings of a tax of these companies for a change, made where there is none yet. */
export async function takeFilings(
  szid: number,
  companyIds: readonly number[],
  { kjnd, quarter }: Quarter,
  { db, clock }: RowScope,
): Promise<IncomeFiling[]> {
  await db
    .insertInto("incomeTaxFiling")
    .values(companyIds.map((companyId) => ({ companyId, szid, kjnd, quarter, updateTime: clock.now() })))
    .onConflict((conflict) =>
      conflict.constraint("income_tax_filing_gsid_company_id_szid_kjnd_quarter_key").doNothing(),
    )
    .execute();
  return await selectFilings(szid, companyIds, { kjnd, quarter }, db).forUpdate().execute();
}

/** Those that there are, as they are. */
export async function readFilings(
  szid: number,
  companyIds: readonly number[],
  quarter: Quarter,
  db: TenantDb,
): Promise<IncomeFiling[]> {
  return await selectFilings(szid, companyIds, quarter, db).execute();
}

function selectFilings(
  szid: number,
  companyIds: readonly number[],
  { kjnd, quarter }: Quarter,
  db: TenantDb,
) {
  return db
    .selectFrom("incomeTaxFiling")
    .selectAll()
    .where("companyId", "in", [...companyIds])
    .where("szid", "=", szid)
    .where("kjnd", "=", kjnd)
    .where("quarter", "=", quarter)
    .orderBy("companyId");
}

/** The last filings of a company that were notified, the newest first. */
export async function readNotifiedFilings(
  szid: number,
  companyId: number,
  count: number,
  db: TenantDb,
): Promise<IncomeFiling[]> {
  return await db
    .selectFrom("incomeTaxFiling")
    .selectAll()
    .where("companyId", "=", companyId)
    .where("szid", "=", szid)
    .where("noticeTaxType", ">", NOT_NOTIFIED)
    .orderBy("kjnd", "desc")
    .orderBy("quarter", "desc")
    .limit(count)
    .execute();
}

/** How far the notices of a quarter are; the months between quarters have none. */
export async function readFilingNoticeStates(
  szid: number,
  { kjnd, quarter }: Quarter,
  db: TenantDb,
): Promise<NoticeState[]> {
  if (!Number.isInteger(quarter)) return [];
  return await db
    .selectFrom("incomeTaxFiling")
    .select(["companyId", "noticeTaxType", "doubtState"])
    .where("szid", "=", szid)
    .where("kjnd", "=", kjnd)
    .where("quarter", "=", quarter)
    .execute();
}

export async function writeFilings(
  filings: readonly IncomeFiling[],
  changes: FilingChanges,
  { db, clock }: RowScope,
): Promise<void> {
  const ids = filings.map(({ id }) => id);
  await db
    .updateTable("incomeTaxFiling")
    .set({ ...columnsOf(changes), updateTime: clock.now() })
    .where("id", "in", ids)
    .execute();
}
