import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, openTestDatabase } from "../../testing/open-test-database.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.drop());

test("columns have the names of this side, what is inside a JSON value keeps its own", async () => {
  const row = await opened.db
    .selectFrom("companyPeriod")
    .select(["companyId", sql`'{"tax_due": [{"due_day": 1}]}'::jsonb`.as("ownEstimate")])
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ companyId: row.companyId, ownEstimate: { tax_due: [{ due_day: 1 }] } });
  expect(row.companyId).toBeGreaterThan(0);
});

test("names are written as the database has them, in texts of one's own too", async () => {
  const { sql: text } = opened.db
    .selectFrom("companyPeriod as p")
    .select(["p.companyId", sql<number>`max(${sql.ref("p.fpUpdateTime")})`.as("lastTime")])
    .groupBy("p.companyId")
    .compile();
  expect(text).toBe(
    'select "p"."company_id", max("p"."fp_update_time") as "last_time" from "company_period" as "p" group by "p"."company_id"',
  );
});

test("a name cannot end its quotes", () => {
  const { sql: text } = opened.db
    .selectFrom("staff")
    .select(sql`1`.as('one" from staff --'))
    .compile();
  expect(text).toContain('"one"" from staff --"');
});
