import { beforeAll, describe, expect, test } from "vitest";
import { useTestServer } from "../../../../testing/use-test-server.ts";
import { newPerson, type Payroll, payrollOffice } from "../testing/payroll-office.ts";

const COMPANY = 1_001_001;
const server = useTestServer();
let office: Payroll;
beforeAll(async () => {
  office = payrollOffice(server, COMPANY);
});

const of = (kjqj: number) => ({ companyId: COMPANY, kjnd: 2026, kjqj });

describe("confirming", () => {
  test("a confirmed sheet stands until its confirmation is taken back, in the order of the months", async () => {
    const [ryid = 0] = await office.hire({});
    for (const month of [1, 2]) await office.pay(month, [{ ryid, jbgz: 9_000 }]);
    expect(await office.confirm(2)).toMatchObject({ message: expect.stringContaining("2026年01期") });
    expect((await office.confirm(1)).code).toBe("0");
    expect(await office.confirm(1)).toMatchObject({ code: "0409", message: "2026年01期的薪酬已确认" });
    expect((await office.confirm(2)).code).toBe("0");
    expect(await office.pay(2, [{ ryid, jbgz: 9_500 }])).toMatchObject({
      code: "0409",
      message: expect.stringContaining("请先取消确认"),
    });
    expect(await office.confirm(1, 0)).toMatchObject({ message: expect.stringContaining("2026年02期") });
    expect((await office.confirm(2, 0)).code).toBe("0");
    expect((await office.confirm(1, 0)).code).toBe("0");
    const state = await office.done<{ salaryStatus: number }>("salary.confirmQuery", of(1));
    expect(state.salaryStatus).toBe(1);
  });

  test("a change that would move a confirmed later month is refused, and changes nothing", async () => {
    const [ryid = 0] = await office.hire({});
    const [otherId = 0] = await office.hire({});
    await office.pay(3, [{ ryid, jbgz: 30_000 }]);
    await office.pay(4, [{ ryid, jbgz: 30_000 }]);
    for (const month of [1, 2, 3, 4]) await office.confirm(month);
    expect((await office.confirm(4, 0)).code).toBe("0");
    await office.confirm(4);
    await office.done("salary.gzRelief.save", { ...of(5), ryid, sdxm: 1, jmsx: "qt", jmse: 5 });
    const refused = await office.call("salary.gzRelief.save", {
      ...of(3),
      ryid,
      sdxm: 1,
      jmsx: "qt",
      jmse: 5,
    });
    expect(refused).toMatchObject({ code: "0409", message: expect.stringContaining("已确认") });
    const reliefs = await office.done<unknown[]>("salary.gzRelief.list", { ...of(3), ryid });
    expect(reliefs).toEqual([]);
    expect((await office.pay(4, [{ ryid: otherId, jbgz: 1 }])).code).toBe("0409");
  });

  test("an empty period cannot be confirmed", async () => {
    expect(await office.confirm(11)).toMatchObject({ message: "2026年11期没有薪酬数据，请先编制薪酬" });
  });

  test("a batch does what can be done, tells the rest, and knows beforehand what can be taken back", async () => {
    const [ryid = 0] = await office.hire({});
    await office.pay(8, [{ ryid, jbgz: 9_000 }]);
    for (const month of [5, 6, 7]) await office.confirm(month);
    const companyIdList = [COMPANY, 1_001_002];
    const batch = { companyIdList, kjnd: 2026, kjqj: 8 };
    const result = await office.done<{ successCount: number; failList: { companyId: number }[] }>(
      "salary.batchConfirm",
      batch,
    );
    expect(result.failList).toEqual([
      {
        companyId: 1_001_002,
        companyName: expect.any(String),
        reason: "2026年08期没有薪酬数据，请先编制薪酬",
      },
    ]);
    expect(result.successCount).toBe(1);
    const check = await office.done<unknown[]>("salary.cancelConfirmBatchCheck", batch);
    expect(check).toMatchObject([
      { companyId: COMPANY, canCancel: 1, reason: null },
      { companyId: 1_001_002, canCancel: 0, reason: expect.stringContaining("尚未确认") },
    ]);
  });

  test("needs more than seeing", async () => {
    expect(await office.call("salary.confirm", of(8), "heqing")).toMatchObject({ code: "0403" });
  });
});

describe("copying", () => {
  test("brings the last month's people but those who left, with the tax of the new month", async () => {
    const [stays = 0, leaves = 0] = await office.hire({}, { lzrq: "2026-09-20" });
    const saved = await office.pay(9, [
      { ryid: stays, jbgz: 30_000, jxgz: 5_000 },
      { ryid: leaves, jbgz: 8_000 },
    ]);
    const { xctjid } = saved.result as { xctjid: number };
    const copied = await office.done("salary.copy", { ...of(10), xctjid });
    expect(copied).toEqual({ rs: 1, sourceKjnd: 2026, sourceKjqj: 9 });
    expect(await office.lineOf(stays, 10)).toMatchObject({ yfhj: 35_000, ljsr: 70_000 });
    await expect(office.lineOf(leaves, 10)).rejects.toThrow("no line");
    expect(await office.call("salary.copy", { ...of(10), xctjid })).toMatchObject({
      message: expect.stringContaining("请选择覆盖"),
    });
    expect((await office.call("salary.copy", { ...of(10), xctjid, overwrite: 1 })).code).toBe("0");
  });

  test("of several clients does those that have nothing yet, and names the others", async () => {
    const [ryid = 0] = await office.hire({});
    await office.pay(10, [{ ryid, jbgz: 8_000 }]);
    const copy = async (...companyIdList: readonly number[]) =>
      await office.done("salary.batchCopy", { companyIdList, kjnd: 2026, kjqj: 11 });
    expect(await copy(COMPANY)).toEqual({ successCount: 1, failList: [] });
    expect(await copy(COMPANY, 1_001_002)).toEqual({
      successCount: 1,
      failList: [{ companyId: COMPANY, companyName: expect.any(String), reason: "本期薪酬已编制，无需复制" }],
    });
    const { yfhj, xctjid } = await office.lineOf(ryid, 11);
    expect(yfhj).toBe(8_000);
    await office.done("salary.delete", { ...of(11), xctjid });
  });
});

describe("people", () => {
  test("with pay cannot be deleted, with confirmed pay not renamed", async () => {
    const [ryid = 0, idle = 0] = await office.hire({}, {});
    await office.pay(11, [{ ryid, jbgz: 9_000 }]);
    expect(await office.done("salary.person.canDelete", { ryid })).toMatchObject({ allowed: 0 });
    expect(await office.done("salary.person.canDelete", { ryid: idle })).toEqual({
      allowed: 1,
      reason: null,
    });
    expect((await office.call("salary.delete", { ...of(11), ryidList: [ryid] })).code).toBe("0409");
    expect(await office.done("salary.delete", { ...of(11), ryidList: [idle] })).toEqual({ count: 1 });
    expect(await office.done("salary.person.canUpdate", { ryid })).toMatchObject({ allowed: 1 });
    for (const month of [9, 10, 11]) await office.confirm(month);
    expect(await office.done("salary.person.canUpdate", { ryid })).toMatchObject({ allowed: 0 });
    const rename = { ...of(11), ryid, xm: "改名" };
    expect(await office.call("salary.person.save", rename)).toMatchObject({
      code: "0409",
      message: expect.stringContaining("不能修改姓名"),
    });
  });

  test("have sound numbers of their own", async () => {
    const person = { ...newPerson(), phone: "13911112222" };
    await office.hire(person);
    const save = async (fields: object) =>
      (
        (await office.call("salary.person.save", { ...of(1), ...newPerson(), ...fields })).result as {
          fieldErrors: { path: string }[];
        }
      ).fieldErrors.map(({ path }) => path);
    const wrong = person.zjhm.slice(0, -1) + (person.zjhm.endsWith("1") ? "2" : "1");
    expect(await save({ zjhm: wrong })).toEqual(["zjhm"]);
    expect(await save({ zjhm: person.zjhm })).toEqual(["zjhm"]);
    expect(await save({ phone: "13911112222" })).toEqual(["phone"]);
    expect(await save({ phone: "139****2222" })).toEqual(["phone"]);
    expect(await save({ yhkh: "6222021234567890" })).toEqual(["yhkh"]);
    expect(await save({ rzrq: "2026-05-01", lzrq: "2026-04-01" })).toEqual(["lzrq"]);
    const check = async (phone: string, joining = {}) =>
      await office.done<{ allowed: number; reason: string }>("salary.person.phoneCheck", {
        phone,
        ...joining,
      });
    expect(await check("13911112222")).toMatchObject({
      allowed: 0,
      reason: expect.stringContaining(person.xm),
    });
    expect(await check("123")).toMatchObject({ allowed: 0, reason: "请填写完整的 11 位手机号" });
    expect(await check("13911113333")).toEqual({ allowed: 1, reason: null });
    // A person who joins a second company keeps the phone number.
    expect(await check("13911112222", { zjhm: person.zjhm })).toMatchObject({ allowed: 1 });
    expect(await check("13911112222", { companyId: 1_001_002 })).toMatchObject({ allowed: 1 });
  });

  test("are told what is missing, and belong to one company", async () => {
    const { result } = await office.call("salary.person.save", { ...of(1), xm: "无证" });
    expect(result).toMatchObject({ fieldErrors: [{ path: "zjhm" }, { path: "rzrq" }] });
    const [ryid = 0] = await office.hire({});
    const elsewhere = { ...of(1), companyId: 1_001_002, ryid, remark: "别处" };
    expect(await office.call("salary.person.save", elsewhere)).toMatchObject({
      code: "0409",
      message: expect.stringContaining("不属于该企业"),
    });
  });

  test("who turn out to deduct by the year have their tax worked out anew", async () => {
    const other = payrollOffice(server, 1_001_003);
    const [ryid = 0] = await other.hire({});
    await other.pay(10, [{ ryid, jbgz: 30_000 }]);
    expect((await other.lineOf(ryid, 10)).ljjcfy).toBeLessThan(60_000);
    const change = { companyId: other.companyId, kjnd: 2026, kjqj: 10, ryid, sfqnkc: 1 };
    await other.done("salary.person.save", change);
    expect((await other.lineOf(ryid, 10)).ljjcfy).toBe(60_000);
  });

  test("are seen by those who look after their company, and masked", async () => {
    const params = { companyId: COMPANY, pageNum: 1, pageSize: 5 };
    const { list } = await office.done<{ list: { zjhm: string }[] }>("salary.person.list", params);
    expect(list[0]?.zjhm).toContain("*");
    const foreign = await office.call("salary.person.list", params, "qianjin");
    expect(foreign.code).not.toBe("0");
  });
});

test("a whole sheet goes with its lines; the tax of later months follows", async () => {
  const quiet = payrollOffice(server, 1_001_002);
  const [ryid = 0] = await quiet.hire({});
  const first = await quiet.pay(1, [{ ryid, jbgz: 30_000 }]);
  await quiet.pay(2, [{ ryid, jbgz: 30_000 }]);
  const { xctjid } = first.result as { xctjid: number };
  const sheet = { companyId: 1_001_002, kjnd: 2026, kjqj: 1, xctjid };
  expect(await quiet.done("salary.delete", sheet)).toEqual({ count: 1 });
  expect(await quiet.lineOf(ryid, 2)).toMatchObject({ ljsr: 30_000, ljykjse: 0 });
  expect((await quiet.call("salary.delete", sheet)).code).toBe("0404");
});
