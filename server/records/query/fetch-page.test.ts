import { afterAll, beforeAll, expect, test } from "vitest";
import { type TenantDb, tenantDb } from "../../platform/database/tenant-db.ts";
import { type TestDatabase, openTestDatabase } from "../../testing/open-test-database.ts";
import { fetchPage } from "./fetch-page.ts";

const COMPANIES = 80;

let opened: TestDatabase;
let firm: TenantDb;

beforeAll(async () => {
  opened = await openTestDatabase();
  firm = tenantDb(opened.db, 1001);
});
afterAll(() => opened.drop());

const companies = () => firm.selectFrom("company").select(["companyId", "khbm"]).orderBy("khbm");

test("a page has its rows as they are selected, and the number of all of them", async () => {
  const { list, total } = await fetchPage(companies(), { pageNum: 2, pageSize: 30 });
  expect(total).toBe(COMPANIES);
  expect(list.map(({ khbm }) => khbm)).toEqual(
    Array.from({ length: 30 }, (_none, place) => `KH${String(place + 31).padStart(5, "0")}`),
  );
  expect(Object.keys(list[0] ?? {})).toEqual(["companyId", "khbm"]);
});

test("beyond the last page there are no rows, but as many in all", async () => {
  expect(await fetchPage(companies(), { pageNum: 9, pageSize: 30 })).toEqual({ list: [], total: COMPANIES });
});

test("what finds nothing has no rows on any page", async () => {
  const none = companies().where("khbm", "=", "KH99999");
  for (const pageNum of [1, 2]) {
    expect(await fetchPage(none, { pageNum, pageSize: 30 })).toEqual({ list: [], total: 0 });
  }
});
