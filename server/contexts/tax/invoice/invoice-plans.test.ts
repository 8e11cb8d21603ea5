import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../tables/tables.ts";
import { tenantDb } from "../../../platform/database/tenant-db.ts";
import { type TestDatabase, openTestDatabase } from "../../../testing/open-test-database.ts";
import { ownProject } from "../../../testing/own-project.ts";
import { narrowPurchases, selectPurchases } from "./select-purchases.ts";

const COMPANY = 1001001;
const MONTH = { qyid: COMPANY, gxnd: 2026, gxyf: 10 };

let opened: TestDatabase;
let db: Kysely<Database>;

/** As many invoices as a firm has after some years: the planner chooses by size. */
beforeAll(async () => {
  opened = await openTestDatabase();
  ({ db } = opened);
  await sql`
    insert into invoice (gsid, company_id, jxxlx, kjnd, kjqj, fpzl, fphm, kprq, xhdw_mc, xhdw_sh, ghdw_mc, ghdw_sh,
      hw_yslw_mc, jehj, sehj, jshj, yxse, gxzt, gxnd, gxyf, detail_list, create_time)
    select 1001, 1001001 + n % 20, n % 2, 2020 + n % 7, 1 + n % 12, '81', 'P' || n,
      make_date(2020 + n % 7, 1 + n % 12, 1 + n % 28), '销方' || n % 500, 'S', '购方' || n % 500, 'B', '*货物*样品',
      100 + n % 900, 13, 113 + n % 900, 13, n % 3 / 2, case n % 3 when 2 then 2020 + n % 7 end,
      case n % 3 when 2 then 1 + n % 12 end, '[]', now()
    from generate_series(1, 80000) as n`.execute(db);
  await sql`vacuum (analyze) invoice`.execute(db);
}, 240_000);
afterAll(() => opened.drop());

async function planOf(query: {
  compile: () => { sql: string; parameters: readonly unknown[] };
}): Promise<string> {
  const { sql: text, parameters } = query.compile();
  const parts = text.split(/\$\d+/);
  const filled = parts.map((part, index) =>
    index < parameters.length ? part + literal(parameters[index]) : part,
  );
  const { rows } = await sql.raw<Record<string, string>>(`explain ${filled.join("")}`).execute(db);
  return rows.map((row) => Object.values(row).join(" ")).join("\n");
}

function literal(value: unknown): string {
  return typeof value === "number" ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
}

const firm = () => tenantDb(db, 1001);
const all = () => selectPurchases(firm(), MONTH).selectAll("invoice").limit(50);

test.each(["kprq", "fphm", "jehj", "sehj", "yxse", "xhdwMc", "fpzl"] as const)(
  "purchases in the order of %s are found by an index",
  async (column) => {
    expect(await planOf(all().orderBy(`invoice.${column}`, "desc"))).not.toContain("Seq Scan on invoice");
  },
);

test.each([
  ["fuzzyMatch", { fuzzyMatch: "销方1" }],
  ["kpxmFuzzyMatch", { kpxmFuzzyMatch: "样品" }],
  ["kprqStart", { kprqStart: "2026-01-01", kprqEnd: "2026-09-30" }],
  ["fpzlList", { fpzlList: ["81"] }],
  ["tgGxztList", { tgGxztList: [1] }],
  ["rzztList", { rzztList: [0] }],
  ["dkztList", { dkztList: [0] }],
  ["glztList", { glztList: [0, 1] }],
  ["fpztList", { fpztList: [0, 3] }],
  ["canCheckStatusList", { canCheckStatusList: [0] }],
  ["sdbzList", { sdbzList: [1] }],
  ["sehjMin", { sehjMin: 10, sehjMax: 20 }],
])("purchases narrowed by %s are found by an index", async (_name, filters) => {
  const described = ownProject.operations.get("invoice.check.page")!;
  const narrowed = narrowPurchases(selectPurchases(firm(), MONTH), described, filters);
  expect(await planOf(narrowed.selectAll("invoice").limit(50))).not.toContain("Seq Scan on invoice");
});

test("the invoices of a month, of a kind and of a number are found by an index", async () => {
  const invoices = () => firm().selectFrom("invoice").selectAll().where("companyId", "=", COMPANY);
  const month = invoices().where("kjnd", "=", 2026).where("kjqj", "=", 10);
  for (const query of [
    month,
    month.where("jxxlx", "=", 1).where("fpzl", "=", "81").orderBy("kprq"),
    invoices().where("gxnd", "=", 2026).where("gxyf", "in", [9, 10]),
    invoices().where("fphm", "=", "P4711"),
    invoices().where("jxxlx", "=", 1).where("kprq", ">=", "2025-11-01").where("kprq", "<", "2026-11-01"),
  ])
    expect(await planOf(query)).not.toContain("Seq Scan on invoice");
});

test("what is selected for a month is found by the month", async () => {
  const selected = firm()
    .selectFrom("invoice")
    .select((from) => from.fn.sum("yxse").as("tax"))
    .where("companyId", "=", COMPANY)
    .where("gxnd", "=", 2026)
    .where("gxyf", "=", 10)
    .where("gxzt", "=", 1)
    .where("jxxlx", "=", 0)
    .where("kprq", "<=", "2026-10-31");
  expect(await planOf(selected)).toContain("invoice_selection");
});

test("a year of all companies is added up by an index", async () => {
  const sums = firm()
    .selectFrom("invoice")
    .select(["companyId", (from) => from.fn.sum("jehj").as("amount")])
    .where("kjnd", "=", 2026)
    .where("jxxlx", "=", 1)
    .where("fpzt", "!=", 1)
    .groupBy("companyId");
  const plan = await planOf(sums);
  expect(plan).toContain("invoice_year");
  expect(plan).not.toContain("Seq Scan on invoice");
});

test("the companies of a month are narrowed by the states of its invoices in an index", async () => {
  const companies = firm()
    .selectFrom("invoice")
    .select("companyId")
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 10)
    .where("fpzt", "in", [1, 4]);
  expect(await planOf(companies)).toContain("Index Only Scan using invoice_month");
});
