import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashSecret } from "../../access/authenticate.ts";
import type { Database } from "../../tables/tables.ts";
import { createDatabase } from "../../testing/create-database.ts";
import { TEST_NOW } from "../../testing/test-now.ts";
import { createClock } from "../clock.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/open-database.ts";
import { tenantDb } from "../database/tenant-db.ts";
import { CREDENTIAL_TABLES } from "./end-credentials.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const clock = createClock(TEST_NOW, () => 0);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "credentials-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** One member of staff with one of everything that lets them in. */
async function letSomebodyIn(db: Kysely<Database>): Promise<void> {
  const firm = tenantDb(db, 1001);
  const [now, expireTime] = [clock.now(), clock.after(60_000)];
  await firm.insertInto("firm").values({ gsmc: "诚信代账", dqbm: "310000", productType: 1 }).execute();
  await firm
    .insertInto("department")
    .values({ deptId: 1, deptName: "总部", parentId: null, position: 0 })
    .execute();
  await firm
    .insertInto("staff")
    .values({
      userId: 1,
      name: "员工",
      reading: "yuangong yg",
      account: "staff1",
      phone: "13800000000",
      deptId: 1,
      userKind: "superAdmin",
      status: 1,
      isRemove: 0,
      permission: null,
      initStatus: 2,
      expireTime,
      lastLoginTime: null,
      createTime: now,
    })
    .execute();
  await sql`insert into company (gsid, company_id, khbm, zjm, company_name, reading, company_type, taxlayer_no,
      taxlayer_type, nsqxdm, is_remove, begin_date, is_fdq, province_id, create_time, update_time)
    overriding system value
    values (1001, 1, 'K1', 'JGS', '甲公司', 'jiagongsi jgs', '1', '91310000000000000A',
      '001', '06', 0, ${now.slice(0, 10)}::date, false, '310000', ${now}::timestamp, ${now}::timestamp)`.execute(
    db,
  );
  const [ssoSession, hash] = [hashSecret("session"), hashSecret("secret")];
  await firm
    .insertInto("token")
    .values({ tokenHash: hash, userId: 1, ssoSession, expireTime, revoked: false })
    .execute();
  await firm
    .insertInto("ssoTicket")
    .values({ ticketHash: hash, ssoSession, account: "staff1", expireTime })
    .execute();
  await firm.insertInto("passwordState").values({ stateHash: hash, userId: 1, expireTime }).execute();
  const lock = { pinHash: hash, failures: 0, createTime: now };
  await firm
    .insertInto("screenLock")
    .values({ userId: 1, ssoSession, ...lock })
    .execute();
  await firm.insertInto("shareCode").values({ codeHash: hash, userId: 1, expireTime, ssoSession }).execute();
  await firm
    .insertInto("clientLink")
    .values({
      linkHash: hash,
      userId: 1,
      ssoSession,
      companyId: 1,
      clientName: "甲公司",
      createTime: now,
      expireTime,
    })
    .execute();
  await firm
    .insertInto("smsCode")
    .values({
      smsCodeId: "code1",
      purpose: "login",
      phone: "13800000000",
      account: null,
      companyId: null,
      code: "123456",
      createTime: now,
      expireTime,
    })
    .execute();
}

const base = process.env["DATABASE_URL"];
/** Where a PostgreSQL is at hand, backups of either kind are restored into either. */
const KINDS = base === undefined ? (["PGlite"] as const) : (["PGlite", "PostgreSQL"] as const);
type Kind = (typeof KINDS)[number];

async function withEmpty<Result>(
  kind: Kind,
  use: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const made = kind === "PostgreSQL" && base !== undefined ? await createDatabase(base) : undefined;
  const db = openDatabase(made ? { databaseUrl: made.url } : {});
  try {
    return await use(db);
  } finally {
    await db.destroy();
    await made?.drop();
  }
}

async function rowsOf(db: Kysely<Database>, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(
    db,
  );
  return rows[0]?.rows ?? 0;
}

test.each(KINDS.flatMap((origin) => KINDS.map((target) => [origin, target] as const)))(
  "whoever had come in before the backup was made is not let in by the restored database (%s to %s)",
  async (origin, target) => {
    const file = path.join(folder, `${origin}-${target}.gz`);
    await withEmpty(origin, async (db) => {
      await migrate(db, letSomebodyIn);
      for (const table of CREDENTIAL_TABLES) expect(await rowsOf(db, table), table).toBe(1);
      await writeBackup(db, clock, file);
    });
    await withEmpty(target, async (db) => {
      const { end } = await restoreBackup(db, file);
      expect(end.tables["token"]).toMatchObject({ rows: 1 });
      for (const table of CREDENTIAL_TABLES) expect(await rowsOf(db, table), table).toBe(0);
      expect(await rowsOf(db, "staff")).toBe(1);
    });
  },
);

/** Columns that sound like something that lets in and do not, with what they are. */
const OTHER_COLUMNS: { readonly [column: string]: string } = {
  "log_seal.hash": "seals the operation log",
  "role_permission.code": "names a permission",
  "staff.password_hash": "checks what somebody knows",
};

test("every table with a token, ticket, code or secret of a person is among those that a restore ends", async () => {
  const rows = await withEmpty("PGlite", async (db) => {
    await migrate(db, letSomebodyIn);
    const { rows: found } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema()
      and column_name ~ '(^|_)(token|ticket|secret|session|code|hash|otp|nonce)(_|$)'
    order by 1, 2`.execute(db);
    return found;
  });
  const unnamed = rows
    .filter(({ table }) => !CREDENTIAL_TABLES.includes(table))
    .map(({ table, column }) => `${table}.${column}`);
  expect(unnamed).toEqual(Object.keys(OTHER_COLUMNS));
});
