import { shiftPeriod } from "../../src/domain/period.ts";
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
  /** Those of them that get links; the others had one each from the beginning. */
  readonly linkedIds: readonly number[];
  /** The links from the beginning that nobody wanted to end yet. */
  readonly linkIds: number[];
  readonly told: ToldTax;
}

/** A month's withheld tax of some clients, to be notified. */
interface ToldTax {
  readonly month: { readonly kjnd: number; readonly kjqj: number };
  /** A client for each writer. */
  readonly companyIds: readonly number[];
  readonly amount: number;
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
  const companyIds = await addClients(db, gsid, clients);
  const half = Math.ceil(clients / 2);
  return {
    gsid,
    userId,
    token,
    companyIds,
    linkedIds: companyIds.slice(0, half),
    linkIds: await addLinks(db, { gsid, userId, companyIds: companyIds.slice(half) }),
    told: await addDeclarations(db, gsid, companyIds),
  };
}

async function addLinks(
  db: Kysely<Database>,
  { gsid, userId, companyIds }: Pick<Firm, "gsid" | "userId" | "companyIds">,
): Promise<number[]> {
  const link = { userId, ssoSession: "chaos", clientName: "客户", expireTime: "2099-12-31 00:00:00" };
  const createTime = createClock(undefined).now();
  const links = companyIds.slice(0, LINKS).map((companyId) => ({
    ...link,
    companyId,
    createTime,
    linkHash: hashSecret(newSecret()),
  }));
  const made = await tenantDb(db, gsid).insertInto("clientLink").values(links).returning("linkId").execute();
  return made.map(({ linkId }) => linkId);
}

const LINKS = 1000;
/** More than there are writers. */
const DECLARATIONS = 100;

async function addDeclarations(
  db: Kysely<Database>,
  gsid: number,
  companyIds: readonly number[],
): Promise<ToldTax> {
  const now = createClock(undefined).now();
  const [year = "", month = ""] = shiftPeriod(now.slice(0, 7), -1).split("-");
  const told: ToldTax = {
    month: { kjnd: Number(year), kjqj: Number(month) },
    companyIds: companyIds.slice(0, DECLARATIONS),
    amount: 10_000,
  };
  const pay = { salaryStatus: 0, rs: 1, srhj: 50_000, ynsehj: 10_000, jmsehj: 0, ybtse: told.amount };
  const states = { declareStatus: 0, kkzt: 0, kkje: 0, noticeTaxType: 0, cjzt: 0, toldAmount: null };
  await tenantDb(db, gsid)
    .insertInto("plainRecord")
    .values(
      told.companyIds.map((companyId) => ({
        resource: "pitDeclaration",
        companyId,
        ...told.month,
        createTime: now,
        fields: JSON.stringify({ ...pay, ...states }),
      })),
    )
    .execute();
  return told;
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
