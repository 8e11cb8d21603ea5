import { expect, test } from "vitest";
import { jobEnd } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { PENDING, type Prepaid, prepaymentDesk } from "./testing/prepayment-desk.ts";

const server = useTestServer();
const { call, act, page, read, untold } = prepaymentDesk(server);

test("a client is told of its tax once, until that is taken back", async () => {
  const { companyId, companyName } = await untold(true);
  const qyIdList = [companyId];
  expect(await act("corporate", "confirmTax", { qyIdList, operationType: 1 })).toMatchObject({
    message: "请选择扣款时间",
  });
  const early = { qyIdList, operationType: 1, paymentTimeType: 0, paymentTime: "2026-11-19" };
  expect((await act("corporate", "confirmTax", early)).message).toContain("扣款日期应在 2026-11-20 至");
  expect(await act("corporate", "confirmTax", { qyIdList, ...PENDING, content: "请留足余额" })).toMatchObject(
    {
      result: { successCount: 1, failCount: 0 },
    },
  );
  expect(await read(companyId)).toMatchObject({
    noticeTaxType: 1,
    content: "请留足余额",
    paymentTimeType: 1,
  });
  const again = (await act("corporate", "confirmTax", { qyIdList, ...PENDING })).result;
  expect(again).toMatchObject({ successCount: 0, failList: [{ companyName, reason: "税款已通知" }] });
  const now = await read(companyId);
  const history = await server.request("chenjie", "taxNotice.history", {
    qyId: companyId,
    kjnd: 2026,
    kjqj: 9,
    szId: 3,
  });
  expect(history.result).toMatchObject([{ operationType: 1, content: "请留足余额", taxAmount: now.ybtse }]);
  await act("corporate", "confirmTax", { qyIdList, operationType: 2 });
  expect(await read(companyId)).toMatchObject({ noticeTaxType: 0, paymentTimeType: null, content: null });
});

test("what is not over, or has not been worked out, cannot be notified", async () => {
  const { companyId } = await untold(true);
  const q4 = { qyIdList: [companyId], ...PENDING, quarter: 4 };
  expect((await act("corporate", "confirmTax", q4)).result).toMatchObject({
    failList: [{ reason: "本季度尚未结束，不能通知税款" }],
  });
  const q1 = { qyIdList: [companyId], ...PENDING, kjnd: 2022, quarter: 1 };
  expect((await act("corporate", "confirmTax", q1)).result).toMatchObject({
    failList: [{ reason: "尚未测算税款，请先测算" }],
  });
  await call("corporate", "calculate", { qyIdList: [companyId], kjnd: 2022, quarter: 1 });
  expect((await act("corporate", "confirmTax", q1)).result).toMatchObject({
    failList: [{ reason: "2022年03期没有适用的企业所得税税率，请核对税款所属期" }],
  });
});

test("a prepayment is declared after its notice, and is paid before it is done; the next quarter counts it", async () => {
  const [trader] = (await page("operating", { noticeTaxType: 0 })).list;
  if (!trader) throw new Error("every sole trader has been told");
  const { companyId } = trader;
  const qyIdList = [companyId];
  await call("operating", "calculate", { qyIdList });
  const { filingId, rowVersion } = await read(companyId, "operating");
  const byHand = { qyId: companyId, filingId, rowVersion, lrze: 200_000, mbks: 0, jcfy: 50_000 };
  await call("operating", "adjust", { ...byHand, content: "收入未开票" });
  // 150,000 × 20 % − 10,500, halved.
  const worked = await read(companyId, "operating");
  expect(worked).toMatchObject({ ynsdse: 19_500, jmsdse: 9_750 });
  expect(worked.ybtse).toBeCloseTo(9_750 - worked.yyjse, 2);
  expect((await act("operating", "batchSubmit", { qyIdList })).result).toMatchObject({
    taskid: null,
    failList: [{ reason: "税款尚未通知客户，不能提交申报" }],
  });
  await act("operating", "confirmTax", { qyIdList, ...PENDING });
  const { taskid } = (await act("operating", "batchSubmit", { qyIdList })).result as { taskid: string };
  expect(await jobEnd(server, "chenjie", taskid)).toMatchObject({
    title: "提交2026年第3季度经营所得个人所得税预缴申报",
    status: 1,
  });
  const declared = await read(companyId, "operating");
  expect(declared).toMatchObject({ noticeTaxType: 2, taxDeclareStatus: 2 });
  expect((await act("operating", "confirmTax", { qyIdList, operationType: 2 })).result).toMatchObject({
    failList: [{ reason: "不是已通知状态，不能撤销通知" }],
  });
  await call("operating", "paymentStatus", { qyIdList, status: 1 });
  expect(await read(companyId, "operating")).toMatchObject({ noticeTaxType: 3 });
  await call("operating", "calculate", { qyIdList, quarter: 4 });
  const next = (await call("operating", "detail", { qyId: companyId, quarter: 4 })).result as Prepaid;
  expect(next.yyjse).toBeCloseTo(declared.yyjse + (declared.ybtse ?? 0), 2);
});

test("nothing to pay is done with its declaration, and asks for no day of payment", async () => {
  const { companyId } = await untold(false);
  const qyIdList = [companyId];
  await act("corporate", "confirmTax", { qyIdList, operationType: 1 });
  expect(await read(companyId)).toMatchObject({ noticeTaxType: 1, paymentTimeType: 3 });
  expect(
    (await act("corporate", "confirmTax", { qyIdList, operationType: 3, paymentTimeType: 1 })).result,
  ).toMatchObject({
    failList: [{ reason: "没有应缴税款，无需扣款时间" }],
  });
});
