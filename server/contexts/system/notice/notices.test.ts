import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const PAGE = { pageNum: 1, pageSize: 50 };

interface Listed {
  readonly list: readonly {
    readonly relationId: number;
    readonly id: number;
    readonly noticeTitle: string;
  }[];
  readonly total: number;
}

const call = async (account: string, operation: string, params: object = {}) => {
  const answer = await server.request(account, `notice.${operation}`, params);
  expect(answer).toMatchObject({ code: "0" });
  return answer.result;
};
const listed = async (account: string, params: object = {}) =>
  (await call(account, "page", { ...PAGE, ...params })) as Listed;

test("what is published to one person is theirs alone, and unread until they read it", async () => {
  const [before] = (await listed("sunli")).list;
  expect(before).toBeDefined();
  const [{ userId } = { userId: 0 }] = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "sunli")
    .execute();
  const text = { noticeTitle: "交接资料", noticeBody: "<p>请今天交接</p>", category: 1 };
  await call("chenjie", "create", { ...text, userIdList: [userId] });
  const unread = (await call("sunli", "status")) as { total: number };
  const [newest] = (await listed("sunli")).list;
  expect(newest).toMatchObject({ noticeTitle: "交接资料", deliverStatus: 0, userName: "陈洁" });
  expect((await listed("chenjie")).list.map(({ noticeTitle }) => noticeTitle)).not.toContain("交接资料");
  const relationId = newest?.relationId ?? 0;
  await call("sunli", "read", { relationIdList: [relationId] });
  expect(await call("sunli", "status")).toMatchObject({ total: unread.total - 1 });
  expect(await call("sunli", "detail", { relationId })).toMatchObject({ deliverStatus: 1 });
  expect(await server.request("chenjie", "notice.detail", { relationId })).toMatchObject({ code: "0404" });
});

test("a notice for later is not seen before its time", async () => {
  const effectTime = "2099-01-01 08:00:00";
  await call("chenjie", "create", { noticeTitle: "以后生效", noticeBody: "内容", category: 0, effectTime });
  expect((await listed("chenjie", { keyword: "以后生效" })).total).toBe(0);
});

test("marking everything as read and emptying a list stay within the category", async () => {
  const others = (await listed("liuwei", { category: 0 })).total;
  await call("liuwei", "read", { all: true, category: 1 });
  expect(await call("liuwei", "status", { category: 1 })).toMatchObject({ total: 0, relationIdList: [] });
  await call("liuwei", "delete", { category: 1 });
  expect((await listed("liuwei", { category: 1 })).total).toBe(0);
  expect((await listed("liuwei")).total).toBe(others);
  expect((await listed("zhaomin", { category: 1 })).total).toBeGreaterThan(0);
});

test("an ordinary accountant publishes nothing", async () => {
  const text = { noticeTitle: "通知", noticeBody: "内容", category: 1 };
  expect(await server.request("heqing", "notice.create", text)).toMatchObject({ code: "0403" });
});
