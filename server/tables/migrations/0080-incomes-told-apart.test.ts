import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate } from "../../platform/database/migrate.ts";
import { keepIndexes } from "../../records/indexes/keep-indexes.ts";
import { uniqueIndexes } from "../../records/indexes/record-indexes.ts";
import { type TestDatabase, openTestDatabase } from "../../testing/open-test-database.ts";
import { ownProject } from "../../testing/own-project.ts";

const MONTH = { gsid: 1001, companyId: 1_001_001, kjnd: 2024, kjqj: 3 };
const PERSON = 999_001;

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
  for (const name of ["foreignSalary", "personalIncome"])
    for (const index of uniqueIndexes(ownProject.records.get(name)!))
      await sql`drop index ${sql.ref(index.name)}`.execute(database.db);
});
afterEach(() => database.drop());

async function insert(resource: string, ...rows: readonly object[]): Promise<void> {
  const createTime = "2026-11-20 09:00:00";
  for (const row of rows)
    await database.db
      .insertInto("plainRecord")
      .values({ ...MONTH, resource, createTime, fields: JSON.stringify({ ryid: PERSON, ...row }) })
      .execute();
}

/** The person's rows after the migration and the indexes that the catalogue requires, which refuse what is still double. */
async function upgrade(resource: string) {
  await sql`delete from migration where name = '0080-incomes-told-apart'`.execute(database.db);
  await migrate(database.db, async (db) => await keepIndexes(db, ownProject));
  const { rows } = await sql<{ isRemove: number; fields: Record<string, unknown> }>`
    select is_remove::integer as "isRemove", fields from plain_record
    where resource = ${resource} and fields ->> 'ryid' = ${String(PERSON)} order by id`.execute(database.db);
  return rows.map(({ isRemove, fields: { ryid: _ryid, ...fields } }) => ({ isRemove, ...fields }));
}

const wages = (jnzf: number) => ({ jnzf, jwzf: 0, jnsd: jnzf, jnts: 20, jwts: 10, ljjzts: 60 });

test("of equal wages of a foreigner in a month the newest stays as it is, and none is deleted", async () => {
  await insert("foreignSalary", wages(30_000), wages(30_000), wages(30_000));
  expect(await upgrade("foreignSalary")).toEqual([
    { isRemove: 1, ...wages(30_000) },
    { isRemove: 1, ...wages(30_000) },
    { isRemove: 0, ...wages(30_000) },
  ]);
});

test("wages that differ become one row, and what of them is taxed stays", async () => {
  await insert("foreignSalary", wages(30_000), wages(12_000.5), wages(30_000));
  expect((await upgrade("foreignSalary")).at(-1)).toEqual({
    isRemove: 0,
    ...wages(30_000),
    jnzf: 42_000.5,
    jnsd: 42_000.5,
  });
});

test("equal incomes of a month all stay, numbered by age; another amount begins anew", async () => {
  const income = (sr: number) => ({ sdxm: "lxgx", sr });
  await insert("personalIncome", income(50_000), income(5_000), income(50_000));
  expect(await upgrade("personalIncome")).toEqual([
    { isRemove: 0, ...income(50_000), bc: 1 },
    { isRemove: 0, ...income(5_000), bc: 1 },
    { isRemove: 0, ...income(50_000), bc: 2 },
  ]);
});
