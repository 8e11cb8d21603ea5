import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PreparingPGlite } from "./preparing-pglite.ts";

const database = new PreparingPGlite();

beforeAll(async () => {
  await database.exec(
    "create table parcel (id int primary key, recipient text, paid boolean, fields jsonb, seal bytea)",
  );
});
beforeEach(async () => void (await database.exec("truncate parcel")));
afterAll(async () => await database.close());

const BY_ID = "select recipient from parcel where id = $1";
const INSERT = "insert into parcel (id, recipient) values ($1, $2)";

/** The statements of the connection, with how often each was planned or run by its general plan. */
async function prepared(like: string) {
  const { rows } = await database.query<{ statement: string; uses: number }>(
    `select statement, (generic_plans + custom_plans)::int as uses from pg_prepared_statements
     where statement like $1 and statement not like '%pg_prepared_statements%'`,
    [like],
  );
  return rows;
}

test("a statement is prepared once, however often it is used", async () => {
  await database.query(INSERT, [1, "王芳"]);
  for (let use = 0; use < 7; use += 1) {
    const { rows } = await database.query(BY_ID, [use]);
    expect(rows).toEqual(use === 1 ? [{ recipient: "王芳" }] : []);
  }
  expect(await prepared(BY_ID)).toEqual([{ statement: BY_ID, uses: 7 }]);
});

test("values of every kind arrive as they were given", async () => {
  const seal = new Uint8Array([0, 255, 39]);
  const values = [1, "张'三\n😀", true, { 税额: [1, null] }, seal];
  const insert = "insert into parcel (id, recipient, paid, fields, seal) values ($1, $2, $3, $4, $5)";
  expect(await database.query(insert, values)).toMatchObject({ affectedRows: 1 });
  await database.query(insert, [2, null, undefined, null, null]);
  const { rows } = await database.query("select * from parcel order by id");
  expect(rows).toEqual([
    { id: 1, recipient: "张'三\n😀", paid: true, fields: { 税额: [1, null] }, seal },
    { id: 2, recipient: null, paid: null, fields: null, seal: null },
  ]);
  const several = await database.query("select id from parcel where id = any($1) order by id", [[1, 2, 3]]);
  expect(several.rows).toEqual([{ id: 1 }, { id: 2 }]);
});

test("a statement that was refused can be used again, in a transaction after its end", async () => {
  await database.query(INSERT, [1, "王芳"]);
  await expect(database.query(INSERT, [1, "王芳"])).rejects.toMatchObject({
    code: "23505",
    constraint: "parcel_pkey",
  });
  await database.query("begin");
  await expect(database.query(INSERT, [1, "王芳"])).rejects.toMatchObject({ code: "23505" });
  await expect(database.query(BY_ID, [1])).rejects.toMatchObject({ code: "25P02" });
  await database.query("rollback");
  await expect(database.query("select nothing from parcel")).rejects.toMatchObject({ code: "42703" });
  await database.query(INSERT, [2, "李四"]);
  expect((await database.query(BY_ID, [2])).rows).toEqual([{ recipient: "李四" }]);
});

test("a savepoint brings a transaction back, and what is prepared stays", async () => {
  await database.query(INSERT, [1, "王芳"]);
  await database.query("begin");
  await database.query("savepoint row");
  await expect(database.query(INSERT, [1, "王芳"])).rejects.toMatchObject({ code: "23505" });
  await database.query("rollback to savepoint row");
  await database.query(INSERT, [2, "李四"]);
  await database.query("commit");
  expect((await database.query("select id from parcel order by id")).rows).toEqual([{ id: 1 }, { id: 2 }]);
  expect(await prepared(INSERT)).toMatchObject([{ statement: INSERT }]);
});

test("a statement follows a change of its table", async () => {
  const all = "select * from parcel";
  await database.query(INSERT, [1, "王芳"]);
  await database.query(all);
  await database.query("alter table parcel add column weight int default 3");
  expect((await database.query(all)).rows).toMatchObject([{ id: 1, weight: 3 }]);
  await database.query("alter table parcel drop column weight");
  expect((await database.query<object>(all)).rows[0]).not.toHaveProperty("weight");
});

test("of very many statements the longest unused are forgotten", async () => {
  for (let number = 0; number < 520; number += 1) {
    await database.query(`select ${number} as number`);
    await database.query(BY_ID, [number]);
  }
  expect(await prepared(BY_ID)).toHaveLength(1);
  expect(await prepared("select 0 as number")).toEqual([]);
  expect(await prepared("select 519 as number")).toHaveLength(1);
  expect((await database.query("select 0 as number")).rows).toEqual([{ number: 0 }]);
  expect((await prepared("%")).length).toBeLessThan(500);
});
