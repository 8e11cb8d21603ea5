import { beforeAll, expect, test } from "vitest";
import { useTestServer } from "../../../../testing/use-test-server.ts";
import { type Payroll, payrollOffice } from "../testing/payroll-office.ts";

const at = { companyId: 1_001_001, kjnd: 2026, kjqj: 6 };
const server = useTestServer();
let office: Payroll;
beforeAll(async () => {
  office = payrollOffice(server, at.companyId);
});

interface Comparison {
  readonly id: number;
  readonly ryid: number;
  readonly sbGr: number;
  readonly ceGr: number;
  readonly state: number;
}

const comparisons = async (state?: number) =>
  await office.done<Comparison[]>("salary.sbSync.detail", { ...at, ...(state !== undefined && { state }) });

test("differences are found, and settled one way or the other", async () => {
  expect(await office.call("salary.sbSync.compare", at)).toMatchObject({
    message: expect.stringContaining("无法比对"),
  });
  const insured = { sfcb: 1, sbjs: 10_000, gjjjs: 10_000 };
  const ryids = await office.hire(insured, insured, insured, { sfcb: 0 });
  await office.pay(
    6,
    ryids.map((ryid) => ({ ryid, jbgz: 12_000 })),
  );
  const answer = await office.done<{ rs: number; cyrs: number }>("salary.sbSync.compare", at);
  expect(answer.rs).toBe(4);
  const differing = await comparisons(1);
  expect(differing).toHaveLength(answer.cyrs);
  const [first, second] = differing;
  expect(first).toMatchObject({ sbGr: 1_750, ceGr: 1_750 });
  const settle = async (handleType: number, idList?: readonly (number | undefined)[]) =>
    await office.call("salary.sbSync.handle", { ...at, handleType, ...(idList && { idList }) });
  expect((await settle(1, [first?.id])).result).toEqual({ count: 1 });
  expect(await office.lineOf(first?.ryid ?? 0, 6)).toMatchObject({
    sbgrhj: 1_750,
    ljzxkc: 1_750,
    gjjGr: 700,
  });
  expect((await settle(2)).result).toEqual({ count: answer.cyrs - 1 });
  expect(await office.lineOf(second?.ryid ?? 0, 6)).toMatchObject({ sbgrhj: 0 });
  expect(await settle(2)).toMatchObject({ message: "没有待处理的社保差异" });
  const again = await office.done<{ cyrs: number }>("salary.sbSync.compare", at);
  expect(again.cyrs).toBe(answer.cyrs - 1);
});

test("nothing is taken over into a confirmed sheet", async () => {
  await office.confirm(6);
  const refused = await office.call("salary.sbSync.handle", { ...at, handleType: 1 });
  expect(refused).toMatchObject({ code: "0409", message: expect.stringContaining("已确认") });
});
