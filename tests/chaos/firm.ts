import { readName } from "../../src/domain/name-reading.ts";
import { type Kysely, sql } from "kysely";
import { ownProject } from "../../server/testing/own-project.ts";
import { hashSecret, newSecret } from "../../server/access/authenticate.ts";
import { createClock } from "../../server/platform/clock.ts";
import { createFirm } from "../../server/access/create-firm.ts";
import { keepIndexes } from "../../server/records/indexes/keep-indexes.ts";
import { migrate } from "../../server/platform/database/migrate.ts";
import type { Database } from "../../server/tables/tables.ts";
import { tenantDb } from "../../server/platform/database/tenant-db.ts";
import { permissionTree } from "../../server/access/permission-tree.ts";
import { companyForm } from "./company-form.ts";

/** The one that all requests come from. */
export interface Firm {
  readonly gsid: number;
  readonly userId: number;
  readonly token: string;
  /** Clients that are there from the beginning; contacts, orders and exports are about them. */
  readonly companyIds: readonly number[];
}

export const ADMINISTRATOR = "韩静";

/** As production begins: empty tables, a firm and its administrator; then so many clients as make an export take a while. */
export async function beginFirm(db: Kysely<Database>, clients: number): Promise<Firm> {
  await migrate(db, async (transaction) => await keepIndexes(transaction, ownProject));
  const clock = createClock(undefined);
  const named = { name: "断电试验财税", areaCode: "3100", account: "han.jing", person: ADMINISTRATOR };
  const gsid = await createFirm(db, { ...named, phone: "13800138000" }, clock, permissionTree(ownProject));
  const firm = tenantDb(db, gsid);
  const { userId } = await firm.selectFrom("staff").select("userId").executeTakeFirstOrThrow();
  const token = newSecret();
  const session = { ssoSession: "chaos", expireTime: "2099-12-31 00:00:00", revoked: false };
  await firm
    .insertInto("token")
    .values({ ...session, tokenHash: hashSecret(token), userId })
    .execute();
  // The rounds are quicker than people are.
  await sql`insert into allowance (gsid, subject, scope, amount)
    select ${gsid}, subject, scope, 1000000 from unnest(array['upload', 'export', 'dailyExport']) as subject,
      unnest(array['user', 'firm']) as scope`.execute(db);
  return { gsid, userId, token, companyIds: await addClients(db, gsid, clients) };
}

async function addClients(db: Kysely<Database>, gsid: number, clients: number): Promise<number[]> {
  const { companyName, taxlayerNo, ...form } = companyForm("底", 0);
  const now = createClock(undefined).now();
  const first = { ...form, companyName, taxlayerNo, khbm: "B0", zjm: "D", createTime: now, updateTime: now };
  const { companyId } = await tenantDb(db, gsid)
    .insertInto("company")
    .values({ ...first, reading: readName(companyName), isRemove: 0, isFdq: false })
    .returning("companyId")
    .executeTakeFirstOrThrow();
  await sql`insert into company
    select (jsonb_populate_record(c, jsonb_build_object('company_id', c.company_id + n, 'company_name', '底' || n || '有限公司',
      'taxlayer_no', 'B' || lpad(n::text, 17, '0'), 'khbm', 'B' || n))).*
    from company as c, generate_series(1, ${clients - 1}::int) as n where c.company_id = ${companyId}`.execute(
    db,
  );
  await sql`select setval(pg_get_serial_sequence('company', 'company_id'), (select max(company_id) from company))`.execute(
    db,
  );
  return Array.from({ length: clients }, (_none, index) => companyId + index);
}
