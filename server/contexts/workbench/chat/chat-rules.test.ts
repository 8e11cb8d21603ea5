import { beforeAll, describe, expect, test } from "vitest";
import { inService } from "../../../access/served-months.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const HOUR_MS = 60 * 60 * 1000;
const PAGE = { pageNum: 1, pageSize: 1500 };

const server = useTestServer();
let qyid: number;
beforeAll(async () => {
  const page = await result<{ data: { qyid: number }[] }>("sunli", "company.page", {
    pageNumber: 1,
    pageSize: 500,
  });
  qyid = page.data[0]?.qyid ?? 0;
});

const call = async (account: string, operation: string, params: object = {}) =>
  await server.request(account, `chat.${operation}`, params);
async function result<Result>(account: string, operation: string, params: object = {}): Promise<Result> {
  const answer = await call(account, operation, params);
  expect(answer).toMatchObject({ code: "0" });
  return answer.result as Result;
}
const say = async (content: string, account = "sunli", more: object = {}) =>
  await result<{ id: number; createTime: string }>(account, "record.submit", {
    qyid,
    module: 0,
    content,
    ...more,
  });
const idOf = async (account: string) => {
  const staff = server.db.selectFrom("staff").select("userId").where("account", "=", account);
  return (await staff.executeTakeFirstOrThrow()).userId;
};

describe("messages", () => {
  test("are found by what was said, when, and by whom", async () => {
    const first = await say("请确认十月社保基数");
    server.advanceClock(HOUR_MS);
    const second = await say("社保基数已调整", "chenjie");
    const idsFor = async (filters: object) =>
      (await result<{ data: { id: number }[] }>("sunli", "record.page", { ...PAGE, qyid, ...filters })).data
        .map(({ id }) => id)
        .filter((id) => id === first.id || id === second.id);
    expect(await idsFor({ fuzzyMatch: "社保基数" })).toEqual([second.id, first.id]);
    expect(await idsFor({ fuzzyMatch: "十月" })).toEqual([first.id]);
    expect(await idsFor({ startTime: second.createTime })).toEqual([second.id]);
    expect(await idsFor({ endTime: first.createTime })).toEqual([first.id]);
    expect(await idsFor({ fromUserIdList: [await idOf("chenjie")] })).toEqual([second.id]);
  });

  test("have 500 characters at most", async () => {
    const long = { qyid, module: 0, content: "长".repeat(501) };
    expect(await call("sunli", "record.submit", long)).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "content" }] },
    });
    await say("长".repeat(500));
  });

  test("come in pages of 1500 at most, companies in pages of 500", async () => {
    expect(await call("sunli", "record.page", { ...PAGE, pageSize: 1501 })).toMatchObject({ code: "0400" });
    expect(await call("sunli", "company.page", { pageNumber: 1, pageSize: 501 })).toMatchObject({
      code: "0400",
    });
  });

  test("may be a file alone", async () => {
    const file = new File(["%PDF-1.7\n合同"], "合同.pdf");
    const { fileKey } = await result<{ fileKey: string }>("sunli", "record.uploadFile", { file });
    const { id } = await result<{ id: number }>("sunli", "record.submit", {
      qyid,
      module: 0,
      files: [fileKey],
    });
    const { data } = await result<{ data: { id: number; files: object[] }[] }>("sunli", "record.page", {
      ...PAGE,
      qyid,
    });
    expect(data.find((message) => message.id === id)?.files).toEqual([
      expect.objectContaining({ fileName: "合同.pdf", fileType: "pdf" }),
    ]);
  });
});

describe("attachments", () => {
  const PNG = Buffer.from("\u0089PNG\r\n\u001a\n", "latin1");
  const upload = async (name: string, content: Buffer) =>
    await call("sunli", "record.uploadFile", { file: new File([Uint8Array.from(content)], name) });

  test("are papers, pictures and archives", async () => {
    for (const name of ["脚本.js", "程序.exe", "影片.mp4"]) {
      const { code } = await upload(name, Buffer.from("something"));
      expect([name, code]).toEqual([name, "0400"]);
    }
    expect(await upload("说明.txt", Buffer.from("请查收"))).toMatchObject({ code: "0" });
    expect(await upload("票据.png", PNG)).toMatchObject({ code: "0" });
  });

  test("have 10 MB at most when they are pictures", async () => {
    const large = Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]);
    expect(await upload("票据.png", large)).toMatchObject({ code: "0409", message: "图片不能超过 10MB" });
  });
});

describe("to-dos", () => {
  const find = async (id: number) => {
    const { data } = await result<{ data: { id: number }[] }>("sunli", "record.page", { ...PAGE, qyid });
    return data.find((message) => message.id === id);
  };

  test("are none, open, and taken back, after which the message can be given out again", async () => {
    const { id: dataId } = await say("请补充合同");
    expect(await find(dataId)).toMatchObject({ todoType: "none", todoStatus: null, doneUserId: null });
    const todo = { dataId, content: "补充合同", userIdList: [await idOf("sunli")] };
    await result("sunli", "todo.save", todo);
    expect(await find(dataId)).toMatchObject({ todoType: "self", todoStatus: 0, todoMineFlag: true });
    await result("sunli", "todo.cancel", { dataId });
    expect(await find(dataId)).toMatchObject({ todoStatus: 2, todoMineFlag: false, doneUserId: null });
    expect(await call("sunli", "todo.done", { dataId })).toMatchObject({ code: "0409" });
    await result("sunli", "todo.save", todo);
    await result("sunli", "todo.done", { dataId });
    expect(await find(dataId)).toMatchObject({ todoStatus: 1, doneUserId: await idOf("sunli") });
    expect(await call("sunli", "todo.save", todo)).toMatchObject({ code: "0409" });
  });

  test("have somebody who does them, perhaps several, and 200 characters at most", async () => {
    const { id: dataId } = await say("请核对名单");
    const users = await result<{ userId: number }[]>("chenjie", "todo.users", { qyid });
    const userIdList = users.slice(0, 2).map(({ userId }) => userId);
    expect(userIdList).toHaveLength(2);
    const todo = { dataId, content: "核对名单", userIdList };
    for (const [path, wrong] of [
      ["userIdList", { ...todo, userIdList: [] }],
      ["content", { ...todo, content: "长".repeat(201) }],
    ] as const)
      expect(await call("chenjie", "todo.save", wrong)).toMatchObject({
        code: "0400",
        result: { fieldErrors: [{ path }] },
      });
    await result("chenjie", "todo.save", todo);
    expect(await result("chenjie", "todo.detail", { dataId })).toMatchObject({ userIdList });
  });
});

test("whoever tells that a confirmed tax is right says when it is paid, or that it is not yet", async () => {
  const month = { kjnd: 2026, kjqj: 10 };
  const companyWith = async (operator: "=" | "!=") => {
    const { companyId } = await server.db
      .selectFrom("companyPeriod as p")
      .innerJoin("company", "company.companyId", "p.companyId")
      .select("p.companyId")
      .where("p.gsid", "=", 1001)
      .where("p.kjnd", "=", month.kjnd)
      .where("p.kjqj", "=", month.kjqj)
      .where("p.confirmationStatus", operator, 2)
      .where(inService(server.clock))
      .where("company.isRemove", "=", 0)
      .executeTakeFirstOrThrow();
    return companyId;
  };
  const confirm = async (company: number, expandParam: object = {}, tags = 9) =>
    await call("chenjie", "record.submit", {
      qyid: company,
      module: 4,
      tags,
      content: "请确认税款",
      confirmInfo: { ...month, confirmType: 4, expandParam },
    });
  const confirmed = await companyWith("=");
  expect(await confirm(confirmed)).toMatchObject({
    code: "0400",
    message: "请选择扣款日期，或选择暂不扣款",
  });
  expect(await confirm(confirmed, { noPaymentStatus: 1 })).toMatchObject({ code: "0" });
  expect(await confirm(confirmed, { paymentTime: "2026-11-24" })).toMatchObject({ code: "0" });
  expect(await confirm(confirmed, {}, 1)).toMatchObject({ code: "0" });
  expect(await confirm(await companyWith("!="))).toMatchObject({ code: "0" });
});

test("the companies are all that one sees, or those that one looks after", async () => {
  const total = async (account: string, authSelf: number) =>
    (await result<{ total: number }>(account, "company.page", { pageNumber: 1, pageSize: 1, authSelf }))
      .total;
  expect(await total("chenjie", 1)).toBeLessThan(await total("chenjie", -1));
  expect(await total("sunli", 1)).toBe(await total("sunli", -1));
});
