import { expect, test } from "vitest";
import { checkLog } from "../../../operations/audit/check-log.ts";
import { sealLogs } from "../../../operations/audit/seal-log.ts";
import { tenantDb } from "../../../platform/database/tenant-db.ts";
import { readShownAmounts } from "../../../testing/read-shown-amounts.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { clientDesk } from "./testing/client-desk.ts";

const server = useTestServer();
const { ask, linkOf, companiesOf } = clientDesk(server);

const OCTOBER = { kjnd: 2026, kjqj: 10 };
const CORRECT = 9;

const logOf = async (title: string) => {
  const page = { pageNum: 1, pageSize: 10, title };
  const { result } = await server.request("zhoumy", "operatorLog.page", page);
  return (result as { list: readonly Record<string, unknown>[] }).list;
};

test("the log names the client who wrote, and by whose link; a refused try too", async () => {
  const [client] = await companiesOf("sunli");
  const link = await linkOf(client?.companyId ?? 0, "sunli");
  await ask("submit", { link, module: 0, content: "在吗" });
  await ask("submit", { link, module: 0, content: "  " });
  const deed = {
    operatorName: `客户 ${client?.companyName}`,
    linkText: "通过孙丽生成的链接",
    account: null,
    deptName: null,
    clientIp: "127.0.0.1",
  };
  const [refused, done] = await logOf("客户发送消息");
  expect(done).toMatchObject({ ...deed, success: 1 });
  expect(refused).toMatchObject({
    ...deed,
    target: client?.companyName,
    success: 0,
    reason: "请输入内容或添加图片",
  });
  expect((await server.request("zhoumy", "operatorLog.detail", { id: done?.id })).result).toEqual(done);
  const [made] = await logOf("生成小程序演示链接");
  expect(made).toMatchObject({ operatorName: "孙丽", linkText: null, account: "sunli" });
});

test("what the client's answer changes is the client's among the changes of the company, and in no row the maker's", async () => {
  const months = await server.db
    .selectFrom("companyPeriod as p")
    .innerJoin("company as c", (join) =>
      join.onRef("c.gsid", "=", "p.gsid").onRef("c.companyId", "=", "p.companyId"),
    )
    .select(["p.companyId", "c.companyName"])
    .where("p.gsid", "=", 1001)
    .where("p.kjnd", "=", OCTOBER.kjnd)
    .where("p.kjqj", "=", OCTOBER.kjqj)
    .where("p.noticeTaxType", "=", 0)
    .where("p.predictionStatus", "=", 1)
    .where("p.zzshfjs", ">", "1")
    .orderBy("p.companyId")
    .execute();
  const check = { ...OCTOBER, qyIdList: months.map(({ companyId }) => companyId) };
  const { result } = await server.request("chenjie", "taxConfirm.confirmCheck", check);
  const [companyId = 0] = (result as { successQyIdList: number[] }).successQyIdList;
  const { companyName } = months.find((month) => month.companyId === companyId) ?? {};
  await server.request("chenjie", "taxConfirm.confirmTax", {
    ...OCTOBER,
    operationType: 1,
    taxStatus: "correct",
    qyIdList: [companyId],
    paymentTimeType: 0,
    paymentTime: "2026-11-24",
    noticeTaxReqList: await readShownAmounts(server, [companyId], OCTOBER),
  });
  const link = await linkOf(companyId);
  const letter = (await ask("letter", { link, ...OCTOBER })).result as { month: { taxAmount: number } };
  const { taxAmount } = letter.month;
  const answer = { link, ...OCTOBER, taxAmount, tags: CORRECT, paymentTime: "2026-11-25" };
  expect(await ask("answer", answer)).toMatchObject({ code: "0" });
  const page = { pageNum: 1, pageSize: 50, companyId };
  const changes = await server.request("chenjie", "operatorLog.companyChange.page", page);
  const { list } = changes.result as { list: readonly { title: string; operatorName: string }[] };
  const own = list.filter(({ title }) => title === "客户回复税款");
  expect(own.length).toBeGreaterThan(0);
  expect(new Set(own.map(({ operatorName }) => operatorName))).toEqual(new Set([`客户 ${companyName}`]));
  const row = await server.db
    .selectFrom("companyPeriod")
    .select("rowUserId")
    .where("companyId", "=", companyId)
    .where("kjnd", "=", OCTOBER.kjnd)
    .where("kjqj", "=", OCTOBER.kjqj)
    .executeTakeFirstOrThrow();
  expect(row.rowUserId).toBeNull();
});

test("the name of the client is sealed with its entry", async () => {
  const [client] = await companiesOf("sunli");
  const link = await linkOf(client?.companyId ?? 0, "sunli");
  await ask("submit", { link, module: 0, content: "请看" });
  while ((await sealLogs(server.db, server.clock)) > 0);
  const firm = tenantDb(server.db, 1001);
  expect((await checkLog(firm)).fault).toBeNull();
  await server.db.updateTable("operationLog").set({ actor: null }).where("actor", "is not", null).execute();
  expect((await checkLog(firm)).fault).toContain("内容与封存时不一致");
});
