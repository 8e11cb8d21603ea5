import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate } from "../../platform/database/migrate.ts";
import { type TestDatabase, openTestDatabase } from "../../testing/open-test-database.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.drop());

test("entries from before have a place within their day, and those with one keep it", async () => {
  const row = { gsid: 1001, companyId: 1_001_001, resource: "bankEntry", createTime: "2026-11-20 09:00:00" };
  const fields = (more: object) => JSON.stringify({ zy: "测试一笔", ...more });
  await database.db
    .insertInto("plainRecord")
    .values([
      { ...row, fields: fields({}) },
      { ...row, fields: fields({ rnxh: 7 }) },
    ])
    .execute();
  await sql`delete from migration where name = '0083-order-within-a-day'`.execute(database.db);
  await migrate(database.db, async () => {});
  const { rows } = await sql<{ rnxh: number }>`select (fields -> 'rnxh')::integer as rnxh from plain_record
    where resource = 'bankEntry' and fields ->> 'zy' = '测试一笔' order by id`.execute(database.db);
  expect(rows.map(({ rnxh }) => rnxh)).toEqual([1, 7]);
});
