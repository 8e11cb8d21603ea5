import { beforeAll, expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();
let qyid: number;
let other: number;

const call = async (account: string, operation: string, params: object = {}) =>
  await server.request(account, `chat.${operation}`, params);
async function result<Result>(account: string, operation: string, params: object = {}): Promise<Result> {
  const answer = await call(account, operation, params);
  expect(answer).toMatchObject({ code: "0" });
  return answer.result as Result;
}
interface Row {
  readonly id: number;
  readonly content: string;
  readonly createTime: string;
  readonly clientKey: string | null;
}
const records = async (params: object) =>
  await result<{ data: readonly Row[]; total: number }>("sunli", "record.page", {
    pageNum: 1,
    pageSize: 1500,
    qyid,
    module: 3,
    ...params,
  });
const say = async (content: string, more: object = {}) =>
  await result<{ id: number; createTime: string }>("sunli", "record.submit", {
    qyid,
    module: 3,
    content,
    ...more,
  });

beforeAll(async () => {
  const { data } = await result<{ data: { qyid: number }[] }>("sunli", "company.page", {
    pageNumber: 1,
    pageSize: 500,
  });
  [qyid = 0, other = 0] = data.map((company) => company.qyid);
});

test("a message that is sent again under its key is kept once, with its first time", async () => {
  const first = await say("工资表已核对", { clientKey: "key-of-one-message" });
  server.advanceClock(60_000);
  expect(await say("工资表已核对", { clientKey: "key-of-one-message" })).toEqual(first);
  const { data } = await records({ fuzzyMatch: "工资表已核对" });
  expect(data).toEqual([expect.objectContaining({ id: first.id, clientKey: "key-of-one-message" })]);
  const own = { qyid, module: 3, content: "另一人", clientKey: "key-of-one-message" };
  const theirs = await result<{ id: number }>("chenjie", "record.submit", own);
  expect(theirs.id).not.toBe(first.id);
});

test("of two that come at once with one key, one is kept", async () => {
  const message = { qyid, module: 3, content: "同时到达", clientKey: "key-of-a-race" };
  await Promise.all([call("sunli", "record.submit", message), call("sunli", "record.submit", message)]);
  expect((await records({ fuzzyMatch: "同时到达" })).total).toBe(1);
});

test("older messages are those before one, also of the same second, and some are read by their numbers", async () => {
  const ids: number[] = [];
  for (const content of ["翻页一", "翻页二", "翻页三"]) ids.push((await say(content)).id);
  const page = await records({ fuzzyMatch: "翻页", pageSize: 2 });
  expect(page.data.map(({ content }) => content)).toEqual(["翻页三", "翻页二"]);
  await say("翻页四");
  const older = await records({ fuzzyMatch: "翻页", pageSize: 2, beforeId: page.data.at(-1)?.id });
  expect(older.data.map(({ content }) => content)).toEqual(["翻页一"]);
  expect(older.total).toBe(1);
  const some = await records({ idList: [ids[0], ids[2]] });
  expect(some.data.map(({ content }) => content)).toEqual(["翻页三", "翻页一"]);
});

test("a talk that was read has nothing new, in its module alone, and for its reader alone", async () => {
  const unread = async (account: string) => {
    const { data } = await result<{
      data: { qyid: number; moduleFlagList: { module: number; newMsgFlag: boolean }[] }[];
    }>(account, "company.page", { pageNumber: 1, pageSize: 500, newMsgFlag: true });
    return data.flatMap(({ qyid: company, moduleFlagList }) =>
      moduleFlagList.flatMap(({ module, newMsgFlag }) => (newMsgFlag ? [`${company}/${module}`] : [])),
    );
  };
  const before = await unread("sunli");
  const before2 = await unread("chenjie");
  const [talk = ""] = before;
  const [company, module] = talk.split("/").map(Number);
  const counted = await result<{ msgNum: number }>("sunli", "statistics");
  await result("sunli", "record.read", { qyid: company, module });
  expect(await unread("sunli")).toEqual(before.filter((each) => each !== talk));
  expect(await unread("chenjie")).toEqual(before2);
  const after = await result<{ msgNum: number }>("sunli", "statistics");
  expect(after.msgNum).toBeLessThan(counted.msgNum);
  expect(await call("qianjin", "record.read", { qyid: company })).toMatchObject({ code: "0404" });
});

test("only what was said in the same talk is quoted", async () => {
  const { id } = await say("请补交考勤");
  await say("已补交", { refId: id });
  const elsewhere = { qyid: other, module: 3, content: "引用别家", refId: id };
  expect(await call("sunli", "record.submit", elsewhere)).toMatchObject({
    message: "只能引用同一沟通中的消息",
  });
});

test("a payment is on a day from yesterday to the next end of the calendar", async () => {
  const pay = async (paymentTime: string, more: object = {}) => {
    const expandParam = { paymentTime, ...more };
    const confirmInfo = { kjnd: 2026, kjqj: 10, confirmType: 4, expandParam };
    const message = { qyid, module: 4, content: "数据无误", tags: 9, confirmInfo };
    return (await call("sunli", "record.submit", message)).message;
  };
  const range = "扣款日期应在 2026-11-19 至 2026-12-15 之间";
  expect(await pay("2026-11-18")).toBe(range);
  expect(await pay("2026-12-16")).toBe(range);
  expect(await pay("2026-11-19", { noPaymentStatus: 1 })).toBe("暂不扣款时不能选择扣款日期");
  for (const day of ["2026-11-19", "2026-12-15"]) expect(await pay(day)).toBeNull();
});
