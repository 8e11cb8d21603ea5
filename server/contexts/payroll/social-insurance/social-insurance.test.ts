import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();
const month = { kjnd: 2026, kjqj: 10 };

interface Row {
  readonly companyId: number;
  readonly checkState: number;
  readonly insuredNum: number;
  readonly payTotal: number | null;
  readonly leviedTotal: number | null;
  readonly baseAmount: number | null;
  readonly sbGr: number | null;
  readonly sbDw: number | null;
  readonly gjjGr: number | null;
  readonly gjjDw: number | null;
  readonly diffNum: number;
  readonly cjzt: number | null;
  readonly collectMessage: string | null;
  readonly hasReceipts: boolean;
  readonly provinceId: string;
}

const ask = async <Result>(operation: string, params: object, account = "chenjie") => {
  const answer = await server.request(account, operation, params);
  expect(answer, operation).toMatchObject({ code: "0" });
  return answer.result as Result;
};
const list = async (params: object = {}, account = "chenjie") =>
  (
    await ask<{ list: Row[] }>(
      "socialInsurance.page",
      { pageNum: 1, pageSize: 500, ...month, ...params },
      account,
    )
  ).list;
const rowOf = async (companyId: number) => (await list()).find((row) => row.companyId === companyId) as Row;
const fen = (yuan: number | null) => Math.round((yuan ?? 0) * 100);
const total = (rows: readonly Row[], name: keyof Row) =>
  rows.reduce((sum, row) => sum + fen(row[name] as number | null), 0);

test("the figures of a client are those of its people, and those of its payroll", async () => {
  const rows = await list();
  const row = rows.find(({ insuredNum }) => insuredNum > 1);
  const { companyId = 0 } = row ?? {};
  const people = await ask<Row[]>("socialInsurance.people", { companyId, ...month });
  expect(people).toHaveLength(row?.insuredNum ?? 0);
  for (const name of ["baseAmount", "sbGr", "sbDw", "gjjGr", "gjjDw", "payTotal"] as const)
    expect(total(people, name), name).toBe(fen(row?.[name] ?? null));
  expect(JSON.stringify(people)).not.toMatch(/\d{17}[\dX]/);
  const lines = await server.db
    .selectFrom("plainRecord")
    .select("fields")
    .where("resource", "=", "salaryLine")
    .where("companyId", "=", companyId)
    .where("kjnd", "=", month.kjnd)
    .where("kjqj", "=", month.kjqj)
    .execute();
  const paid = lines
    .map(({ fields }) => fields as unknown as Record<"xclx" | "sbgrhj" | "sbdwhj", number>)
    .filter(({ xclx }) => xclx === 1)
    .reduce((sum, { sbgrhj, sbdwhj }) => sum + fen(sbgrhj) + fen(sbdwhj), 0);
  expect(paid).toBe(fen(row?.payTotal ?? null));
  expect(paid).toBeGreaterThan(0);
});

test("the summary counts and adds up the same clients, whatever narrows them", async () => {
  for (const narrowed of [{}, { taxlayerType: "001" }, { declareStatus: 1 }, { provinceId: "44" }]) {
    const rows = await list(narrowed);
    const summary = await ask<Row & Record<string, number>>("socialInsurance.summary", {
      ...month,
      ...narrowed,
    });
    const of = (state: number) => rows.filter(({ checkState }) => checkState === state).length;
    expect(summary).toMatchObject({
      total: rows.length,
      nobody: of(0),
      unchecked: of(1),
      differs: of(2),
      checked: of(3),
      insuredNum: rows.reduce((sum, { insuredNum }) => sum + insuredNum, 0),
    });
    for (const name of ["sbGr", "sbDw", "gjjGr", "gjjDw", "payTotal", "leviedTotal", "baseAmount"] as const)
      expect(fen(summary[name]), name).toBe(total(rows, name));
  }
});

test("comparing with the offices tells the state and what they levied; settled differences are none", async () => {
  const [row] = await list({ checkState: 1 });
  const { companyId = 0 } = row ?? {};
  expect(row).toMatchObject({ leviedTotal: null, diffNum: 0 });
  const { cyrs } = await ask<{ cyrs: number }>("salary.sbSync.compare", { companyId, ...month });
  const compared = await rowOf(companyId);
  expect(compared).toMatchObject({ diffNum: cyrs, checkState: cyrs > 0 ? 2 : 3 });
  expect(compared.leviedTotal).not.toBeNull();
  if (cyrs === 0) return;
  await ask("salary.sbSync.handle", { companyId, ...month, handleType: 2 });
  expect(await rowOf(companyId)).toMatchObject({ diffNum: 0, checkState: 3 });
});

test("a collection is seen while it runs, and its outcome afterwards", async () => {
  const row = (await list()).find(({ cjzt }) => cjzt === null);
  const qyid = row?.companyId ?? 0;
  await ask("collection.task.socialSecurity", { qyid, ...month });
  await expect.poll(async () => (await rowOf(qyid)).cjzt).not.toBe(1);
  const after = await rowOf(qyid);
  expect([2, 5]).toContain(after.cjzt);
  expect(after.collectMessage).toMatch(/采集成功|登录失败|社保登记/);
});

test("images of receipts are told of in Guangdong, Dalian and Ningbo alone", async () => {
  const rows = await list();
  expect(rows.some(({ hasReceipts }) => hasReceipts)).toBe(true);
  expect(rows.every(({ hasReceipts, provinceId }) => hasReceipts === (provinceId === "44"))).toBe(true);
});

test.each([
  ["Dalian, which has a bureau of its own", "2102", "2102", true],
  ["Dalian, entered below its province", "21", "2102", true],
  ["Shenyang", "21", "2101", false],
  ["Ningbo, which has a bureau of its own", "3302", "3302", true],
  ["Ningbo, entered below its province", "33", "3302", true],
  ["Hangzhou", "33", "3301", false],
  ["Shenzhen, whose bureau is not Guangdong's", "4403", "4403", false],
  ["Xiamen", "3502", "3502", false],
  ["Qingdao", "3702", "3702", false],
  ["a province without a city", "33", null, false],
])("images of receipts of a client in %s", async (_place, provinceId, cityId, hasReceipts) => {
  const [{ companyId }] = (await list()) as [Row];
  await server.db
    .updateTable("company")
    .set({ provinceId, cityId })
    .where("companyId", "=", companyId)
    .execute();
  expect(await rowOf(companyId)).toMatchObject({ provinceId, hasReceipts });
});

test("an accountant sees their own clients, another firm none of them, and without the code nothing", async () => {
  const all = await list();
  const own = await list({}, "sunli");
  expect(own.length).toBeLessThan(all.length);
  const elsewhere = new Set((await list({}, "qianjin")).map(({ companyId }) => companyId));
  expect(all.some(({ companyId }) => elsewhere.has(companyId))).toBe(false);
  const params = { companyId: all[0]?.companyId, ...month };
  expect(await server.request("qianjin", "socialInsurance.people", params)).toMatchObject({ code: "0404" });
  expect(await server.request("fenglei", "socialInsurance.people", params)).toMatchObject({ code: "0403" });
  expect(await server.request("fenglei", "socialInsurance.summary", month)).toMatchObject({ code: "0403" });
});
