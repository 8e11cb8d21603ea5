import { beforeAll, expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

/** Two tabs, a quick hand, two colleagues: PostgreSQL lets their requests run side by side. */
const server = useTestServer();
const AT_ONCE = 5;

const call = async (account: string, operation: string, params: object = {}) =>
  await server.request(account, `chat.${operation}`, params);
async function result<Result>(account: string, operation: string, params: object = {}): Promise<Result> {
  const answer = await call(account, operation, params);
  expect(answer).toMatchObject({ code: "0" });
  return answer.result as Result;
}
/** Each with an intent of its own. */
const atOnce = async (operation: string, params: object) =>
  await Promise.all(Array.from({ length: AT_ONCE }, async () => await call("chenjie", operation, params)));

interface Talk {
  readonly qyid: number;
  readonly module: number;
}
let talks: readonly Talk[];

beforeAll(async () => {
  const { data } = await result<{
    data: { qyid: number; moduleFlagList: { module: number; newMsgFlag: boolean }[] }[];
  }>("chenjie", "company.page", { pageNumber: 1, pageSize: 500, newMsgFlag: true });
  talks = data.flatMap(({ qyid, moduleFlagList }) =>
    moduleFlagList.flatMap(({ module, newMsgFlag }) => (newMsgFlag ? [{ qyid, module }] : [])),
  );
});

test("a talk with news takes the first answer while it is being marked as read", async () => {
  expect(talks.length).toBeGreaterThan(5);
  for (const talk of talks.slice(0, 8)) {
    const answers = await Promise.all([
      call("chenjie", "record.read", talk),
      call("chenjie", "record.submit", { ...talk, content: "您好" }),
      call("chenjie", "record.read", talk),
    ]);
    expect(answers.map(({ code, message }) => [code, message])).toEqual([
      ["0", null],
      ["0", null],
      ["0", null],
    ]);
  }
});

test("a message that comes five times under one key is kept once, and all are told so", async () => {
  const qyid = talks[0]?.qyid ?? 0;
  const answers = await atOnce("record.submit", {
    qyid,
    module: 0,
    content: "一个凭证",
    clientKey: "key-of-five-at-once",
  });
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(["0"]));
  expect(new Set(answers.map(({ result: kept }) => (kept as { id: number }).id)).size).toBe(1);
  const page = { qyid, module: 0, fuzzyMatch: "一个凭证", pageNum: 1, pageSize: 10 };
  expect(await result("chenjie", "record.page", page)).toMatchObject({ total: 1 });
});

test("of five who make one message something to do one does, and whoever has it can end it", async () => {
  const qyid = talks[0]?.qyid ?? 0;
  const { id: dataId } = await result<{ id: number }>("chenjie", "record.submit", {
    qyid,
    module: 0,
    content: "请补充合同",
  });
  const { userId } = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "chenjie")
    .executeTakeFirstOrThrow();
  const open = async () => (await result<{ todoNum: number }>("chenjie", "statistics")).todoNum;
  const before = await open();
  const answers = await atOnce("todo.save", { dataId, content: "补充合同", userIdList: [userId] });
  expect(answers.map(({ code }) => code).toSorted()).toEqual(["0", "0409", "0409", "0409", "0409"]);
  expect(new Set(answers.flatMap(({ message }) => message ?? []))).toEqual(
    new Set(["该消息已有待办，请先完成或取消"]),
  );
  expect(await open()).toBe(before + 1);
  const ended = await atOnce("todo.done", { dataId });
  expect(ended.filter(({ code }) => code === "0")).toHaveLength(1);
  expect(await open()).toBe(before);
});
