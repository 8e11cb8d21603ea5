import { readName } from "../../../src/domain/name-reading.ts";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkLog } from "../../operations/audit/check-log.ts";
import { sealLogs } from "../../operations/audit/seal-log.ts";
import { createClock } from "../clock.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/open-database.ts";
import type { Database } from "../../tables/tables.ts";
import { tenantDb } from "../database/tenant-db.ts";
import { createDatabase } from "../../testing/create-database.ts";
import { TEST_NOW } from "../../testing/test-now.ts";
import { readBackup } from "./read-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const clock = createClock(TEST_NOW, () => 0);
const REMARK = '引号"与\\换行\n𠮷';
let origin: Kysely<Database>;
let folder: string;
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "backup-"));
  file = path.join(folder, "whole.gz");
  origin = openDatabase({});
  await migrate(origin, fillWithLittle);
  await sealLogs(origin, clock);
  await writeBackup(origin, clock, file);
});
afterAll(async () => {
  await origin.destroy();
  rmSync(folder, { recursive: true });
});

/** A row of every sort of column: references to itself and others, JSON, bytes, money, times, nulls. */
async function fillWithLittle(db: Kysely<Database>): Promise<void> {
  const firm = tenantDb(db, 1001);
  const now = clock.now();
  await firm.insertInto("firm").values({ gsmc: "诚信代账", dqbm: "310000", productType: 1 }).execute();
  const departments = [
    { deptId: 1, deptName: "总部", parentId: null, position: 0 },
    { deptId: 2, deptName: "会计部", parentId: 1, position: 0 },
  ];
  await firm.insertInto("department").values(departments).execute();
  const person = {
    phone: "13800000000",
    userKind: "superAdmin",
    status: 1,
    isRemove: 0,
    permission: null,
  } as const;
  const dates = { initStatus: 2, expireTime: now, lastLoginTime: null, createTime: now };
  const staff = Array.from({ length: 30 }, (_, index) => ({
    name: `员工${index}`,
    reading: readName(`员工${index}`),
    account: `staff${index}`,
    deptId: 2,
  }));
  await firm
    .insertInto("staff")
    .values(staff.map((each) => ({ ...each, ...person, ...dates })))
    .execute();
  await firm.insertInto("role").values({ roleName: "备份前的角色", remark: REMARK }).execute();
  const content = Uint8Array.from({ length: 300 }, (_, index) => index % 256);
  for (const fileKey of ["a", "b", "c", "d", "e", "f", "g"])
    await firm
      .insertInto("file")
      .values({ fileKey, name: "信.bin", mime: "a/b", size: 300, content, owner: 1, createTime: now })
      .execute();
  const record = { resource: "parcel", fields: JSON.stringify({ fee: "1234567.10", list: [1.5, null] }) };
  await firm
    .insertInto("plainRecord")
    .values({
      ...record,
      createTime: now,
      updateTime: null,
      createUserId: 1,
      companyId: null,
      kjnd: 2026,
      kjqj: 11,
    })
    .execute();
  const entry = { userId: 1, operation: "role.add", title: "新增角色", target: "备份前的角色" };
  await firm
    .insertInto("operationLog")
    .values({ ...entry, success: true, reason: null, createTime: now })
    .execute();
}

/** An empty database of the kind that the tests run on, and of the other kind where a PostgreSQL is at hand. */
async function withEmpty(use: (db: Kysely<Database>) => Promise<void>): Promise<void> {
  const base = process.env["DATABASE_URL"];
  const pglite = openDatabase({});
  await use(pglite).finally(() => pglite.destroy());
  if (base === undefined) return;
  const { url, drop } = await createDatabase(base);
  const postgres = openDatabase({ databaseUrl: url });
  try {
    await use(postgres);
  } finally {
    await postgres.destroy();
    await drop();
  }
}

test("a drill: all is lost, the backup is restored, and everything is there and goes on", async () => {
  const again = path.join(folder, "again.gz");
  await withEmpty(async (db) => {
    const { end } = await restoreBackup(db, file);
    expect(end.tables["staff"]?.rows).toBe(30);
    await migrate(db, () => Promise.resolve());
    await writeBackup(db, clock, again);
    expect((await readBackup(again)).end).toEqual(end);
    const firm = tenantDb(db, 1001);
    expect(await checkLog(firm)).toMatchObject({ fault: null });
    const { remark } = await firm
      .selectFrom("role")
      .select("remark")
      .where("roleName", "=", "备份前的角色")
      .executeTakeFirstOrThrow();
    expect(remark).toBe('引号"与\\换行\n𠮷');
    const { roleId } = await firm
      .insertInto("role")
      .values({ roleName: "恢复后的角色", remark: "" })
      .returning("roleId")
      .executeTakeFirstOrThrow();
    await expect(
      firm.insertInto("staffRole").values({ userId: 987_654, roleId }).execute(),
    ).rejects.toThrow();
    await firm.insertInto("rolePermission").values({ roleId, code: "a", operationFlag: 1 }).execute();
    const { permissionVersion } = await firm
      .selectFrom("role")
      .select("permissionVersion")
      .where("roleId", "=", roleId)
      .executeTakeFirstOrThrow();
    expect(permissionVersion).toBe(1);
  });
});

test("the file is the operator's alone, and its rows are those of one moment", () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(gunzipSync(readFileSync(file)).toString().split("\n")[0]).toContain("0001-foundation");
});

const damage: readonly (readonly [string, (text: string) => string, string])[] = [
  ["a value that was changed", (text) => text.replace("会计部", "业务部"), "department：内容与备份不一致"],
  [
    "a row that is missing",
    (text) => text.replace(/\n [^\n]*会计部[^\n]*/, ""),
    "department：备份 2 行，现有 1 行",
  ],
  ["an end that was cut off", (text) => text.slice(0, text.lastIndexOf('{"end"')), "不完整"],
  ["a line of nonsense", (text) => text.replace("\n", "\nnonsense\n"), "无法读取"],
];

test.each(damage)("%s is found", async (_what, change, words) => {
  const broken = path.join(folder, "broken.gz");
  writeFileSync(broken, gzipSync(change(gunzipSync(readFileSync(file)).toString()), { level: 1 }));
  await expect(readBackup(broken)).rejects.toThrow(words);
});

test("a file that is none, half of one, or not there is refused with words", async () => {
  const half = path.join(folder, "half.gz");
  const whole = readFileSync(file);
  writeFileSync(half, whole.subarray(0, whole.length / 2));
  await expect(readBackup(half)).rejects.toThrow("无法读取");
  await expect(readBackup(path.join(folder, "none.gz"))).rejects.toThrow("无法读取");
});

test("nothing is restored from a damaged file, over data, nor by a build that is too old for it", async () => {
  await expect(restoreBackup(origin, file)).rejects.toThrow("目标数据库不是空的");
  const text = gunzipSync(readFileSync(file)).toString();
  const changed = path.join(folder, "changed.gz");
  const db = openDatabase({});
  for (const [from, to, words] of [
    ['"0001-foundation"', '"0001-foundation","9999-later"', "9999-later"],
    ["会计部", "业务部", "department：内容与备份不一致"],
  ] as const) {
    writeFileSync(changed, gzipSync(text.replace(from, to), { level: 1 }));
    await expect(restoreBackup(db, changed)).rejects.toThrow(words);
    const { rows } = await sql`select 1 from pg_class where relname = 'role'`.execute(db);
    expect(rows).toEqual([]);
  }
  await db.destroy();
});
