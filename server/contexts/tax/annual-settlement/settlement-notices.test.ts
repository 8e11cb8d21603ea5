import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { isDue, isRefund, NOTIFY, REVOKE, settlementDesk } from "./testing/settlement-desk.ts";

const server = useTestServer();
const { call, outcome, page, read, settle, submit, take, declare } = settlementDesk(server);

test("a client is told of its settlement once, until that is taken back; others go on", async () => {
  const told = await take("calculated", isDue);
  const other = await take("calculated", isRefund);
  const { companyId } = told;
  expect(await settle([companyId], { operationType: 1 })).toMatchObject({ message: "请选择扣款时间" });
  const early = { operationType: 1, paymentTimeType: 0, paymentTime: "2026-11-19" };
  expect((await settle([companyId], early)).message).toContain("扣款日期应在 2026-11-20 至 2026-12-31");
  await settle([companyId], NOTIFY);
  expect(await read(companyId)).toMatchObject({
    status: "notified",
    noticeTaxType: 1,
    paymentTimeType: 1,
    content: "请留足余额",
  });
  expect((await settle([companyId, other.companyId], NOTIFY)).result).toMatchObject({
    successCount: 1,
    failCount: 1,
    failList: [{ companyId, companyName: told.companyName, reason: "汇算清缴税款已通知" }],
  });
  expect(await read(other.companyId), "what comes back is not taken").toMatchObject({
    noticeTaxType: 1,
    paymentTimeType: 3,
  });
  const change = { operationType: 3, paymentTimeType: 0, paymentTime: "2026-12-15" };
  expect((await settle([companyId, other.companyId], change)).result).toMatchObject({
    successCount: 1,
    failList: [{ companyId: other.companyId, reason: "没有应补税款，无需扣款时间" }],
  });
  expect((await read(companyId)).payTime).toBe("2026-12-15");
  const of = { qyId: companyId, kjnd: 2025, kjqj: 12 };
  const history = (szId: number) => server.request("chenjie", "taxNotice.history", { ...of, szId });
  expect((await history(303)).result).toMatchObject([{ operationType: 3 }, { operationType: 1 }]);
  expect((await history(3)).result, "the prepayment of the last quarter is another tax").toEqual([]);
  await settle([companyId], REVOKE);
  expect(await read(companyId)).toMatchObject({ status: "calculated", content: null, payTime: null });
  expect((await settle([companyId], REVOKE)).result).toMatchObject({
    failList: [{ reason: "不是已通知状态，不能撤销通知" }],
  });
});

test("what is told before a notice: amounts that are due and that come back, and late fees", async () => {
  const rows = (await page({ status: "calculated" })).list;
  const [due, refund] = [rows.find(isDue), rows.find(isRefund)];
  if (!due || !refund) throw new Error("nobody pays, or nobody is paid back");
  const preview = (...qyIdList: readonly number[]) => call("preview", { qyIdList });
  expect((await preview(due.companyId, refund.companyId)).result).toMatchObject({
    deadline: "2026-06-01",
    lastPayDay: "2026-12-31",
    dueNum: 1,
    dueAmount: due.ybtse,
    refundNum: 1,
    refundAmount: -(refund.ybtse ?? 0),
    ybtse: null,
  });
  const one = (await preview(due.companyId)).result as { readonly pendingRemark: string };
  expect(one).toMatchObject({ ybtse: due.ybtse, lrze: due.lrze });
  expect(one.pendingRemark).toContain("申报期已于 2026-06-01 截止");
});

test("a settlement is declared after its notice, paid or paid back, and done; what is even is done at once", async () => {
  const paying = await take("calculated", isDue);
  const { companyId } = paying;
  expect(await submit([companyId])).toMatchObject({
    taskid: null,
    failList: [{ reason: "汇算清缴税款尚未通知客户，不能提交申报" }],
  });
  await settle([companyId], NOTIFY);
  expect(await declare(companyId)).toMatchObject({ status: "declared", noticeTaxType: 2 });
  expect((await settle([companyId], REVOKE)).result).toMatchObject({
    failList: [{ reason: "不是已通知状态，不能撤销通知" }],
  });
  const refund = await take("notified", isRefund);
  expect(await declare(refund.companyId)).toMatchObject({ status: "declared", noticeTaxType: 2 });
  const untold = await take("calculated");
  const qyIdList = [companyId, refund.companyId, untold.companyId];
  expect(await outcome("paymentStatus", { qyIdList, status: 1 })).toMatchObject({
    successCount: 2,
    failList: [{ companyId: untold.companyId, reason: "尚未申报，不能修改扣款状态" }],
  });
  expect(await read(refund.companyId)).toMatchObject({ status: "paid", noticeTaxType: 3 });
  await outcome("paymentStatus", { qyIdList: [companyId], status: 0 });
  expect(await read(companyId)).toMatchObject({ status: "declared" });

  const { settlementId, rowVersion } = untold;
  const even = { lrze: 0, tzzj: 0, yyjse: 0, content: "本年无经营" };
  await call("adjust", { settlementId, qyId: untold.companyId, rowVersion, ...even });
  await settle([untold.companyId], { operationType: 1 });
  expect(await declare(untold.companyId)).toMatchObject({ status: "paid", balance: "none" });
});

test("what the bureau refuses says why and can be handed in again", async () => {
  const failed = await take("notified", ({ taxDeclareStatus }) => taxDeclareStatus === 3);
  expect(failed.declareError).toContain("申报失败");
  expect(await declare(failed.companyId)).toMatchObject({ declareError: null });
});
