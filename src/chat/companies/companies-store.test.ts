import { expect, test } from "vitest";
import { sampleCompany } from "../testing/samples.ts";
import { createCompaniesStore } from "./companies-store.ts";
import { putCompany } from "./put-company.ts";

test("companies come in pages of 500, each of them once", async () => {
  const asked: object[] = [];
  const call = async (_operation: string, params: { pageNumber: number; qyid?: number }) => {
    asked.push(params);
    const first = params.pageNumber === 1 ? 1 : 500;
    const data = Array.from({ length: params.pageNumber === 1 ? 500 : 120 }, (_none, place) =>
      sampleCompany(first + place),
    );
    return { data, total: 620 };
  };
  const client = { call, callPlanned: call } as unknown as Parameters<typeof createCompaniesStore>[0];
  const store = createCompaniesStore(client, { fuzzyMatch: "云", authSelf: 1, only: "todos" });
  await store.load();
  await store.loadFurther();
  await store.loadFurther();
  expect(asked).toEqual([
    { pageNumber: 1, pageSize: 500, authSelf: 1, fuzzyMatch: "云", todoFlag: true },
    { pageNumber: 2, pageSize: 500, authSelf: 1, fuzzyMatch: "云", todoFlag: true },
  ]);
  const { companies } = store.state();
  expect([companies.length, new Set(companies.map(({ qyid }) => qyid)).size]).toEqual([619, 619]);
});

test("a company that is read anew keeps its place; one that was not there comes first", () => {
  const companies = [sampleCompany(1), sampleCompany(2)];
  const fresh = putCompany(companies, sampleCompany(2, { newMsgFlag: true }));
  expect(fresh.map(({ qyid, newMsgFlag }) => [qyid, newMsgFlag])).toEqual([
    [1, false],
    [2, true],
  ]);
  expect(putCompany(companies, sampleCompany(9)).map(({ qyid }) => qyid)).toEqual([9, 1, 2]);
});
