import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { demoSms } from "../../../../demo/gateways/demo-sms.ts";
import { GatewayRefusal } from "../../../gateways/gateway-refusal.ts";
import { jobEnd } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();
const call = async (operation: string, params: object, account = "zhoumy") =>
  await server.request(account, operation, params);
const [REACHED, SILENT, FOREIGN] = [1_001_003, 1_001_005, 1_002_001];

let sent: (readonly [phone: string, text: string])[] = [];
beforeEach(async () => {
  sent = [];
  vi.spyOn(demoSms, "send").mockImplementation(async (phone, text) => void sent.push([phone, text]));
  await server.db.deleteFrom("companyContact").where("companyId", "=", SILENT).execute();
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function commonContact() {
  return await server.db
    .selectFrom("companyContact as t")
    .innerJoin("company as c", "c.companyId", "t.companyId")
    .select(["t.name", "t.phone", "c.companyName"])
    .where("t.companyId", "=", REACHED)
    .orderBy("t.isCommon", "desc")
    .orderBy("t.id")
    .executeTakeFirstOrThrow();
}
const nameOf = async (companyId: number) =>
  (
    await server.db
      .selectFrom("company")
      .select("companyName")
      .where("companyId", "=", companyId)
      .executeTakeFirstOrThrow()
  ).companyName;

test("before it is sent it says how many are reached, and who is not", async () => {
  const { result } = await call("massText.recipients", { companyIdList: [REACHED, SILENT] });
  expect(result).toEqual({
    total: 2,
    reachable: 1,
    unreachable: 1,
    failList: [{ companyId: SILENT, companyName: await nameOf(SILENT), reason: "没有可用的手机号" }],
  });
});

test("each client reads its own names, once; those without a phone are in the result by name", async () => {
  const { name, phone, companyName } = await commonContact();
  const silent = await nameOf(SILENT);
  const content = "{联系人}您好，{客户名称}本月申报期即将截止。";
  const start = await call("massText.send", { companyIdList: [REACHED, SILENT], content });
  const { taskid } = start.result as { taskid: string };
  expect(await jobEnd(server, "zhoumy", taskid)).toMatchObject({
    status: 3,
    message: `已发送 1 个客户，1 个未发送：「${silent}」没有可用的手机号`,
  });
  expect(sent).toEqual([[phone, `${name}您好，${companyName}本月申报期即将截止。`]]);
  expect((await call("taskCentre.copyDataAndCheckNoticeResult", { taskid })).result).toMatchObject({
    process: 2,
    copyResultKey: taskid,
  });
  expect((await call("massText.result", { copyResultKey: taskid })).result).toEqual({
    content,
    sentCount: 1,
    failCount: 1,
    failList: [{ companyId: SILENT, companyName: silent, reason: "没有可用的手机号" }],
  });
});

test("a text that the service refuses has failed, and is told so", async () => {
  vi.mocked(demoSms.send).mockRejectedValue(new GatewayRefusal("号码已停机"));
  const start = await call("massText.send", { companyIdList: [REACHED], content: "申报期即将截止" });
  const { taskid } = start.result as { taskid: string };
  expect(await jobEnd(server, "zhoumy", taskid)).toMatchObject({ status: 2 });
  expect((await call("taskCentre.copyDataAndCheckNoticeResult", { taskid })).result).toMatchObject({
    process: 3,
    copyResultKey: "",
  });
});

test("nobody is written to when nobody can be reached, and no other firm's clients ever", async () => {
  const content = "申报期即将截止";
  expect(await call("massText.send", { companyIdList: [SILENT], content })).toMatchObject({
    code: "0409",
    message: "所选客户都没有可用的手机号，请先补充联系人",
  });
  expect((await call("massText.send", { companyIdList: [REACHED, FOREIGN], content })).code).not.toBe("0");
  expect(sent).toEqual([]);
});

test("the result is for whoever has sent it", async () => {
  const start = await call("massText.send", { companyIdList: [REACHED], content: "申报期即将截止" });
  const { taskid } = start.result as { taskid: string };
  await jobEnd(server, "zhoumy", taskid);
  expect(await call("massText.result", { copyResultKey: taskid }, "chenjie")).toMatchObject({
    code: "0404",
    message: "群发短信的结果不存在或已过期",
  });
});
