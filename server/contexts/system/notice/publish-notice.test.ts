import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3);
const PAGE = { pageNum: 1, pageSize: 50 };

interface Published {
  readonly id: number;
  readonly relationId: number;
  readonly noticeTitle: string;
  readonly noticeAbstract: string;
  readonly noticeBody: string;
}

const create = async (params: object, account = "chenjie") =>
  await server.request(account, "notice.create", { noticeTitle: "通知", category: 1, ...params });
const received = async (account: string, params: object = {}) => {
  const { result } = await server.request(account, "notice.page", { ...PAGE, ...params });
  return (result as { list: Published[] }).list;
};
const upload = async (account: string) => {
  const file = new File([PNG], "流程图.png");
  const { result } = await server.request(account, "file.upload", { file });
  return result as { fileUrl: string };
};

test("nothing of a text is kept that could run, and its beginning stands for it in lists", async () => {
  const noticeBody = `<h2 onclick="x()">安排</h2><script>x()</script><p style="position:fixed">周五<b>下午</b><a href="javascript:x()">甲</a></p>`;
  expect(await create({ noticeTitle: "有害的正文", noticeBody })).toMatchObject({ code: "0" });
  expect((await received("sunli", { keyword: "有害的正文" }))[0]).toMatchObject({
    noticeBody: "<h2>安排</h2><p>周五<b>下午</b><a>甲</a></p>",
    noticeAbstract: "安排 周五 下午 甲",
  });
});

test("a text of which nothing is left is refused", async () => {
  const answer = await create({ noticeBody: "<p> </p><script>x()</script>" });
  expect(answer).toMatchObject({ code: "0409", message: "正文没有内容，请填写后再发布" });
});

test("its pictures are read by who received it, and nobody makes the files of others readable", async () => {
  const { fileUrl } = await upload("chenjie");
  const noticeBody = `<p>见图</p><img src="${fileUrl}" alt="流程图">`;
  expect((await server.fetch("sunli", fileUrl)).headers["content-type"]).toContain("json");
  expect(await create({ noticeTitle: "带图", noticeBody })).toMatchObject({ code: "0" });
  const [notice] = await received("sunli", { keyword: "带图" });
  expect(notice?.noticeBody).toBe(noticeBody);
  expect((await server.fetch("sunli", fileUrl)).headers["content-type"]).toBe("image/png");
  expect((await server.fetch("qianjin", fileUrl)).headers["content-type"]).toContain("json");
  const other = await upload("heqing");
  const stolen = await create({ noticeBody: `<img src="${other.fileUrl}">` });
  expect(stolen).toMatchObject({ code: "0404", message: "附件不存在或已被删除，请重新上传" });
});

test("a notice from before there were pictures and pop-ups is read, listed and withdrawn like any other", async () => {
  await create({ noticeTitle: "旧公告", noticeBody: "<p>早先的内容</p>" });
  await server.db
    .updateTable("plainRecord")
    .set({ fields: sql`fields - 'imageKeyList' - 'popUp'` })
    .where("resource", "=", "notice")
    .execute();
  const [notice] = await received("sunli", { keyword: "旧公告" });
  expect(notice?.noticeBody).toBe("<p>早先的内容</p>");
  const { fileUrl } = await upload("heqing");
  expect((await server.fetch("sunli", fileUrl)).headers["content-type"]).toContain("json");
  const published = await server.request("chenjie", "notice.publishedPage", { ...PAGE, keyword: "旧公告" });
  expect(published).toMatchObject({ code: "0", result: { total: 1 } });
  const withdrawn = await server.request("chenjie", "notice.withdraw", { idList: [notice?.id] });
  expect(withdrawn).toMatchObject({ code: "0", result: 1 });
});

test("one that pops up is found as such, and one that is withdrawn is gone for everybody", async () => {
  await create({ noticeTitle: "今天停电", noticeBody: "<p>请保存好工作</p>", popUp: 1 });
  const [urgent] = await received("heqing", { deliverStatus: 0, popUp: 1 });
  expect(urgent?.noticeTitle).toBe("今天停电");
  const published = await server.request("chenjie", "notice.publishedPage", { ...PAGE, keyword: "停电" });
  const [notice] = (published.result as { list: { id: number; rowVersion: string }[] }).list;
  const idList = [notice?.id ?? 0];
  expect(await server.request("heqing", "notice.withdraw", { idList })).toMatchObject({ code: "0403" });
  expect(await server.request("fenglei", "notice.publishedPage", PAGE)).toMatchObject({ code: "0403" });
  expect(await server.request("qianjin", "notice.withdraw", { idList })).not.toMatchObject({ code: "0" });
  expect(await server.request("chenjie", "notice.withdraw", { idList })).toMatchObject({ code: "0" });
  expect(await received("heqing", { keyword: "今天停电" })).toEqual([]);
});

test("who receives a notice is told that it has come and that it is gone, and nobody else", async () => {
  const told = async () => {
    const rows = await server.db.selectFrom("outbox").select(["userIds", "message"]).orderBy("id").execute();
    return rows.filter(({ message }) => JSON.stringify(message).includes("FLUSH_NOTICE"));
  };
  const [{ userId } = { userId: 0 }] = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "sunli")
    .execute();
  const before = (await told()).length;
  await create({ noticeTitle: "只给一人", noticeBody: "<p>请知悉</p>", userIdList: [userId] });
  await create({ noticeTitle: "空的", noticeBody: "<p></p>", userIdList: [userId] });
  const published = await server.request("chenjie", "notice.publishedPage", { ...PAGE, keyword: "只给一人" });
  const [notice] = (published.result as { list: { id: number }[] }).list;
  await server.request("chenjie", "notice.withdraw", { idList: [notice?.id] });
  expect((await told()).slice(before).map(({ userIds }) => userIds)).toEqual([[userId], [userId]]);
});
