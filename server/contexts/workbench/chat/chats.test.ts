import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const call = async (account: string, operation: string, params: object = {}) =>
  await server.request(account, `chat.${operation}`, params);
const result = async <Result>(account: string, operation: string, params: object = {}) => {
  const answer = await call(account, operation, params);
  expect(answer).toMatchObject({ code: "0" });
  return answer.result as Result;
};

interface Company {
  readonly qyid: number;
  readonly newMsgFlag: boolean;
  readonly todoFlag: boolean;
}

const companies = async (account: string, params: object = {}) =>
  await result<{ data: readonly Company[]; total: number }>(account, "company.page", {
    pageNumber: 1,
    pageSize: 500,
    ...params,
  });
const PAGE = { pageNum: 1, pageSize: 1500 };

test("companies with new messages stand first, and each filter leaves a part", async () => {
  const all = await companies("sunli");
  const fresh = await companies("sunli", { newMsgFlag: true });
  expect(all.data.slice(0, fresh.total)).toEqual(fresh.data);
  expect(fresh.total).toBeGreaterThan(0);
  const withTodo = await companies("sunli", { todoFlag: true });
  expect(withTodo.total).toBeGreaterThan(0);
  expect(withTodo.total).toBeLessThan(all.total);
  expect((await companies("chenjie")).total).toBeGreaterThan(all.total);
});

test("who answers a client has seen what the client wrote in that module", async () => {
  const [{ qyid } = { qyid: 0 }] = (await companies("sunli", { newMsgFlag: true })).data;
  const before = await result<{ msgNum: number }>("sunli", "statistics");
  for (const module of [0, 1, 2, 3, 4]) {
    await result("sunli", "record.submit", { qyid, module, content: `已收到 ${module}` });
  }
  expect((await companies("sunli", { qyid })).data[0]).toMatchObject({ newMsgFlag: false });
  const after = await result<{ msgNum: number }>("sunli", "statistics");
  expect(after.msgNum).toBeLessThan(before.msgNum);
  const { data } = await result<{ data: readonly object[] }>("sunli", "record.page", { ...PAGE, qyid });
  expect(data).toContainEqual(expect.objectContaining({ content: "已收到 4", chatMineFlag: true }));
});

test("an empty message is refused, in the words of a doubt when it is one", async () => {
  const [{ qyid } = { qyid: 0 }] = (await companies("sunli")).data;
  expect(await call("sunli", "record.submit", { qyid, module: 0 })).toMatchObject({
    message: "请输入沟通内容",
  });
  expect(await call("sunli", "record.submit", { qyid, module: 4, tags: 1, content: " " })).toMatchObject({
    message: "请输入疑问内容",
  });
  const files = ["no-such-file"];
  expect(await call("sunli", "record.submit", { qyid, module: 0, files })).toMatchObject({ code: "0404" });
});

test("a to-do belongs to its assignee: only they complete it, and then it is over", async () => {
  const [{ qyid } = { qyid: 0 }] = (await companies("sunli")).data;
  const { id: dataId } = await result<{ id: number }>("sunli", "record.submit", {
    qyid,
    module: 0,
    content: "请补发合同",
  });
  const user = (
    await result<readonly { userId: number; userName: string }[]>("sunli", "todo.users", { qyid })
  ).find(({ userName }) => userName === "孙丽");
  const todo = { dataId, content: "核对合同", userIdList: [user?.userId] };
  await result("sunli", "todo.save", todo);
  expect(await call("sunli", "todo.save", todo)).toMatchObject({ message: "该消息已有待办，请先完成或取消" });
  expect(await call("chenjie", "todo.done", { dataId })).toMatchObject({ message: "只有执行人可以完成待办" });
  await result("sunli", "todo.done", { dataId });
  expect(await result("sunli", "todo.detail", { dataId })).toMatchObject({
    todoStatus: 1,
    doneUserName: "孙丽",
  });
  expect(await call("sunli", "todo.cancel", { dataId })).toMatchObject({ code: "0409" });
  const { data } = await result<{ data: readonly object[] }>("sunli", "record.page", { ...PAGE, qyid });
  expect(data).toContainEqual(
    expect.objectContaining({ id: dataId, todoType: "self", todoMineFlag: false, doneUserName: "孙丽" }),
  );
});

test("whether invoices were sent is kept by company and month", async () => {
  const [{ qyid, ...row } = { qyid: 0 }] = (await companies("sunli")).data;
  const { kjnd, kjqj } = row as { kjnd: number; kjqj: number };
  await result("sunli", "invoiceMessageStatus", { companyId: qyid, kjnd, kjqj, invoiceMessageStatus: 1 });
  expect((await companies("sunli", { qyid })).data[0]).toMatchObject({ invoiceStatus: 1 });
});

test("another month and another company keep their own word about the invoices that were sent", async () => {
  const [first, second] = (await companies("sunli")).data.slice(1);
  const ids = [first?.qyid ?? 0, second?.qyid ?? 0];
  const months = [
    { kjnd: 2024, kjqj: 8 },
    { kjnd: 2024, kjqj: 9 },
    { kjnd: 2023, kjqj: 9 },
  ];
  const set = async (
    companyId: number | undefined,
    month: object | undefined,
    invoiceMessageStatus: number,
  ) => await result("sunli", "invoiceMessageStatus", { companyId, ...month, invoiceMessageStatus });
  const kept = async () => {
    const records = await server.db
      .selectFrom("plainRecord")
      .select(["companyId", "kjnd", "kjqj", "fields"])
      .where("resource", "=", "invoiceMessage")
      .where("companyId", "in", ids)
      .where("kjnd", "in", [2023, 2024])
      .where("kjqj", "in", [8, 9])
      .execute();
    return records
      .map(({ companyId, kjnd, kjqj, fields }) => {
        const { invoiceMessageStatus } = fields as unknown as { readonly invoiceMessageStatus: number };
        return [ids.indexOf(companyId ?? 0), kjnd, kjqj, invoiceMessageStatus].join(" ");
      })
      .toSorted();
  };
  for (const month of months) await set(ids[0], month, 1);
  await set(ids[1], months[1], 1);
  await set(ids[0], months[1], 0);
  expect(await kept()).toEqual(["0 2023 9 1", "0 2024 8 1", "0 2024 9 0", "1 2024 9 1"]);
});
