import { expect, test } from "vitest";
import { jobEnd } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

type Row = Readonly<Record<string, unknown>>;
const PAGE = { pageNum: 1, pageSize: 100 };
const call = async (operation: string, params: object, account = "chenjie") =>
  await server.request(account, operation, params);
const rows = async (operation: string, params: object = {}) =>
  ((await call(operation, { ...PAGE, ...params })).result as { list: Row[] }).list;
const detail = async (id: unknown) =>
  (await call("delegation.detail", { id })).result as Row & { records: Row[] };

test("applications go to the bureau one by one; what it refuses says why and leaves the others done", async () => {
  const delegated = new Set((await rows("delegation.page")).map(({ companyId }) => companyId));
  const companies = await rows("company.list", { status: 1 });
  const companyIdList = companies.map(({ companyId }) => companyId).filter((id) => !delegated.has(id));
  const staff = await rows("userAdmin.list");
  const terms = {
    agentId: staff[0]?.id,
    deputeScope: ["taxFiling"],
    beginDate: "2026-11-01",
    endDate: "2027-10-31",
  };
  expect(await call("delegation.operation", { action: "apply", companyIdList })).toMatchObject({
    code: "0400",
    message: "请选择受托办税员",
  });
  const { code, result } = await call("delegation.operation", { action: "apply", companyIdList, ...terms });
  expect(code).toBe("0");
  const task = await jobEnd(server, "chenjie", String((result as Row).taskid));
  const made = (await rows("delegation.page")).filter(({ companyId }) => companyIdList.includes(companyId));
  const failed = made.filter(({ deputeStatus }) => deputeStatus === 0);
  expect(made.every(({ deputeStatus }) => deputeStatus === 0 || deputeStatus === 2)).toBe(true);
  expect(failed.every(({ failReason }) => typeof failReason === "string")).toBe(true);
  expect(task.status).toBe(failed.length === 0 ? 1 : 3);
  const authorised = made.find(({ deputeStatus }) => deputeStatus === 2);
  expect((await detail(authorised?.id)).records.map(({ event }) => event)).toEqual(["authorised", "apply"]);
});

test("an end may lie ahead, and can be withdrawn until then; nothing else can be done meanwhile", async () => {
  const authorised = await rows("delegation.page", { deputeStatus: [2] });
  const idList = authorised.map(({ id }) => id);
  const end = { action: "cancel", idList, cancelDate: "2026-12-31", cancelReason: "客户注销" };
  const { result } = await call("delegation.operation", end);
  expect(result).toMatchObject({ count: idList.length });
  await jobEnd(server, "chenjie", String((result as Row).taskid));
  const ending = (await rows("delegation.cancel.page", { deputeStatus: 3 })).filter(({ id }) =>
    idList.includes(id),
  );
  expect(ending.length).toBeGreaterThan(0);
  expect(await call("delegation.operation", end)).toMatchObject({ code: "0409" });
  const first = ending[0]?.id;
  expect((await detail(first)).actions).toEqual(["withdraw"]);
  expect(await call("delegation.operation", { action: "withdraw", idList: [first] })).toMatchObject({
    code: "0",
    result: { taskid: null, count: 1 },
  });
  expect(await detail(first)).toMatchObject({ deputeStatus: 2, cancelDate: null });
});

test("a changed company leaves a record, which can be taken back once and only while nothing newer stands", async () => {
  const qyid = 1_001_001;
  const business = async () => (await call("customerProfile.businessInfo", { qyid })).result as Row;
  const { legalPerson } = await business();
  await call("customerProfile.business.update", { qyid, legalPerson: "周明远" });
  await call("customerProfile.business.update", { qyid, legalPerson: "郑晓岚" });
  const [newer, older] = await rows("delegation.modifyRecord.page", {
    companyId: qyid,
    field: ["legalPerson"],
  });
  expect([newer, older]).toMatchObject([
    { oldValue: "周明远", newValue: "郑晓岚", source: "manual", revoked: 0 },
    { oldValue: legalPerson, newValue: "周明远" },
  ]);
  const revoke = async (modification: Row | undefined) =>
    await call("delegation.modifyRecord.revoke", { id: modification?.id });
  expect(await revoke(older)).toMatchObject({ code: "0409" });
  expect(await revoke(newer)).toMatchObject({ code: "0" });
  expect(await business()).toMatchObject({ legalPerson: "周明远" });
  expect(await revoke(newer)).toMatchObject({ code: "0409", message: "该修改已撤销，不能重复撤销" });
  expect(await revoke(older)).toMatchObject({ code: "0" });
  expect(await business()).toMatchObject({ legalPerson });
});

test("a record of a change tells codes by their labels and amounts as they are written", async () => {
  const qyid = 1_001_002;
  const business = (await call("customerProfile.businessInfo", { qyid })).result as Row;
  const newType = business.taxlayerType === "001" ? "101" : "001";
  await call("customerProfile.business.update", { qyid, taxlayerType: newType, registCapital: 1_234_567.5 });
  const [type] = await rows("delegation.modifyRecord.page", { companyId: qyid, field: ["taxlayerType"] });
  const [capital] = await rows("delegation.modifyRecord.page", { companyId: qyid, field: ["registCapital"] });
  expect(new Set([type?.oldValue, type?.newValue])).toEqual(new Set(["一般纳税人", "小规模纳税人"]));
  expect(capital).toMatchObject({ newValue: "1,234,567.50" });
  expect(await call("delegation.modifyRecord.revoke", { id: type?.id })).toMatchObject({ code: "0" });
  expect(await call("customerProfile.businessInfo", { qyid })).toMatchObject({
    result: { taxlayerType: business.taxlayerType },
  });
});
