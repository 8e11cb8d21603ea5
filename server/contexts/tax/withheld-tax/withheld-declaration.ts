import { sql } from "kysely";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import type { RecordRow } from "../../../records/record-row.ts";
import { patchEach } from "../../../records/write/patch-records.ts";
import type { FilingChanges, RowScope } from "../filing/noticed-tax.ts";
import type { Month } from "../tax-notice/estimate-late-fees.ts";

type Kept = RecordRow<"pitDeclaration">;

/** A client's 个税扣缴申报 of a month, as the record `pitDeclaration` keeps it; a record of the time before has no notice. */
export interface WithheldDeclaration
  extends Month, Pick<Kept, "id" | "salaryStatus" | "rs" | "srhj" | "ynsehj" | "jmsehj" | "ybtse">, Notice {
  readonly companyId: number;
  readonly declareStatus: number;
  readonly kkje: number;
}

type Notice = Pick<Kept, "noticeTaxType"> &
  Partial<
    Pick<
      Kept,
      "toldAmount" | "taxStatus" | "doubtState" | "content" | "fileKeyList" | "paymentTimeType" | "payTime"
    >
  >;

/** Those of these companies, locked for a change. */
export async function takeDeclarations(
  companyIds: readonly number[],
  month: Month,
  { db }: RowScope,
): Promise<WithheldDeclaration[]> {
  return (await ofMonth(db, companyIds, month).forUpdate().execute()).map(readDeclaration);
}

/** Those of these companies, as they are. */
export async function readDeclarations(
  companyIds: readonly number[],
  month: Month,
  db: TenantDb,
): Promise<WithheldDeclaration[]> {
  return (await ofMonth(db, companyIds, month).execute()).map(readDeclaration);
}

/** The last ones of which a company was notified, the newest first. */
export async function readToldDeclarations(
  companyId: number,
  count: number,
  db: TenantDb,
): Promise<WithheldDeclaration[]> {
  const rows = await declarations(db)
    .where("companyId", "=", companyId)
    .where(sql`fields ->> 'toldAmount'`, "is not", null)
    .orderBy("kjnd", "desc")
    .orderBy("kjqj", "desc")
    .limit(count)
    .execute();
  return rows.map(readDeclaration);
}

/** The part of a month's declarations that says how far their notices are. */
export async function readNotices({ kjnd, kjqj }: Month, db: TenantDb) {
  return await db
    .selectFrom("plainRecord")
    .select([
      sql<number>`company_id`.as("companyId"),
      sql<number>`(fields ->> 'noticeTaxType')::int`.as("noticeTaxType"),
      sql<number | null>`(fields ->> 'toldAmount')::float8`.as("toldAmount"),
      sql<number | null>`(fields ->> 'doubtState')::int`.as("doubtState"),
    ])
    .where("resource", "=", "pitDeclaration")
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .execute();
}

export async function writeDeclarations(
  rows: readonly WithheldDeclaration[],
  { toldAmount, ...changes }: FilingChanges,
  scope: RowScope,
): Promise<void> {
  const told =
    toldAmount === undefined ? {} : { toldAmount: toldAmount === null ? null : Number(toldAmount) };
  await patchEach(scope, new Map(rows.map(({ id }) => [id, { ...changes, ...told }])));
}

function ofMonth(db: TenantDb, companyIds: readonly number[], { kjnd, kjqj }: Month) {
  return declarations(db)
    .where("companyId", "in", [...companyIds])
    .where("kjnd", "=", kjnd)
    .where("kjqj", "=", kjqj)
    .orderBy("companyId");
}

function declarations(db: TenantDb) {
  return db
    .selectFrom("plainRecord")
    .select(["id", "companyId", "kjnd", "kjqj", sql<string>`fields::text`.as("fields")])
    .where("resource", "=", "pitDeclaration");
}

interface Row {
  readonly id: number;
  readonly companyId: number | null;
  readonly kjnd: number | null;
  readonly kjqj: number | null;
  readonly fields: string;
}

function readDeclaration({ fields, ...columns }: Row): WithheldDeclaration {
  return {
    ...(JSON.parse(fields) as WithheldDeclaration),
    ...(columns as Month & { companyId: number; id: number }),
  };
}
