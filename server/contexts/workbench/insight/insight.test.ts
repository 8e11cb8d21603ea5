import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

type Row = Readonly<Record<string, unknown>>;
const MONTH = { kjnd: 2026, kjqj: 11 };
const ask = async (operation: string, params: object = {}, account = "zhoumy") =>
  (await server.request(account, operation, { ...MONTH, ...params })).result as Row & { list: Row[] };
const sum = (rows: unknown, field: string) =>
  (rows as Row[]).reduce((total, row) => total + Number(row[field]), 0);

test("tasks are the same number in all, by kind and by day, and no more than the month's", async () => {
  const month = await ask("digitalEmployee.overview");
  expect(month["jobNum"]).toBeGreaterThan(0);
  expect(sum(month["kinds"], "total")).toBe(month["jobNum"]);
  expect(sum(month["days"], "total")).toBe(month["jobNum"]);
  expect(sum(month["kinds"], "failed")).toBe(month["failedNum"]);
  expect(month["days"]).toHaveLength(30);
  expect((await ask("digitalEmployee.overview", { kjnd: 2001 }))["jobNum"]).toBe(0);
});

test("clients wait for an answer until the staff have written last", async () => {
  const { list } = await ask("enterpriseWechat.clients", { pageNum: 1, pageSize: 500, waiting: 1 });
  const client = list[0];
  expect(client).toBeDefined();
  const sent = { qyid: client?.["companyId"], module: 0, content: "已收到，今天办理" };
  expect(await server.request("zhoumy", "chat.record.submit", sent)).toMatchObject({ code: "0" });
  const after = await ask("enterpriseWechat.overview");
  expect(after["waitingNum"]).toBe(list.length - 1);
  expect(sum(after["sources"], "num")).toBe(after["messageNum"]);
  expect(sum(after["days"], "client") + sum(after["days"], "staff")).toBe(after["messageNum"]);
});

test("the last of twelve months is the month that was asked for", async () => {
  const month = await ask("operationPlatform.overview");
  const months = month["months"] as Row[];
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toEqual({
    period: "2026-11",
    added: month["added"],
    stopped: month["stopped"],
    received: month["received"],
    spent: month["spent"],
  });
  const { list } = await ask("operationPlatform.staff", { pageNum: 1, pageSize: 500 });
  expect(sum(list, "received")).toBeLessThanOrEqual(Number(month["received"]));
  expect(sum(list, "orderDoneNum")).toBe(month["orderDoneNum"]);
});

test("figures are those of the firm that asks, for those who may", async () => {
  const own = await ask("operationPlatform.overview");
  const other = await ask("operationPlatform.overview", {}, "qianjin");
  expect(other["inService"]).not.toBe(own["inService"]);
  for (const operation of [
    "digitalEmployee.overview",
    "enterpriseWechat.overview",
    "operationPlatform.overview",
  ]) {
    expect((await server.request("sunli", operation, MONTH)).code).not.toBe("0");
  }
});
