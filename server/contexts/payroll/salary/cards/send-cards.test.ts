import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { demoSms } from "../../../../../demo/gateways/demo-sms.ts";
import { runJob } from "../../../../testing/follow-job.ts";
import { useTestServer } from "../../../../testing/use-test-server.ts";
import { newPerson, type Payroll, payrollOffice } from "../testing/payroll-office.ts";
import { cardText } from "./card-text.ts";

const COMPANY = 1_001_004;
const PERIOD = { companyId: COMPANY, kjnd: 2026, kjqj: 2 };
const server = useTestServer();
let office: Payroll;
beforeAll(() => {
  office = payrollOffice(server, COMPANY);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test("a payslip tells what is not nothing", () => {
  const figures = { kjnd: 2026, kjqj: 2, bqsr: 8000, sbgrhj: 840, ybtse: 0, shkk: 0, sfgz: 7160 };
  expect(cardText("张三", figures)).toBe(
    "张三，您 2026 年 2 月的工资条：收入 8,000.00 元，个人社保公积金 840.00 元，个人所得税 0.00 元，实发 7,160.00 元。如有疑问请联系单位财务。",
  );
  expect(cardText("张三", { ...figures, sbgrhj: 0, shkk: 20 })).toContain("税后扣款 20.00 元，实发");
});

test("payslips go to those with a phone, once the sheet is confirmed; the others are named", async () => {
  const sent: string[] = [];
  vi.spyOn(demoSms, "send").mockImplementation(async (phone) => void sent.push(phone));
  const reached = { ...newPerson(), phone: "13700001111" };
  const silent = newPerson();
  const [first = 0, second = 0] = await office.hire(reached, silent);
  const { result } = await office.pay(2, [
    { ryid: first, jbgz: 8_000 },
    { ryid: second, jbgz: 9_000 },
  ]);
  const { xctjid } = result as { xctjid: number };
  const card = { ...PERIOD, xctjid, ryidList: [first, second] };
  expect(await office.call("salary.card.send", card)).toMatchObject({
    code: "0409",
    message: "薪酬确认后才能发送工资条",
  });
  await office.confirm(1);
  expect(await office.confirm(2)).toMatchObject({ code: "0" });
  expect(await runJob(server, "chenjie", "salary.card.send", card)).toMatchObject({
    status: 3,
    message: `已发送 1 人，1 人未发送：${silent.xm}没有手机号`,
  });
  expect(sent).toEqual(["13700001111"]);
});
