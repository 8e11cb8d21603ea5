import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readIdentityNumber } from "../src/domain/identity-number.ts";
import { taxNumberFault } from "../src/domain/tax-number.ts";
import { ownProject } from "../server/testing/own-project.ts";
import { createClock } from "../server/platform/clock.ts";
import { openDatabase } from "../server/platform/database/open-database.ts";
import type { Database } from "../server/tables/tables.ts";
import { permissionTree } from "../server/access/permission-tree.ts";
import { TEST_NOW } from "../server/testing/test-now.ts";
import { type TestServer, testServer } from "../server/testing/test-server.ts";
import { addedCohorts } from "./demo-cohort.ts";
import { FilledDatabase, seedEmptyDatabase } from "./seed-empty-database.ts";

const FIRM = 1001;
const COMPANIES = 120;
/** Of the added ones. */
const FIRST_ID = 1_100_000;

const clock = createClock(TEST_NOW, () => 0);
const permissions = permissionTree(ownProject);
const steps: number[] = [];
let db: Kysely<Database>;
/** Serves the large firm; its own database is the demonstration as it always is. */
let server: TestServer;

beforeAll(async () => {
  db = openDatabase({});
  const onProgress = (done: number) => void steps.push(done);
  await seedEmptyDatabase(db, clock, permissions, { companies: COMPANIES, invoicesPerMonth: 6, onProgress });
  server = await testServer({ db });
}, 240_000);
afterAll(async () => {
  await server.close();
  await db.destroy();
});

const added = async () =>
  await db
    .selectFrom("company")
    .leftJoin("serviceStop as stop", "stop.companyId", "company.companyId")
    .selectAll("company")
    .select("stop.stopPeriod")
    .where("company.gsid", "=", FIRM)
    .where("company.companyId", ">", FIRST_ID)
    .execute();

async function rowsOf<Row>(query: string, of: Kysely<Database> = db): Promise<Row[]> {
  return (await sql.raw<Row>(query).execute(of)).rows;
}

test("the clients come in cohorts of nearly the same size", () => {
  expect(steps).toEqual([80, COMPANIES]);
  expect(addedCohorts(80)).toEqual([]);
  const sizes = addedCohorts(5000).map(({ size = 0 }) => size);
  expect(sizes.reduce((sum, size) => sum + size, 80)).toBe(5000);
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([79, 80]);
});

test("the first firm has as many companies as were asked for, no two alike, with sound numbers", async () => {
  const companies = await db.selectFrom("company").selectAll().where("gsid", "=", FIRM).execute();
  expect(companies).toHaveLength(COMPANIES);
  for (const key of ["companyId", "companyName", "taxlayerNo", "khbm", "legalPersonPhone"] as const) {
    expect(new Set(companies.map((company) => company[key])).size, key).toBe(COMPANIES);
  }
  for (const { taxlayerNo, legalPersonIdCardNo, beginDate } of companies) {
    expect(taxNumberFault(taxlayerNo)).toBeNull();
    if (legalPersonIdCardNo)
      expect(readIdentityNumber(legalPersonIdCardNo, TEST_NOW.slice(0, 10))).not.toBeNull();
    expect(beginDate <= TEST_NOW).toBe(true);
  }
  for (const { beginDate, stopPeriod } of await added())
    expect(stopPeriod === null || stopPeriod >= beginDate.slice(0, 7)).toBe(true);
});

test("what the demonstration has is the same with it as without", async () => {
  const companies = `select * from company where company_id < ${FIRST_ID} order by company_id`;
  expect(await rowsOf(companies)).toEqual(await rowsOf(companies, server.db));
  // The database of the tests keeps all invoices of the first clients alone.
  const invoices = `select count(*) as n, sum(jshj) as total, max(id) as last from invoice where company_id < ${FIRM}015`;
  expect(await rowsOf(invoices)).toEqual(await rowsOf(invoices, server.db));
  // Keys of files are secrets, new in each database; so are the files of work orders.
  const records = `select resource, count(*) as n, max(id) as last, md5(string_agg((fields - 'fileKey' - 'files')::text, ',' order by id)) as content
    from plain_record where company_id is null or company_id < ${FIRST_ID} group by resource order by resource`;
  expect(await rowsOf(records)).toEqual(await rowsOf(records, server.db));
});

test("an added company in service has what those of the demonstration have", async () => {
  const served = (await added()).filter(({ stopPeriod, isRemove }) => stopPeriod === null && isRemove === 0);
  expect(served.length).toBeGreaterThan(30);
  const having = async (table: string) =>
    new Set(
      (await rowsOf<{ companyId: number }>(`select distinct company_id from ${table}`)).map(
        (row) => row.companyId,
      ),
    );
  for (const table of [
    "company_contact",
    "company_service",
    "company_grant",
    "company_period",
    ...[
      "subject",
      "bankAccount",
      "bookPeriod",
      "feeClient",
      "riseChance",
      "taxTypeSetting",
      "salarySheet",
    ].map((kind) => `plain_record where resource = '${kind}'`),
  ]) {
    const counts = await having(table);
    // The last one to begin has no month of payroll yet.
    const least =
      table.includes("salarySheet") || table.includes("bookPeriod") ? served.length - 2 : served.length;
    expect(served.filter(({ companyId }) => counts.has(companyId)).length, table).toBeGreaterThanOrEqual(
      least,
    );
  }
  const kinds = (than: string) =>
    rowsOf<{ resource: string }>(
      `select distinct resource from plain_record where company_id ${than} order by resource`,
    );
  const [old, fresh] = [await kinds(`< ${FIRST_ID}`), await kinds(`> ${FIRST_ID}`)];
  const ofTheFirm = new Set(["rightsAllocation", "rightsUsage"]);
  expect(fresh.map(({ resource }) => resource)).toEqual(
    old.map(({ resource }) => resource).filter((resource) => !ofTheFirm.has(resource)),
  );
});

test("its invoices are as many as were asked for, and their months come to estimates", async () => {
  const [share] = await rowsOf<{ mean: string }>(`select avg(n) as mean from (
    select count(*) as n from invoice where company_id > ${FIRST_ID} group by company_id, kjnd, kjqj) as months`);
  expect(Number(share?.mean)).toBeGreaterThan(4);
  expect(Number(share?.mean)).toBeLessThan(9);
  const [wrong] = await rowsOf<{
    n: number;
  }>(`select count(*) as n from invoice as i join company as c using (gsid, company_id)
    where (case i.jxxlx when 1 then i.xhdw_sh else i.ghdw_sh end) <> c.taxlayer_no or i.jshj <> i.jehj + i.sehj`);
  expect(wrong?.n).toBe(0);
  const [calculated] = await rowsOf<{ n: number }>(
    `select count(*) as n from company_period where company_id > ${FIRST_ID} and estimate is not null`,
  );
  expect(calculated?.n).toBeGreaterThan(100);
});

test("what is the firm's own is there once, and its series go on", async () => {
  const firmRecords =
    "select resource, count(*) as n from plain_record where company_id is null group by resource order by resource";
  expect(await rowsOf(firmRecords)).toEqual(await rowsOf(firmRecords, server.db));
  for (const [resource, field] of [
    ["workOrder", "gdbh"],
    ["feeRecord", "receiptNo"],
  ]) {
    const [values] = await rowsOf<{ all: number; different: number }>(`select count(*) as all,
      count(distinct fields ->> '${field}') as different from plain_record where resource = '${resource}' and gsid = ${FIRM}`);
    expect(values?.different, resource).toBe(values?.all);
  }
});

test("nothing was made after today", async () => {
  const [last] = await rowsOf<{ day: string }>("select max(create_time)::date as day from plain_record");
  expect(last?.day).toBe(TEST_NOW.slice(0, 10));
});

test("the product works on it", async () => {
  const page = { pageNum: 1, pageSize: 200 };
  const { result: counts } = await server.request("chenjie", "company.count");
  const { active, stopped, trash } = counts as Record<string, number>;
  expect((active ?? 0) + (stopped ?? 0) + (trash ?? 0)).toBe(COMPANIES);
  const { result } = await server.request("chenjie", "company.list", { ...page, status: 1 });
  const { list, total } = result as { list: { companyId: number; companyName: string }[]; total: number };
  expect([total, list.length]).toEqual([active, active]);
  const large = list.find(({ companyId }) => companyId > FIRST_ID);
  if (!large) throw new Error("no added company is listed");
  const { result: answer } = await server.request("chenjie", "company.list", {
    ...page,
    companyName: large.companyName,
  });
  expect((answer as { total: number }).total).toBe(1);
  const [bought] = await rowsOf<{ companyId: number }>(
    `select company_id from invoice where company_id > ${FIRST_ID} and jxxlx = 0 and gxzt = 0 order by kprq limit 1`,
  );
  const month = { qyid: bought?.companyId, gxnd: 2026, gxyf: 10 };
  const { code, result: invoices } = await server.request("chenjie", "invoice.check.page", {
    ...month,
    ...page,
  });
  expect(code).toBe("0");
  expect((invoices as { list: unknown[] }).list.length).toBeGreaterThan(0);
});

test("a database that holds data is refused, and stays as it is", async () => {
  await expect(seedEmptyDatabase(server.db, clock, permissions)).rejects.toThrow(FilledDatabase);
});
