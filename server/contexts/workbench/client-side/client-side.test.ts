import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { readShownAmounts } from "../../../testing/read-shown-amounts.ts";

const server = useTestServer();
const OCTOBER = { kjnd: 2026, kjqj: 10 };
const CORRECT = 9;
const DOUBTFUL = 1;
const TAX = 4;

async function linkOf(companyId: number, account = "chenjie"): Promise<string> {
  const { result } = await server.request(account, "miniProgram.client.link", { companyId });
  return (result as { address: string }).address.split("#")[1] ?? "";
}

const ask = async (operation: string, params: object, key?: string) =>
  await server.requestWith(null, `miniProgram.client.${operation}`, params, key);

/** Answers as a client who has just read the notice. */
async function answerAs(link: string, params: object) {
  const { result } = await ask("letter", { link, ...OCTOBER });
  const taxAmount = (result as { month: { taxAmount: number } } | null)?.month.taxAmount ?? 0;
  return await ask("answer", { link, ...OCTOBER, taxAmount, ...params });
}

/** Companies whose tax of October can be notified, and is more than a yuan. */
async function ready(): Promise<number[]> {
  const rows = await server.db
    .selectFrom("companyPeriod")
    .select("companyId")
    .where("gsid", "=", 1001)
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 10)
    .where("noticeTaxType", "=", 0)
    .where("predictionStatus", "=", 1)
    .where("zzshfjs", ">", "1")
    .orderBy("companyId")
    .execute();
  const qyIdList = rows.map(({ companyId }) => companyId);
  const { result } = await server.request("chenjie", "taxConfirm.confirmCheck", { ...OCTOBER, qyIdList });
  return (result as { successQyIdList: number[] }).successQyIdList;
}

async function notified(): Promise<number> {
  const [companyId = 0] = await ready();
  await notify(companyId);
  return companyId;
}

async function notify(companyId: number): Promise<void> {
  const answer = await server.request("chenjie", "taxConfirm.confirmTax", {
    ...OCTOBER,
    operationType: 1,
    taxStatus: "correct",
    qyIdList: [companyId],
    paymentTimeType: 0,
    paymentTime: "2026-11-24",
    noticeTaxReqList: await readShownAmounts(server, [companyId], OCTOBER),
  });
  expect(answer.result).toMatchObject({ failCount: 0 });
}

async function monthOf(companyId: number) {
  return await server.db
    .selectFrom("companyPeriod")
    .selectAll()
    .where("companyId", "=", companyId)
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 10)
    .executeTakeFirstOrThrow();
}

async function talkOf(companyId: number, module: number) {
  const { result } = await server.request("chenjie", "chat.record.page", {
    pageNum: 1,
    pageSize: 1500,
    qyid: companyId,
    module,
  });
  return (result as { data: readonly Record<string, unknown>[] }).data;
}

test("a doubt with words stands in the month, in the history and in the talk, and the next notice ends it", async () => {
  const companyId = await notified();
  const link = await linkOf(companyId);
  expect(await answerAs(link, { tags: DOUBTFUL, content: "  " })).toMatchObject({
    message: "请输入疑问内容",
  });
  const content = "少算了一张进项发票";
  expect(await answerAs(link, { tags: DOUBTFUL, content })).toMatchObject({ code: "0" });
  expect(await monthOf(companyId)).toMatchObject({ noticeTaxType: 1, doubtState: 2 });
  const { result } = await server.request("chenjie", "taxNotice.history", { qyId: companyId, ...OCTOBER });
  expect((result as object[])[0]).toMatchObject({ operationType: 5, doubtState: 2, content, source: 2 });
  expect((await talkOf(companyId, TAX))[0]).toMatchObject({
    content,
    tags: DOUBTFUL,
    sender: "client",
    source: "miniProgram",
    chatMineFlag: false,
  });
  expect(await answerAs(link, { tags: DOUBTFUL, content })).toMatchObject({
    message: "您的疑问会计正在处理，补充说明请直接留言",
  });
  await server.request("chenjie", "taxNotice.batchNotice", {
    ...OCTOBER,
    operationType: 2,
    qyIdList: [companyId],
  });
  expect(await ask("letter", { link, ...OCTOBER })).toMatchObject({
    message: "会计已撤回这份通知，请等待新的通知",
  });
  expect(await answerAs(link, { tags: CORRECT })).toMatchObject({
    message: "会计已撤回这份通知，请等待新的通知",
  });
  await notify(companyId);
  expect((await ask("letter", { link, ...OCTOBER })).result).toMatchObject({
    closedReason: null,
    month: { answer: null, doubtState: 0 },
  });
});

test("a confirmation says when the tax is taken, within the days on which it can be", async () => {
  const companyId = await notified();
  const link = await linkOf(companyId);
  const letter = (await ask("letter", { link, ...OCTOBER })).result as {
    letter: { qyId: number; taxAmount: number };
    lastPayDay: string;
  };
  expect(letter.letter).toMatchObject({
    qyId: companyId,
    taxAmount: Number((await monthOf(companyId)).qrzzse),
  });
  const answer = { tags: CORRECT };
  expect(await answerAs(link, { ...answer, paymentTime: "2027-03-01" })).toMatchObject({
    message: expect.stringContaining("扣款日期应在"),
  });
  expect(await answerAs(link, { ...answer, paymentTime: "2026-11-25" })).toMatchObject({ code: "0" });
  expect(await monthOf(companyId)).toMatchObject({
    doubtState: 0,
    payTime: "2026-11-25",
    paymentTimeType: 0,
  });
  expect((await talkOf(companyId, TAX))[0]).toMatchObject({ tags: CORRECT });
  expect(await answerAs(link, answer)).toMatchObject({ message: "您已确认过，无需重复提交" });
});

test("an amount that is no longer the notified one is not confirmed unread", async () => {
  const companyId = await notified();
  const link = await linkOf(companyId);
  expect(await answerAs(link, { tags: CORRECT, taxAmount: 12.34 })).toMatchObject({
    code: "0409",
    message: "税额已变动，请重新核对后再回复",
  });
  expect((await ask("letter", { link, ...OCTOBER })).result).toMatchObject({ month: { answer: null } });
});

test("暂不扣款 leaves the day open", async () => {
  const companyId = await notified();
  const link = await linkOf(companyId);
  await answerAs(link, { tags: CORRECT, noPaymentStatus: 1 });
  expect(await monthOf(companyId)).toMatchObject({ payTime: null, paymentTimeType: 1 });
});

test("a declared tax can no longer be answered", async () => {
  const companyId = await notified();
  const link = await linkOf(companyId);
  await server.db
    .updateTable("companyPeriod")
    .set({ noticeTaxType: 2 })
    .where("companyId", "=", companyId)
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 10)
    .execute();
  expect(await answerAs(link, { tags: CORRECT })).toMatchObject({
    message: "税款已申报，如有问题请直接留言",
  });
});

test("what a client writes is new to the staff, once for each intent, and markup stays text", async () => {
  const [companyId = 0] = await ready();
  const link = await linkOf(companyId);
  const content = "<img src=x onerror=alert(1)> 请看";
  const key = "one-and-the-same-intent";
  const first = await ask("submit", { link, module: 0, content }, key);
  expect(await ask("submit", { link, module: 0, content }, key)).toEqual(first);
  const said = (await talkOf(companyId, 0)).filter((message) => message.content === content);
  expect(said).toHaveLength(1);
  const { result } = await server.request("chenjie", "chat.company.page", {
    pageNumber: 1,
    pageSize: 1,
    qyid: companyId,
  });
  expect((result as { data: readonly object[] }).data[0]).toMatchObject({ newMsgFlag: true });
  const told = await server.db
    .selectFrom("outbox")
    .select("message")
    .where("companyId", "=", companyId)
    .execute();
  const kinds = told.map(({ message }) => JSON.stringify(message));
  for (const kind of ["RECORD", "COMPANY", "STATISTICS"])
    expect(kinds.some((message) => message.includes(kind))).toBe(true);
  expect(await ask("submit", { link, module: 0, content: "长".repeat(501) })).toMatchObject({
    code: "0400",
  });
  expect(await ask("submit", { link, module: 0 })).toMatchObject({ message: "请输入内容或添加图片" });
});

test("a link leads to the messages and files of its company alone", async () => {
  const [own = 0, other = 0] = await ready();
  const [ownLink, otherLink] = [await linkOf(own), await linkOf(other)];
  const file = new File([JSON.stringify({ code: "0", words: "发票" })], "发票.txt");
  const { result } = await ask("upload", { link: ownLink, file });
  const { fileKey } = result as { fileKey: string };
  expect(await ask("submit", { link: ownLink, module: 1, files: [fileKey] })).toMatchObject({ code: "0" });
  expect(await ask("file", { link: ownLink, fileKey })).toMatchObject({ status: 200, words: "发票" });
  expect(await ask("file", { link: otherLink, fileKey })).toMatchObject({ code: "0404" });
  const there = (await ask("records", { link: otherLink, module: 1 })).result as readonly object[];
  expect(JSON.stringify(there)).not.toContain(fileKey);
  const opened = (await ask("open", { link: otherLink })).result;
  expect(JSON.stringify(opened)).not.toContain(String((await monthOf(own)).companyId));
});

test("no link is made for a company that its maker does not see, of another firm neither", async () => {
  const foreign = await server.db
    .selectFrom("company")
    .select("companyId")
    .where("gsid", "!=", 1001)
    .executeTakeFirstOrThrow();
  expect(
    await server.request("chenjie", "miniProgram.client.link", { companyId: foreign.companyId }),
  ).toMatchObject({ code: "0404" });
});

test("a link ends after a week, with the next one, with its maker's account and with the company", async () => {
  const [companyId = 0] = await ready();
  const ended = { code: "0404", message: "链接已失效，请向您的会计索取新的链接" };
  const first = await linkOf(companyId);
  const second = await linkOf(companyId);
  expect(await ask("open", { link: first })).toMatchObject(ended);
  expect(await ask("open", { link: `${second.slice(0, -1)}_` })).toMatchObject(ended);
  expect(await ask("open", { link: second })).toMatchObject({ code: "0" });
  const makers = server.db.updateTable("staff").where("gsid", "=", 1001).where("account", "=", "chenjie");
  await makers.set({ status: 0 }).execute();
  expect(await ask("open", { link: second })).toMatchObject(ended);
  await makers.set({ status: 1 }).execute();
  const trashed = server.db.updateTable("company").where("companyId", "=", companyId);
  await trashed.set({ isRemove: 1 }).execute();
  expect(await ask("open", { link: second })).toMatchObject(ended);
  await trashed.set({ isRemove: 0 }).execute();
  expect(await ask("open", { link: second })).toMatchObject({ code: "0" });
  server.advanceClock(7 * 24 * 60 * 60 * 1000 + 1000);
  expect(await ask("open", { link: second })).toMatchObject(ended);
});
