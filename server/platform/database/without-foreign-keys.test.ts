import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../testing/open-test-database.ts";
import type { Database } from "../../tables/tables.ts";
import { withoutForeignKeys } from "./without-foreign-keys.ts";

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.drop());

const FIRM = 1001;
const NOBODY = 999_999_999;

async function constraints(db: Kysely<Database>): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) as definition, convalidated
    from pg_constraint where contype = 'f' order by 1, 2
  `.execute(db);
  return rows;
}

/** In a transaction that is taken back whatever becomes of it. */
async function fill(companyId: number): Promise<{ readonly filled: number; readonly after: unknown }> {
  const transaction = await opened.db.startTransaction().execute();
  try {
    const filled = await withoutForeignKeys(transaction, ["plainRecord", "invoice"], async () => {
      const { rows } = await sql<{ id: number }>`
        insert into plain_record (gsid, resource, company_id, fields, create_time)
        select ${FIRM}, 'tried', ${companyId}::int, '{}', now() from generate_series(1, 3) returning id
      `.execute(transaction);
      return rows.length;
    });
    return { filled, after: await constraints(transaction) };
  } finally {
    await transaction.rollback().execute();
  }
}

test("the foreign keys are back, checked, when the tables are filled", async () => {
  const before = await constraints(opened.db);
  const { companyId } = await opened.db.selectFrom("company").select("companyId").executeTakeFirstOrThrow();
  expect(await fill(companyId)).toEqual({ filled: 3, after: before });
});

test("a row of nobody is refused, and the keys stay as they were", async () => {
  const before = await constraints(opened.db);
  await expect(fill(NOBODY)).rejects.toMatchObject({ code: "23503" });
  expect(await constraints(opened.db)).toEqual(before);
});
