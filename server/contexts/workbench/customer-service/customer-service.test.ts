import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

interface Talk {
  readonly id: number;
  readonly state: number;
  readonly subject: string;
  readonly answererName: string | null;
  readonly messageList: readonly {
    readonly sender: string;
    readonly content: string;
    readonly userName: string;
  }[];
}

interface AnswerEvent {
  readonly text?: string;
  readonly sources?: readonly { readonly title: string }[];
  readonly done?: boolean;
}

async function ask(question: string) {
  const token = await server.signIn("sunli");
  const response = await server.app.inject({
    method: "POST",
    url: "/api/fcp/web/customerService/ask",
    headers: { "access-token": token, "content-type": "application/json" },
    payload: JSON.stringify({ question }),
  });
  expect(response.headers["content-type"]).toContain("text/event-stream");
  const events = response.body
    .trim()
    .split("\n\n")
    .map((line) => JSON.parse(line.replace(/^data: /, "")) as AnswerEvent);
  return {
    pieces: events.filter(({ text }) => text !== undefined).length,
    text: events.map(({ text = "" }) => text).join(""),
    sources: events.flatMap(({ sources = [] }) => sources.map(({ title }) => title)),
    last: events.at(-1),
  };
}

const call = async (account: string, id: string, params: object = {}) =>
  await server.request(account, `customerService.${id}`, params);

test.each([
  ["发票采集失败了怎么办？", "发票采集失败怎么办"],
  ["我收不到短信验证码", "验证税局账号时收不到短信验证码"],
  ["为什么发票不能勾选", "为什么有的发票不能勾选抵扣"],
  ["忘记密码了，怎么修改密码", "如何修改登录密码"],
  ["误删客户能还原吗", "误删的客户如何从回收站还原"],
])("%s is answered from the article about it, piece by piece, with its name", async (question, title) => {
  const { pieces, text, sources, last } = await ask(question);
  expect(sources[0]).toBe(title);
  expect(text).toContain(`《${title}》`);
  expect(pieces).toBeGreaterThan(3);
  expect(last).toEqual({ done: true });
});

test("a question that no article is about gets no answer, and the way to people", async () => {
  for (const question of ["明天上海的天气", "hello", "？？？"]) {
    const { text, sources } = await ask(question);
    expect(sources).toEqual([]);
    expect(text).toContain("没有在帮助文章里找到");
    expect(text).toContain("转人工");
  }
});

test("articles are found without a sign-in", async () => {
  const query = new URLSearchParams({ text: "发票采集失败" });
  const response = await server.app.inject(`/api/fcp/web/customerService/articles?${query}`);
  const { code, result } = response.json<{ code: string; result: { title: string; body: string }[] }>();
  expect(code).toBe("0");
  expect(result[0]?.title).toBe("发票采集失败怎么办");
  expect(result[0]?.body).toContain("重新采集");
});

test("who asks for people waits in a queue, is answered by those who may, and is told when it is over", async () => {
  const messageList = [
    { sender: "asker", content: "采集一直失败" },
    { sender: "assistant", content: "请重新采集" },
  ];
  const begun = (await call("sunli", "transfer", { messageList })).result as Talk;
  expect(begun).toMatchObject({ state: 0, subject: "采集一直失败", answererName: null });
  expect(begun.messageList.map(({ sender, userName }) => [sender, userName])).toEqual([
    ["asker", "孙丽"],
    ["assistant", "智能客服"],
  ]);
  const { id } = begun;
  expect((await call("sunli", "transfer", { messageList: [] })).result).toMatchObject({ id });

  expect(await call("sunli", "page", { pageNum: 1, pageSize: 10 })).toMatchObject({ code: "0403" });
  const page = await call("zhoumy", "page", { pageNum: 1, pageSize: 10, keyword: "采集一直" });
  expect(page.result).toMatchObject({ total: 1, list: [{ id, askerName: "孙丽", state: 0 }] });
  expect((await call("sunli", "reply", { id, content: "我自己答" })).code).toBe("0403");
  expect((await call("zhoumy", "reply", { id, content: "  " })).code).toBe("0400");
  expect((await call("zhoumy", "reply", { id, content: "请先验证税局账号" })).code).toBe("0");
  const told = (await call("sunli", "own")).result as Talk;
  expect(told).toMatchObject({ id, state: 1, answererName: "周明远" });
  expect(told.messageList.at(-1)).toMatchObject({ sender: "staff", content: "请先验证税局账号" });

  expect((await call("sunli", "say", { id, content: "好了，谢谢" })).code).toBe("0");
  expect((await call("zhoumy", "detail", { id })).result).toMatchObject({
    messageList: [{}, {}, {}, { sender: "asker", content: "好了，谢谢" }],
  });
  expect((await call("zhoumy", "finish", { id })).code).toBe("0");
  expect((await call("sunli", "own")).result).toBeNull();
  expect((await call("sunli", "own", { id })).result).toMatchObject({ state: 2 });
  expect((await call("sunli", "say", { id, content: "还有一个问题" })).code).toBe("0409");
});

test("nobody reads or continues the talk of somebody else, of the firm or of another", async () => {
  const { id } = (await call("sunli", "transfer", { messageList: [] })).result as Talk;
  for (const account of ["chenjie", "qianjin"]) {
    expect((await call(account, "own", { id })).code).toBe("0404");
    expect((await call(account, "say", { id, content: "代问" })).code).toBe("0404");
    expect((await call(account, "end", { id })).code).toBe("0404");
  }
  expect((await call("qianjin", "detail", { id })).code).toBe("0404");
  expect((await call("qianjin", "reply", { id, content: "别家回复" })).code).not.toBe("0");
  expect((await call("sunli", "end", { id })).result).toMatchObject({ state: 2 });
});

test("who presses for people five times at once waits in one queue, with what was said once", async () => {
  const messageList = [{ sender: "asker", content: "请接人工" }];
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => await call("zhaomin", "transfer", { messageList })),
  );
  expect(answers.map(({ code }) => code)).toEqual(["0", "0", "0", "0", "0"]);
  const talks = answers.map(({ result }) => result as Talk);
  expect(new Set(talks.map(({ id }) => id)).size).toBe(1);
  expect(talks.map(({ messageList: said }) => said.length)).toEqual([1, 1, 1, 1, 1]);
  const page = await call("zhoumy", "page", { pageNum: 1, pageSize: 10, keyword: "请接人工" });
  expect(page.result).toMatchObject({ total: 1 });
});
