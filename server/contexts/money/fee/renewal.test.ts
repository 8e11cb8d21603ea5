import { expect, test } from "vitest";
import { jobEnd } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

type Row = Readonly<Record<string, unknown>>;
const call = async (operation: string, params: object, account = "chenjie") =>
  await server.request(account, operation, params);
const setting = async (account = "chenjie") => (await call("fee.renewal.setting", {}, account)).result as Row;
const clients = async (params: object) =>
  (await call("fee.queryManagerList", { pageNum: 1, pageSize: 500, ...params })).result as {
    list: Row[];
    total: number;
  };

async function save(changes: object) {
  const { updateTime: _time, updateUserName: _name, ...terms } = await setting();
  return await call("fee.renewal.saveSetting", { ...terms, ...changes });
}

test("a firm that has set nothing has the usual terms", async () => {
  expect(await setting("qianjin")).toMatchObject({
    dueMonths: 2,
    defaultCycle: 12,
    remindOn: 1,
    rowVersion: null,
  });
});

test("more months ahead make more clients due; another firm is not touched", async () => {
  const before = (await clients({ feeState: "due" })).total;
  expect(await save({ dueMonths: 12, defaultCycle: 3 })).toMatchObject({ code: "0" });
  expect((await clients({ feeState: "due" })).total).toBeGreaterThan(before);
  expect(await setting()).toMatchObject({ dueMonths: 12, updateUserName: "陈洁" });
  expect(await setting("qianjin")).toMatchObject({ dueMonths: 2 });
  const { result } = await call("fee.createClientByName", { clientName: "按季收费的新客户" });
  const [made] = (await clients({ keyword: "按季收费的新客户" })).list;
  expect(made).toMatchObject({ clientId: (result as Row)["clientId"], feeCycle: 3 });
});

test("who read an older setting is told, and changes nothing", async () => {
  const { updateTime: _time, updateUserName: _name, ...stale } = await setting();
  expect(await save({ owedMonths: 4 })).toMatchObject({ code: "0" });
  expect(await call("fee.renewal.saveSetting", { ...stale, owedMonths: 5 })).toMatchObject({ code: "0410" });
  expect(await setting()).toMatchObject({ owedMonths: 4 });
});

test("a reminder tells each accountant of their own clients, and the administrators of all", async () => {
  await save({ owedMonths: 1, receivers: ["accountant", "administrator"] });
  const { result } = await call("fee.renewal.remind", {});
  const end = await jobEnd(server, "chenjie", String((result as Row)["taskid"]));
  expect(end.status).toBe(1);
  const newest = async (account: string) => {
    const page = await call("notice.page", { pageNum: 1, pageSize: 10 }, account);
    return String((page.result as { list: Row[] }).list[0]?.["noticeTitle"]);
  };
  expect(await newest("chenjie")).toMatch(/续费提醒：待续费 \d+ 户，已欠费 \d+ 户$/);
  expect(await newest("zhoumy")).toMatch(/^全所续费提醒/);
  const { list } = (await call("fee.renewal.accountants", { pageNum: 1, pageSize: 100 })).result as {
    list: Row[];
  };
  const sunli = list.find((row) => row["userName"] === "孙丽");
  expect(await newest("sunli")).toBe(
    `续费提醒：待续费 ${String(sunli?.["dueNum"])} 户，已欠费 ${String(sunli?.["owedNum"])} 户`,
  );
});
