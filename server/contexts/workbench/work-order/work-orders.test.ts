import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

type Row = Readonly<Record<string, unknown>>;
const COMPANY = 1_001_001;
const call = async (operation: string, params: object = {}, account = "chenjie") =>
  await server.request(account, `workOrder.${operation}`, params);
const page = async (params: object = {}, account = "chenjie") =>
  (await call("queryGdPage", { pageNum: 1, pageSize: 500, ...params }, account)).result as {
    list: Row[];
    total: number;
  };
const info = async (id: unknown) =>
  (await call("info", { id })).result as Row & { handleTypes: number[]; logs: Row[] };
const raise = async (params: object, account = "chenjie") => {
  const order = { qyid: COMPANY, type: 2, subType: 201, title: "增值税咨询", content: "请解答", ...params };
  return await call("save", order, account);
};
const processers = async () =>
  ((await call("queryProcesserIds", { qyid: COMPANY })).result as Row[]).map(
    ({ processerId }) => processerId as number,
  );
const idOf = async (params: object) => ((await raise(params)).result as Row).id as number;

test("an order goes to the least busy of those who look after the company, and has a number of its month", async () => {
  const [first] = await processers();
  const { code, result } = await raise({});
  expect(code).toBe("0");
  expect(result).toMatchObject({ processerId: first });
  expect(String((result as Row).gdbh)).toMatch(/^GD202611-\d{4}$/);
  expect(await info((result as Row).id)).toMatchObject({
    szid: 1,
    status: 0,
    deadline: "2026-11-27",
  });
});

test("an order whose parts do not belong together is refused, each fault at its field", async () => {
  expect(await raise({ subType: 301 })).toMatchObject({
    code: "0400",
    message: "工单子类型不属于所选的工单类型",
  });
  expect(await raise({ type: 1, subType: 101 })).toMatchObject({ message: "工商变更工单请填写变更内容" });
  expect(await raise({ type: 6, subType: 601 })).toMatchObject({ message: "扣款确认工单请填写扣款金额" });
  expect(await raise({ deadline: "2026-11-19" })).toMatchObject({ message: "要求完成日期不能早于今天" });
});

test("it is accepted, submitted, sent back and confirmed, but never out of turn", async () => {
  const id = await idOf({});
  const handle = async (handleType: number, handleContent?: string) =>
    await call("batchHandle", { idList: [id], handleType, ...(handleContent && { handleContent }) });
  expect(await handle(3)).toMatchObject({ code: "0409" });
  expect(await handle(1)).toMatchObject({ code: "0", result: { status: 1 } });
  expect(await handle(2)).toMatchObject({ code: "0400", message: "请填写提交确认的说明" });
  for (const [type, said] of [
    [2, "已解答"],
    [5, "还有疑问"],
    [2, "已补充"],
    [3, ""],
  ] as const)
    expect(await handle(type, said)).toMatchObject({ code: "0" });
  const { handleTypes, logs, ...order } = await info(id);
  expect(order).toMatchObject({ status: 3, handleContent: "已补充" });
  expect(handleTypes).toEqual([6]);
  expect(logs.map(({ event }) => event)).toEqual(["finish", "submit", "back", "submit", "accept", "create"]);
  const { nodes } = (await call("jsci.info", { id })).result as { nodes: Row[] };
  expect(nodes.map(({ status }) => status)).toEqual([0, 1, 2, 1, 2, 3]);
  expect(nodes.at(-1)).toMatchObject({ isCurrent: 1 });
});

test("one order that cannot be handled keeps all of them", async () => {
  const open = await idOf({});
  const { list } = await page({ status: [3] });
  const both = { idList: [open, list[0]?.id], handleType: 1 };
  expect(await call("batchHandle", both)).toMatchObject({ code: "0409" });
  expect(await info(open)).toMatchObject({ status: 0 });
});

test("the count of the red dot is that of the user's own unfinished orders", async () => {
  const { list } = await page({ status: [0, 1] });
  const users = (await call("queryColleague", { keyword: "chenjie" })).result as Row[];
  const ownOrders = list.filter(({ processerId }) => processerId === users[0]?.userId);
  expect(ownOrders.length).toBeGreaterThan(0);
  expect(users[0]).toMatchObject({ dclNum: ownOrders.length });
  const { result } = await call("queryGdCount", { aspect: 2, needCount: 1 });
  expect(result).toMatchObject({ dclNum: ownOrders.length });
  const counts = (result as { typeCounts: { dclNum: number }[] }).typeCounts;
  expect(counts.reduce((sum, { dclNum }) => sum + dclNum, 0)).toBe(ownOrders.length);
  const mine = (await call("listnew", { aspect: 2 })).result as Row[];
  expect(new Set(mine.map(({ id }) => id))).toEqual(new Set(ownOrders.map(({ id }) => id)));
});

test("it is handed to those who can process it alone, not twice, and not when it is done", async () => {
  const id = await idOf({});
  const able = await processers();
  const everybody = ((await call("queryColleague")).result as Row[]).map(({ userId }) => userId as number);
  const stranger = everybody.find((userId) => !able.includes(userId));
  const transfer = async (processerId: unknown) =>
    await call("transfer", { idList: [id], processerId, reason: "休假交接" });
  expect(await transfer(stranger)).toMatchObject({ code: "0400" });
  const first = (await info(id)).processerId as number;
  const colleague = able.find((userId) => userId !== first);
  expect(await transfer(colleague)).toMatchObject({ code: "0", result: { count: 1 } });
  expect(await transfer(colleague)).toMatchObject({ code: "0409" });
  expect(await info(id)).toMatchObject({
    processerId: colleague,
    participantIds: expect.arrayContaining([first, colleague]) as unknown,
  });
});

test("a change of the registration is written through to the company, with a record of it", async () => {
  const changes = [
    { field: "legalPerson", value: "顾承安" },
    { field: "registCapital", value: "2600000" },
  ];
  const id = await idOf({ type: 1, subType: 101, changes });
  await call("batchHandle", { idList: [id], handleType: 1 });
  expect(await call("batchHandle", { idList: [id], handleType: 2, handleContent: "已办" })).toMatchObject({
    code: "0409",
  });
  expect(await call("gsxxChange", { id })).toMatchObject({
    code: "0",
    result: { qyid: COMPANY, changedNum: 2 },
  });
  const { result } = await server.request("chenjie", "customerProfile.businessInfo", { qyid: COMPANY });
  expect(result).toMatchObject({ legalPerson: "顾承安", registCapital: 2_600_000 });
  const kept = await server.request("chenjie", "delegation.modifyRecord.page", {
    pageNum: 1,
    pageSize: 10,
    companyId: COMPANY,
    source: "workOrder",
  });
  const { list } = kept.result as { list: Row[] };
  expect(new Set(list.slice(0, 2).map(({ newValue }) => newValue))).toEqual(
    new Set(["2,600,000.00", "顾承安"]),
  );
  expect(await call("gsxxChange", { id })).toMatchObject({ code: "0409" });
});

test("payments are confirmed one by one: what cannot be says why", async () => {
  const pay = await idOf({ type: 6, subType: 601, amount: 1234.56, deadline: "2026-11-25" });
  const plain = await idOf({});
  const idList = [pay, plain];
  expect((await call("paymentConfirm.check", { idList })).result).toMatchObject({
    successIdList: [pay],
    failList: [{ id: plain, reason: "不是扣款确认工单" }],
    totalAmount: 1234.56,
  });
  const confirm = async (paymentDate?: string) =>
    await call("paymentConfirm.batchHandle", {
      idList,
      paymentResult: 1,
      ...(paymentDate && { paymentDate }),
    });
  expect(await confirm()).toMatchObject({ code: "0400", message: "请填写扣款日期" });
  expect((await confirm("2026-11-26")).result).toMatchObject({ count: 0 });
  expect((await confirm("2026-11-24")).result).toMatchObject({ successIdList: [pay], count: 1 });
  expect(await info(pay)).toMatchObject({ status: 3, paymentResult: 1, paymentDate: "2026-11-24" });
  expect((await confirm("2026-11-24")).result).toMatchObject({ count: 0 });
});

test("there is one conversation about an order, and it ends with the order", async () => {
  const id = await idOf({});
  const open = async () =>
    (await call("getSessionOrCreateSession", { id })).result as Row & { messages: Row[] };
  const { sessionId } = await open();
  expect(await call("sendMessage", { sessionId, content: "  " })).toMatchObject({ code: "0400" });
  expect(await call("sendMessage", { sessionId, content: "请补充资料" })).toMatchObject({ code: "0" });
  expect(await open()).toMatchObject({
    sessionId,
    canSend: 1,
    messages: [{ content: "请补充资料", senderName: "陈洁" }],
  });
  await call("batchHandle", { idList: [id], handleType: 4, handleContent: "客户撤回" });
  expect(await call("sendMessage", { sessionId, content: "在吗" })).toMatchObject({ code: "0409" });
});

test("the whole phone number is shown to who may see it, and that is kept", async () => {
  const id = await idOf({ lxrName: "刘女士", lxrPhone: "13800001234" });
  expect(await info(id)).toMatchObject({ lxrPhone: "138****1234" });
  expect((await call("unlockPhone", { id })).result).toEqual({ lxrName: "刘女士", lxrPhone: "13800001234" });
  expect((await info(id)).logs[0]).toMatchObject({ event: "unlock", userName: "陈洁" });
  expect(await call("unlockPhone", { id }, "heqing")).toMatchObject({ code: "0403" });
  expect(await call("unlockPhone", { id: await idOf({}) })).toMatchObject({ code: "0404" });
});

test("an accountant sees her companies' orders alone, and handles none of her colleagues'", async () => {
  const ownPage = await page({}, "sunli");
  const all = await page();
  expect(ownPage.total).toBeGreaterThan(0);
  expect(ownPage.total).toBeLessThan(all.total);
  const users = (await call("queryColleague", { keyword: "sunli" })).result as Row[];
  const userId = users[0]?.userId;
  const foreign = ownPage.list.find(
    (order) => order.status === 0 && order.processerId !== userId && order.createUserId !== userId,
  );
  expect(foreign).toBeDefined();
  expect(await call("batchHandle", { idList: [foreign?.id], handleType: 1 }, "sunli")).toMatchObject({
    code: "0409",
  });
  const types = (await call("typeList", {})).result as { children: Row[] }[];
  expect(types.flatMap(({ children }) => children)).toHaveLength(21);
});

test("its files are the uploads of whoever adds them; those that it has stay, whoever edits it", async () => {
  const upload = async (name: string, account = "chenjie") => {
    const file = new File(["%PDF-1.7 a"], name);
    const { result } = await server.request(account, "file.upload", { file });
    return result as { readonly fileKey: string; readonly fileName: string; readonly fileUrl: string };
  };
  const letter = await upload("受理通知.pdf");
  // The name is that of the upload, whatever is sent.
  const id = await idOf({ files: [{ ...letter, fileName: "别名.exe" }] });
  expect(await info(id)).toMatchObject({ files: [letter] });

  const form = await upload("申请表.pdf", "zhoumy");
  const order = { id, qyid: COMPANY, type: 2, subType: 201, title: "增值税咨询", content: "请解答" };
  const { rowVersion } = (await page()).list.find((row) => row.id === id) ?? {};
  expect(await call("save", { ...order, rowVersion, files: [letter, form] })).toMatchObject({
    code: "0404",
    message: "附件不存在或已被删除，请重新上传",
  });
  expect(await call("save", { ...order, rowVersion, files: [letter, form] }, "zhoumy")).toMatchObject({
    code: "0",
  });
  expect(await info(id)).toMatchObject({ files: [letter, form] });
  const readBy = async (account: string) =>
    (await server.fetch(account, form.fileUrl)).headers["content-type"];
  expect(await readBy("chenjie")).toBe("application/pdf");
  expect(await readBy("qianjin")).toContain("json");
});
