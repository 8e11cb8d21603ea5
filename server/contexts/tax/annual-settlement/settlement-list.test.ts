import { expect, test } from "vitest";
import { grantOnly } from "../../../testing/grant-only.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { NOTIFY, settlementDesk } from "./testing/settlement-desk.ts";

const server = useTestServer();
const { call, page, read, settle, take } = settlementDesk(server);

test("everybody who settles the year is in the list, with or without a settlement; sums and numbers are of all", async () => {
  const { list, hj, total } = await page();
  expect(list.length).toBe(total);
  expect(list.some(({ settlementId }) => settlementId === null)).toBe(true);
  const first = await page({ pageSize: 5 });
  expect(first.list).toHaveLength(5);
  expect(first.hj).toEqual(hj);
  for (const name of ["yysr", "ybtse"] as const) {
    const sum = list.reduce((all, row) => all + Math.round((row[name] ?? 0) * 100), 0);
    expect(Math.round((hj[name] ?? 0) * 100), name).toBe(sum);
  }
  const counts = (await call("count", {})).result as Record<string, number>;
  expect(counts["total"]).toBe(total);
  for (const status of ["pending", "calculated", "notified", "declared", "paid"]) {
    const narrowed = await page({ status });
    expect(narrowed.total, status).toBe(counts[status]);
    expect(narrowed.total, status).toBeGreaterThan(0);
    expect(new Set(narrowed.list.map((row) => row.status))).toEqual(new Set([status]));
  }
  const types = await server.db
    .selectFrom("company")
    .select("companyType")
    .where(
      "companyId",
      "in",
      list.map(({ companyId }) => companyId),
    )
    .execute();
  expect(new Set(types.map(({ companyType }) => companyType)), "no sole traders").toEqual(new Set(["1"]));
});

test("a year ends with the day on or after the 31st of May that is worked; days are counted from today", async () => {
  const { list } = await page({ pageSize: 1 });
  expect(list[0]).toMatchObject({ deadline: "2026-06-01", daysLeft: -172 });
  expect((await page({ kjnd: 2024, pageSize: 1 })).list[0]).toMatchObject({ deadline: "2025-06-03" });
});

test("another firm's clients, and those of colleagues, are neither seen nor changed", async () => {
  const { companyId } = await take("calculated");
  for (const [name, params] of [
    ["detail", { qyId: companyId }],
    ["calculate", { qyIdList: [companyId] }],
    ["preview", { qyIdList: [companyId] }],
  ] as const)
    expect((await call(name, params, "qianjin")).code, name).not.toBe("0");
  expect((await settle([companyId], NOTIFY, "qianjin")).code).not.toBe("0");
  expect((await read(companyId)).noticeTaxType).toBe(0);
  const own = await page({}, "sunli");
  expect(own.total).toBeGreaterThan(0);
  expect(own.total).toBeLessThan((await page()).total);
});

test("the list and its figures ask for their own right, notices and declarations for that of tax confirmation", async () => {
  const { companyId } = (await page({}, "sunli")).list[0] ?? { companyId: 0 };
  const codeOf = async (name: string, params: object) => (await call(name, params, "sunli")).code;
  const qyIdList = [companyId];
  const paging = { pageNum: 1, pageSize: 10 };
  await grantOnly(server, "sunli", "accountingCentre.annualFiling");
  expect(await codeOf("page", paging)).toBe("0");
  expect(await codeOf("count", {})).toBe("0");
  expect(await codeOf("calculate", { qyIdList })).toBe("0");
  for (const name of ["preview", "batchDeclare", "paymentStatus"])
    expect(await codeOf(name, { qyIdList, status: 1 }), name).toBe("0403");
  expect((await settle(qyIdList, NOTIFY, "sunli")).code).toBe("0403");
  await grantOnly(server, "sunli", "accountingCentre.taxConfirmation");
  expect(await codeOf("page", paging)).toBe("0403");
  expect(await codeOf("calculate", { qyIdList })).toBe("0403");
  expect(await codeOf("preview", { qyIdList })).toBe("0");
});
