import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const call = async (operation: string, params: object = {}, account = "chenjie") =>
  await server.request(account, `opportunity.${operation}`, params);
const read = async <Result>(operation: string, params: object = {}, account = "chenjie") => {
  const { code, message, result } = await call(operation, params, account);
  if (code !== "0") throw new Error(`${operation}: ${message}`);
  return result as Result;
};
interface Rise {
  readonly riseId: number;
  readonly qyId: number;
  readonly status: number;
  readonly label: string;
  readonly followCount: number;
}
const rises = async (params: object = {}) =>
  (await read<{ list: Rise[] }>("riseChanceCollectionPage", { pageNum: 1, pageSize: 500, ...params })).list;
const chanceOf = async (status: number) => {
  const [first] = await rises({ status: [status] });
  if (!first) throw new Error(`no chance of status ${status}`);
  return first;
};

test("a chance goes from unconfirmed to won, and every step is kept", async () => {
  const { riseId } = await chanceOf(1);
  expect(await call("updateChanceStatus", { riseId, status: 3 })).toMatchObject({
    code: "0409",
    message: "“待确认”的商机只能改为“跟进中”、“无效”",
  });
  await read("updateChanceStatus", { riseId, status: 2, method: "wechat", content: "客户有意办理" });
  const deal = { riseId, status: 3, dealAmount: 6800, dealDate: "2026-11-19" };
  expect(await call("updateChanceStatus", { ...deal, dealAmount: undefined })).toMatchObject({
    code: "0400",
    message: "请填写成交金额",
  });
  expect(await call("updateChanceStatus", { ...deal, dealDate: "2026-11-21" })).toMatchObject({
    code: "0400",
  });
  await read("updateChanceStatus", deal);
  const detail = await read<{ history: object[] }>("riseDetail", { riseId });
  expect(detail).toMatchObject({ status: 3, dealAmount: 6800, followCount: 2, nextStatus: [] });
  expect(detail.history).toHaveLength(2);
  expect(detail.history[0]).toMatchObject({ beforeStatus: 2, afterStatus: 3, userName: "陈洁" });
  expect(detail.history[1]).toMatchObject({ method: "wechat", content: "客户有意办理" });
  expect(await call("updateChanceStatus", { riseId, status: 2 })).toMatchObject({
    message: "“已成交”的商机不能再修改状态",
  });
});

test("a chance is closed with a reason, and what is taken up again has none", async () => {
  const { riseId } = await chanceOf(2);
  expect(await call("updateChanceStatus", { riseId, status: 5, closeReason: " " })).toMatchObject({
    message: "请填写商机关闭的原因",
  });
  await read("updateChanceStatus", { riseId, status: 5, closeReason: "客户选择了同行" });
  expect(await read("riseDetail", { riseId })).toMatchObject({
    closeReason: "客户选择了同行",
    nextStatus: [2],
  });
  await read("updateChanceStatus", { riseId, status: 2 });
  expect(await read("riseDetail", { riseId })).toMatchObject({ status: 2, closeReason: null });
});

test("one chance at a time: neither both kinds nor none", async () => {
  expect(await call("updateChanceStatus", { status: 2 })).toMatchObject({ code: "0400" });
  expect(await call("updateChanceStatus", { riseId: 999_999, status: 2 })).toMatchObject({ code: "0404" });
});

test("labels are counted as the list narrows by them", async () => {
  const counts = await read<{ value: string; label: string; count: number }[]>("chanceLabelList");
  expect(counts.map(({ label }) => label)).toContain("小规模转一般纳税人");
  for (const { value, count } of counts.slice(0, 3))
    expect(await rises({ label: [value] })).toHaveLength(count);
});

test("a client's numbers in the list are those of its chances", async () => {
  const { list } = await read<{
    list: { qyId: number; riseCount: number; openCount: number; introduceCount: number }[];
  }>("clientList", { pageNum: 1, pageSize: 5, sortField: "riseCount", sortOrder: "desc" });
  expect(list).toHaveLength(5);
  for (const { qyId, riseCount, introduceCount } of list) {
    expect(await read<object[]>("riseList", { qyId })).toHaveLength(riseCount);
    expect(await read<object[]>("introduceList", { qyId })).toHaveLength(introduceCount);
  }
});

test("the graph holds the client, all that it leads to, and no edge without ends", async () => {
  const qyId = 1_001_001;
  const graph = await read<{
    nodes: { id: string; kind: string; introduceId: number | null }[];
    edges: { source: string; target: string }[];
  }>("introduceChanceRelationGraph", { qyId });
  const ids = new Set(graph.nodes.map(({ id }) => id));
  for (const { source, target } of graph.edges)
    expect([ids.has(source), ids.has(target)]).toEqual([true, true]);
  const targets = graph.nodes.filter(({ kind }) => kind === "target");
  expect(targets).toHaveLength((await read<object[]>("introduceList", { qyId })).length);
  expect(graph.nodes.filter(({ kind }) => kind === "client")).toHaveLength(1);
});

test("the head of a client is refused to a user who does not look after it", async () => {
  expect(await read("clientHeadInfo", { qyId: 1_001_001 })).toMatchObject({
    companyName: "上海云启信息技术有限公司",
    lxrPhone: expect.stringContaining("****") as string,
  });
  expect(await call("clientHeadInfo", { qyId: 1_001_003 }, "sunli")).toMatchObject({ code: "0404" });
  expect(await call("clientHeadInfo", { qyId: 1_002_001 })).toMatchObject({ code: "0404" });
  expect(await call("updateChanceStatus", { riseId: 1, status: 2 }, "sunli")).toMatchObject({ code: "0403" });
});

test("phones are masked", async () => {
  const phones = await read<{ phone: string }[]>("introduceChanceCollection.phoneList");
  expect(phones.length).toBeGreaterThan(10);
  for (const { phone } of phones) expect(phone).toMatch(/^1\d{2}\*{4}\d{4}$/);
});

test("预计金额 of clients, of home and of the lists is that of the chances that are not closed", async () => {
  const page = { pageNum: 1, pageSize: 500 };
  const { list: clients } = await read<{ list: readonly { expectAmount: number }[] }>("clientList", page);
  const fen = (rows: readonly { readonly expectAmount: number }[]) =>
    rows.reduce((sum, { expectAmount }) => sum + Math.round(expectAmount * 100), 0);
  const chances = await server.db
    .selectFrom("plainRecord")
    .select(sql<number>`(fields ->> 'expectAmount')::float8`.as("expectAmount"))
    .where("gsid", "=", 1001)
    .where("resource", "in", ["riseChance", "introduceChance"])
    .where("isRemove", "=", 0)
    .where(sql<boolean>`fields ->> 'status' in ('1', '2')`)
    .execute();
  const { result } = await server.request("chenjie", "home.chanceFollow", {});
  expect(fen(clients)).toBe(fen(chances));
  expect(fen([result as { expectAmount: number }])).toBe(fen(chances));
});
