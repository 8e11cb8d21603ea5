import { beforeEach, expect, test } from "vitest";
import { tenantDb } from "../../../platform/database/tenant-db.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { clientDesk } from "./testing/client-desk.ts";

const server = useTestServer({ runJobs: false, limitsUse: true });
const { ask, linkOf, companiesOf } = clientDesk(server);

const MINUTE_MS = 60 * 1000;

const allow = async (subject: string, scope: string, amount: number) =>
  await tenantDb(server.db, 1001).insertInto("allowance").values({ subject, scope, amount }).execute();
const aFile = (bytes = 6) => new File(["x".repeat(bytes)], "a.txt");
const ownUpload = async () => await server.request("sunli", "file.upload", { file: aFile() });
const linksOf = async () => {
  const [a, b] = await companiesOf("sunli");
  if (!a || !b) throw new Error("two clients are needed");
  return [await linkOf(a.companyId, "sunli"), await linkOf(b.companyId, "sunli"), a.companyId] as const;
};

beforeEach(async () => {
  await tenantDb(server.db, 1001).deleteFrom("allowance").execute();
  server.advanceClock(MINUTE_MS);
});

test("a flood of uploads by a link is refused with the seconds to wait, and costs its maker nothing", async () => {
  await allow("clientUpload", "company", 3);
  await allow("upload", "user", 1);
  const [link, other] = await linksOf();
  for (let index = 0; index < 3; index += 1)
    expect(await ask("upload", { link, file: aFile() })).toMatchObject({ code: "0" });
  expect(await ask("upload", { link, file: aFile() })).toMatchObject({
    code: "0429",
    message: expect.stringMatching(/^上传过于频繁，请 \d+ 秒后再试$/),
  });
  expect(await ask("upload", { link: other, file: aFile() })).toMatchObject({ code: "0" });
  expect(await ownUpload()).toMatchObject({ code: "0" });
  server.advanceClock(MINUTE_MS);
  expect(await ask("upload", { link, file: aFile() })).toMatchObject({ code: "0" });
});

test("the room of a client is its company's, and fills nobody else's", async () => {
  const [link, other] = await linksOf();
  const { bytes } = await tenantDb(server.db, 1001)
    .selectFrom("file")
    .select((from) => from.fn.coalesce(from.fn.sum<number>("size"), from.lit(0)).as("bytes"))
    .where("owner", "is", null)
    .executeTakeFirstOrThrow();
  await allow("clientStorage", "company", bytes + 100);
  await allow("storage", "user", 100 * 1024 ** 3);
  expect(await ask("upload", { link, file: aFile(60) })).toMatchObject({ code: "0" });
  expect(await ask("upload", { link, file: aFile(bytes + 60) })).toMatchObject({
    code: "0507",
    message: expect.stringMatching(/^已上传的文件占满 .+，请联系您的会计$/),
  });
  expect(await ask("upload", { link: other, file: aFile(60) })).toMatchObject({ code: "0" });
  await allow("clientStorage", "firm", 1);
  expect(await ask("upload", { link: other, file: aFile() })).toMatchObject({ code: "0507" });
  expect(await ownUpload()).toMatchObject({ code: "0" });
});

test("messages and answers of a company are counted together, over all its links", async () => {
  await allow("clientWords", "company", 3);
  const [link, other, companyId] = await linksOf();
  const colleague = await linkOf(companyId, "chenjie");
  const say = async (by: string) => await ask("submit", { link: by, module: 0, content: "在吗" });
  for (const by of [link, colleague]) expect(await say(by)).toMatchObject({ code: "0" });
  const answer = { link, kjnd: 2026, kjqj: 10, tags: 9, taxAmount: 0 };
  expect((await ask("answer", answer)).code).not.toBe("0429");
  const refused = { code: "0429", message: expect.stringMatching(/^发送过于频繁，请 \d+ 秒后再试$/) };
  expect(await say(colleague)).toMatchObject(refused);
  expect(await ask("answer", answer)).toMatchObject(refused);
  expect(await say(other)).toMatchObject({ code: "0" });
  expect(await ask("open", { link })).toMatchObject({ code: "0" });
  await allow("clientWords", "firm", 1);
  expect(await say(other)).toMatchObject({
    code: "0429",
    message: expect.stringMatching(/^您的服务机构发送过于频繁，请 \d+ 秒后再试$/),
  });
});

test("what comes by itself has a measure of its own: who is writing, and what was looked at", async () => {
  await allow("signal", "user", 2);
  const [, , qyid] = await linksOf();
  const typing = async (account: string) =>
    await server.request(account, "chat.record.typing", { qyid, module: 0, page: "page-one" });
  for (let index = 0; index < 2; index += 1) expect(await typing("sunli")).toMatchObject({ code: "0" });
  expect(await typing("sunli")).toMatchObject({
    code: "0429",
    message: expect.stringMatching(/^上报过于频繁，请 \d+ 秒后再试$/),
  });
  expect(await typing("chenjie")).toMatchObject({ code: "0" });
  expect(await ownUpload()).toMatchObject({ code: "0" });
});
