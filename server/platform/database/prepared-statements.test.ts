import type { Pool, QueryConfig } from "pg";
import { CompiledQuery, sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../testing/open-test-database.ts";
import { PREPARED, preparing } from "./prepared-statements.ts";
import { noDatabase } from "../../testing/no-database.ts";

/** A pool with one connection, which records the queries sent to it. */
function recordingPool() {
  const asked: QueryConfig[] = [];
  const client = {
    query: async (config: QueryConfig) => {
      asked.push(config);
      return { rows: [], rowCount: 0, command: "SELECT" };
    },
    on: () => {},
    release: () => {},
  };
  return { asked, pool: { connect: async () => client, end: async () => {} } as unknown as Pool };
}

test("what is marked is prepared under a name that PostgreSQL keeps whole, everything else is not", async () => {
  const db = noDatabase();
  const plain = db.selectFrom("staff").select("name").where("userId", "=", 7).compile();
  const marked = db.selectFrom("staff").select("name").where("userId", "=", 7).modifyEnd(PREPARED).compile();
  const otherQuery = db.selectFrom("role").select("roleName").modifyEnd(PREPARED).compile();
  const { asked, pool } = recordingPool();
  const client = await preparing(pool).connect();
  for (const { sql: text, parameters } of [plain, marked, otherQuery, marked])
    await client.query(text, parameters);
  const names = asked.map(({ name }) => name);
  expect(names[0]).toBeUndefined();
  expect(names[1]).toMatch(/^[\da-f]{40}$/);
  expect(names[3]).toBe(names[1]);
  expect(names[2]).not.toBe(names[1]);
  expect(asked[1]?.values).toEqual([7]);
});

test("the mark changes nothing of an answer", async () => {
  const { db, drop } = await openTestDatabase();
  try {
    const ask = async (end: typeof PREPARED) =>
      (await db.executeQuery(CompiledQuery.raw(`select 1 as one ${end.compile(db).sql}`))).rows;
    expect(await ask(PREPARED)).toEqual(await ask(sql.raw("")));
  } finally {
    await drop();
  }
});
