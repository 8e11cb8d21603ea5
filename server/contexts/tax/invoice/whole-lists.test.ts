import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ask = async (operation: string, params: object) =>
  await server.request("chenjie", `invoice.${operation}`, params);

/** Copies a purchase `count` times, as risky ones of one seller; returns the company and the month. */
async function copyPurchases(count: number, seller: string): Promise<Readonly<Record<string, number>>> {
  const model = await server.db
    .selectFrom("invoice")
    .selectAll()
    .where("gsid", "=", 1001)
    .where("jxxlx", "=", 0)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = 'invoice' and column_name <> 'id'`.execute(
    server.db,
  );
  const changed: Readonly<Record<string, unknown>> = { xhdw_mc: sql`${seller}`, glzt: sql`1` };
  const fphm = sql`${seller} || number`;
  const names = sql.join(rows.map(({ name }) => sql.id(name)));
  const values = sql.join(
    rows.map(({ name }) => (name === "fphm" ? fphm : (changed[name] ?? sql.id("invoice", name)))),
  );
  await sql`insert into invoice (${names}) select ${values}
    from invoice, generate_series(1, ${count}::integer) as number where id = ${model.id}`.execute(server.db);
  return { qyid: model.companyId, kjnd: model.kjnd, kjqj: model.kjqj };
}

test("of 600 risky invoices all are listed; more than 5,000 are refused in words", async () => {
  const month = await copyPurchases(600, "甲公司");
  const { result } = await ask("riskList", month);
  expect((result as unknown[]).length).toBeGreaterThanOrEqual(600);
  await copyPurchases(4500, "乙公司");
  expect(await ask("riskList", month)).toMatchObject({
    code: "0412",
    message: "发票超过 5000 张，无法一次列出，请缩小范围后重试",
  });
});

test("a term that finds more than 500 invoices is refused by its name, a narrower one is found", async () => {
  const { qyid, kjnd, kjqj } = await copyPurchases(501, "丙公司");
  const search = { qyid, kjnd, kjqj, jxxlx: 0, matchType: 0 };
  expect(await ask("batchSearch", { ...search, searchList: ["丙公司"] })).toMatchObject({
    code: "0412",
    message: "「丙公司」找到的发票超过 500 张，请输入更完整的号码或名称",
  });
  const { result } = await ask("batchSearch", { ...search, searchList: ["丙公司50"], searchType: 1 });
  expect(result).toMatchObject({ resultMap: [{ name: "丙公司50", idList: { length: 3 } }] });
});
