import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

type Row = Readonly<Record<string, unknown>>;
const MONTH = { kjnd: 2026, kjqj: 10 };
const call = async (operation: string, params: object = {}, account = "chenjie") =>
  await server.request(account, `book.${operation}`, params);
const home = async (params: object = {}, account = "chenjie") =>
  (await call("home", { pageNum: 1, pageSize: 100, ...MONTH, ...params }, account)).result as {
    list: Row[];
    total: number;
  };

test("the counts are those of the list, under the same filters", async () => {
  const filters = { type: "001" };
  const { list, total } = await home(filters);
  const count = (await call("count", { ...MONTH, ...filters })).result;
  expect(count).toMatchObject({
    total,
    arrivedNum: list.filter(({ arrivalStatus }) => arrivalStatus === 2).length,
    unbookedNum: list.filter(({ bookStatus }) => bookStatus === 0).length,
  });
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan((await home()).total);
});

test("papers, booking and closing follow each other, and each leaves its trace", async () => {
  const { list } = await home({ arrivalStatus: 0 });
  const qyid = list[0]?.qyid;
  const step = async (name: string, status: number) =>
    await call("todoStatus", { qyid, ...MONTH, step: name, status });
  expect(await step("book", 1)).toMatchObject({ code: "0409", message: "2026-10票据尚未到达，不能记账" });
  expect(await call("arrival", { qyid, ...MONTH })).toMatchObject({
    code: "0",
    result: { arrivalStatus: 2 },
  });
  expect(await step("close", 1)).toMatchObject({ code: "0409" });
  expect(await step("book", 2)).toMatchObject({ code: "0", result: { bookStatus: 2, ztQjzt: 0 } });
  expect(await step("close", 1)).toMatchObject({ code: "0", result: { ztQjzt: 1 } });
  expect(await step("book", 1)).toMatchObject({ code: "0409", message: "2026-10本期已结账，请先取消结账" });
  const { result } = await call("single", { qyid, kjnd: 2026 });
  const months = (result as { months: Row[] }).months;
  expect(months.find(({ kjqj }) => kjqj === 10)).toMatchObject({ bookStatus: 2, ztQjzt: 1, serviced: 1 });
  const recent = (await call("recentFirm")).result as Row[];
  expect(recent[0]).toMatchObject({ qyid, kind: "close", ...MONTH });
  expect(recent.filter((company) => company.qyid === qyid)).toHaveLength(1);
});

test("a month that has not begun cannot be booked", async () => {
  const qyid = (await home()).list[0]?.qyid;
  expect(await call("arrival", { qyid, kjnd: 2026, kjqj: 12 })).toMatchObject({ code: "0409" });
});

test("what is on top is one's own", async () => {
  const last = (await home()).list.at(-1);
  const qyid = last?.qyid;
  expect(await call("top", { qyid, action: "top" })).toMatchObject({ result: { isTop: 1 } });
  const { list } = await home({ isTop: 1 });
  expect(list.map((row) => row.qyid)).toContain(qyid);
  expect((await home({ isTop: 1 }, "zhoumy")).list.map((row) => row.qyid)).not.toContain(qyid);
  await call("top", { qyid, action: "untop" });
  expect((await home({ isTop: 1 })).list.map((row) => row.qyid)).not.toContain(qyid);
});

test("a note keeps what it said, and goes into the next month when the firm wants it", async () => {
  const qyid = 1_001_005;
  const september = { qyid, kjnd: 2026, kjqj: 9 };
  for (const content of ["等待客户补票", "补票已到"]) await call("note.save", { ...september, content });
  const logs = (await call("note.logs", september)).result as Row[];
  expect(logs[0]).toMatchObject({ before: "等待客户补票", content: "补票已到", userName: "陈洁" });
  const month = { qyid, kjnd: 2026, kjqj: 11 };
  await call("note.save", { qyid, ...MONTH, content: "十月备注" });
  expect((await call("note.get", month)).result).toBeNull();
  await call("note.configSave", { carryOver: 1, showInList: 0, templates: ["待补票"] });
  expect((await call("note.get", month)).result).toMatchObject({ content: "十月备注", carried: 1, kjqj: 11 });
  expect((await home()).list.every(({ content }) => content === null)).toBe(true);
});

test("an accountant sees her own companies and department alone", async () => {
  const ownBooks = await home({}, "sunli");
  expect(ownBooks.total).toBeLessThan((await home()).total);
  const departments = (await call("depart", {}, "sunli")).result as Row[];
  expect(departments.map(({ deptName }) => deptName)).toEqual(["会计一部"]);
  const everybody = (await call("allDepart")).result as Row[];
  expect(everybody.length).toBeGreaterThan(5);
});
