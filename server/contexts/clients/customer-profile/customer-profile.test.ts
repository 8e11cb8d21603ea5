import { describe, expect, test } from "vitest";
import { ownProject } from "../../../testing/own-project.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { ASKED_FOR } from "./completeness.ts";

const server = useTestServer();

const call = async (operation: string, params: object, account = "chenjie") =>
  await server.request(account, `customerProfile.${operation}`, params);
const read = async (operation: string, qyid: number) =>
  (await call(operation, { qyid })).result as Record<string, unknown>;
const OWN = 1_001_001;
const FOREIGN = 1_002_001;

const READS = [
  "head",
  "overview",
  "serviceInfo",
  "service.query",
  "businessInfo",
  "business.query",
  "business.partners",
  "business.employees",
  "business.investments",
  "business.branches",
  "contact.list",
  "completeness",
  "financeTaxInfo",
];

describe.each(READS)("%s", (operation) => {
  test("answers for one's own company, not for another firm's or one that one does not look after", async () => {
    expect(await call(operation, { qyid: OWN })).toMatchObject({ code: "0" });
    expect(await call(operation, { qyid: FOREIGN })).toMatchObject({ code: "0404" });
    expect(await call(operation, { qyid: 1_001_003 }, "sunli")).toMatchObject({ code: "0404" });
    expect(await call(operation, { qyid: OWN }, "fenglei")).toMatchObject({ code: "0403" });
  });
});

test("a company that is not there is told in plain words", async () => {
  expect(await call("head", { qyid: 99 })).toMatchObject({
    code: "0404",
    message: "客户不存在或已被彻底删除，请刷新后重试",
  });
});

test("head and overview name the company, its people and how complete its file is", async () => {
  const { percent, missing } = (await read("completeness", OWN)) as { percent: number; missing: string[] };
  expect(await read("head", OWN)).toMatchObject({
    companyName: "上海云启信息技术有限公司",
    khbm: "KH00001",
    zjm: "SHYQXXJSYXGS",
    statusCode: 1,
    completeness: percent,
  });
  expect(await read("overview", OWN)).toMatchObject({
    companyName: "上海云启信息技术有限公司",
    percent,
    missingText: missing.join("、"),
    contactCount: 1,
    lxrPhone: expect.stringMatching(/^1\d\d\*{4}\d{4}$/),
    monthFee: 600,
  });
});

test("completeness rises with what is filled in", async () => {
  const qyid = 1_001_006;
  const before = (await read("completeness", qyid)) as { percent: number; missing: string[] };
  expect(before.missing).toEqual(expect.arrayContaining(["经营范围", "从业人数", "法人证件号码"]));
  await call("business.update", { qyid, businessScope: "软件开发", personCount: 8 });
  const after = (await read("completeness", qyid)) as { percent: number; missing: string[] };
  expect(after.percent).toBeGreaterThan(before.percent);
  expect(after.missing).not.toContain("经营范围");
});

test("all that completeness asks for can be filled in: in the form, else in the list of contacts or by a dispatch", () => {
  const form = JSON.stringify(ownProject.blocks.get("customer.company-form")?.value.form);
  const elsewhere = new Set<string>(["lxrName", "userNames"]);
  const asked = ASKED_FOR.map(([field]) => field).filter((field) => !elsewhere.has(field));
  expect(asked.filter((field) => !form.includes(`"${field}":{`))).toEqual([]);
});

test("a credit rating and an identity card are taken back", async () => {
  const qyid = 1_001_002;
  const blank = {
    taxlayerCreditRating: null,
    evaluateYear: null,
    legalPersonIdCardType: null,
    legalPersonIdCardNo: null,
  };
  await call("business.update", {
    qyid,
    taxlayerCreditRating: "A",
    evaluateYear: 2025,
    legalPersonIdCardType: "208",
    legalPersonIdCardNo: "E12345678",
  });
  expect(await call("business.update", { qyid, ...blank })).toMatchObject({ code: "0" });
  expect(await read("businessInfo", qyid)).toMatchObject(blank);
});

test("owners come with their shares, greatest first, and add up", async () => {
  const { list } = (await read("business.partners", OWN)) as {
    list: { name: string; ratio: number; amount: number }[];
  };
  expect(list).toHaveLength(2);
  expect(list[0]?.ratio).toBeGreaterThan(list[1]?.ratio ?? 1);
  expect(list.reduce((sum, { ratio }) => sum + ratio, 0)).toBeCloseTo(1);
  const { registCapital, legalPerson } = await read("businessInfo", OWN);
  expect(list.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(registCapital as number);
  expect(list[0]?.name).toBe(legalPerson);
  expect(await read("business.branches", OWN)).toMatchObject({
    total: 1,
    list: [{ name: "上海云启信息技术有限公司第一分公司" }],
  });
});

describe("the service", () => {
  test("is changed and read back with the state of its contract", async () => {
    const qyid = 1_001_002;
    const change = {
      qyid,
      serviceItems: ["bookkeeping", "payroll"],
      serviceStart: "2026-01-01",
      serviceEnd: "2026-11-30",
      monthFee: 299.5,
      taxAuthority: "国家税务总局上海市浦东新区税务局",
      remark: "按季付款",
    };
    expect(await call("service.update", change)).toMatchObject({ code: "0" });
    const { qyid: _qyid, ...stored } = change;
    expect(await read("service.query", qyid)).toEqual({
      companyId: qyid,
      ...stored,
      rowVersion: expect.any(String),
      updateTime: server.clock.now(),
    });
    expect(await read("serviceInfo", qyid)).toMatchObject({
      ...stored,
      serviceStatus: "ending",
      daysLeft: 10,
    });
  });

  test("of a new company is empty until it is noted", async () => {
    const added = await server.request("chenjie", "company.add", {
      companyName: "上海新来有限公司",
      taxlayerNo: "91350100M000100Y43",
      taxlayerType: "101",
      nsqxdm: "08",
      companyType: "1",
      beginDate: "2026-11-01",
      provinceId: "31",
    });
    const { companyId } = added.result as { companyId: number };
    expect(await read("serviceInfo", companyId)).toMatchObject({
      serviceItems: [],
      serviceStatus: "none",
      daysLeft: null,
    });
    await call("service.update", { qyid: companyId, serviceItems: ["taxFiling"] });
    expect(await read("serviceInfo", companyId)).toMatchObject({
      serviceItems: ["taxFiling"],
      monthFee: null,
    });
  });

  test("cannot end before it begins, nor name what is not offered", async () => {
    const update = (change: object) => call("service.update", { qyid: OWN, serviceItems: [], ...change });
    expect(await update({ serviceStart: "2026-02-01", serviceEnd: "2026-01-31" })).toMatchObject({
      result: { fieldErrors: [{ path: "serviceEnd", message: "合同结束日期不能早于开始日期" }] },
    });
    expect(await update({ serviceItems: ["magic"] })).toMatchObject({ code: "0400" });
    expect(await call("service.update", { qyid: FOREIGN, serviceItems: [] })).toMatchObject({ code: "0404" });
    expect(await call("service.update", { qyid: OWN, serviceItems: [] }, "heqing")).toMatchObject({
      code: "0403",
    });
  });
});

test("tax facts name the filing period, the credit and the guidance period", async () => {
  expect(await read("financeTaxInfo", 1_001_004)).toMatchObject({
    taxlayerType: "001",
    nsqxdm: "06",
    isFdq: true,
    fdqPeriod: "2026年07期 至 2026年12期",
    taxPersonPhone: expect.stringMatching(/^1\d\d\*{4}\d{4}$/),
  });
  expect(await read("financeTaxInfo", OWN)).toMatchObject({ isFdq: false, fdqPeriod: null });
});
