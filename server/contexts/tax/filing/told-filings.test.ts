import { beforeEach, describe, expect, test } from "vitest";
import { demonstration } from "../../../../demo/demonstration.ts";
import { amountInWords } from "../../../../src/domain/amount-in-words.ts";
import { formatYuan } from "../../../../src/domain/money.ts";
import type { TaxAmount } from "../../../gateways/tax-bureau.ts";
import { jobEnd } from "../../../testing/follow-job.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { FILED_BY_DESK, filingDesk } from "./testing/filing-desk.ts";

/** Marks of the client's answer. */
const CORRECT = 9;
const DOUBTFUL = 1;

/** The declarations that have reached the bureau; what it takes, where that is not what it got. */
const bureau: {
  readonly got: (readonly TaxAmount[])[];
  takes: number | null;
  /** Begun while a declaration is handed in. */
  meanwhile: () => void;
} = { got: [], takes: null, meanwhile: () => {} };
const gateways = {
  ...demonstration.gateways,
  taxBureau: {
    ...demonstration.gateways.taxBureau,
    declare: async ({ szid, taxes }: { szid: number; taxes: readonly TaxAmount[] }) => {
      bureau.got.push(taxes);
      bureau.meanwhile();
      const { takes } = bureau;
      return await Promise.resolve(takes === null ? taxes : [{ szid, amount: takes }]);
    },
  },
};
const server = useTestServer({ gateways });

beforeEach(() => {
  bureau.got.length = 0;
  bureau.takes = null;
  bureau.meanwhile = () => {};
});

/** Gives the client to sunli too, who may declare and not declare another amount. */
async function keep(companyId: number): Promise<void> {
  const { userId } = await server.db
    .selectFrom("staff")
    .select("userId")
    .where("account", "=", "sunli")
    .executeTakeFirstOrThrow();
  await server.request("chenjie", "companyUserAuth.addUser", { companyId, userId });
}

describe.each(FILED_BY_DESK)("$named", (tax) => {
  const desk = filingDesk(server, tax);

  test("the client reads the amount that the screen showed, in words too, and its answer stands in the list and the talk", async () => {
    const { companyId, ybtse } = await desk.open();
    expect(await desk.shown(companyId)).toEqual([{ qyId: companyId, taxAmount: ybtse }]);
    const draft = await desk.call("taxNotice.letter", {
      ...tax.month,
      szId: tax.szId,
      qyId: companyId,
      taxStatus: "correct",
      paymentTimeType: 0,
      paymentTime: "2026-11-24",
      content: "请留足余额",
    });
    expect(await desk.notify(companyId, { content: "请留足余额" })).toEqual([]);
    const sent = await desk.letter(companyId);
    expect(sent.letter).toMatchObject({
      ...(draft.result as object),
      taxAmount: ybtse,
      amountInWords: amountInWords(ybtse),
      remark: "请留足余额",
      payment: "2026-11-24，请在此前备足扣款账户余额",
    });
    const { months } = (await desk.asClient(companyId, "open")).result as { months: readonly object[] };
    const { taxName, periodName } = sent.letter;
    expect(`${String(periodName)}${String(taxName)}`).toBe(tax.named);
    expect(months).toContainEqual(
      expect.objectContaining({ szId: tax.szId, taxName, taxAmount: ybtse, noticeTaxType: 1, answer: null }),
    );
    expect((await desk.answer(companyId, CORRECT)).code).toBe("0");
    expect((await desk.letter(companyId)).month.answer).toBe(CORRECT);
    const [answered, notified] = await desk.history(companyId);
    expect(notified).toMatchObject({ operationType: 1, taxAmount: ybtse, content: "请留足余额" });
    expect(answered).toMatchObject({ operationType: 4, taxAmount: ybtse, source: 2 });
    const talk = await desk.call("chat.record.page", {
      pageNum: 1,
      pageSize: 100,
      qyid: companyId,
      module: 4,
    });
    expect((talk.result as { data: readonly object[] }).data[0]).toMatchObject({
      content: `${tax.named}税款确认无误`,
      sender: "client",
      tags: CORRECT,
    });
  });

  test("a notice carries the amount that was shown: without one, or with another, nothing is sent", async () => {
    const { companyId, ybtse } = await desk.open();
    const other = [{ qyId: companyId, taxAmount: ybtse + 1 }];
    expect(await desk.notify(companyId, { shown: other })).toEqual([
      `税额已变动：所见 ${formatYuan(ybtse + 1)} 元，现为 ${formatYuan(ybtse)} 元，请核对后重试`,
    ]);
    expect(await desk.notify(companyId, { shown: tax.szId === 303 ? [{ qyId: companyId }] : [] })).toEqual([
      expect.stringMatching(/^没有带上所见的税额/),
    ]);
    expect(await desk.row(companyId)).toMatchObject({ noticeTaxType: 0, toldAmount: null });
    expect(await desk.asClient(companyId, "letter", { ...tax.month, szId: tax.szId })).toMatchObject({
      message: "会计已撤回这份通知，请等待新的通知",
    });
  });

  test("a tax that changed after its notice is not declared until the client has been notified anew", async () => {
    const { companyId, ybtse: told } = await desk.open();
    await desk.notify(companyId);
    await desk.answer(companyId, CORRECT);
    const sent = await desk.letter(companyId);
    const { ybtse: now, ...changed } = await desk.change(companyId);
    expect(changed).toMatchObject({ noticeTaxType: 1, toldAmount: told });
    expect(changed.difference).toBeCloseTo(now - told, 2);
    expect((await desk.letter(companyId)).letter).toEqual(sent.letter);
    const reason = `通知后税额有变动（通知 ${formatYuan(told)} 元，现为 ${formatYuan(now)} 元），请重新通知`;
    expect(await desk.reasonAgainst(companyId)).toBe(reason);
    expect(await desk.notify(companyId)).toEqual([expect.stringContaining("已通知")]);
    const stale = [{ qyId: companyId, taxAmount: told }];
    expect(await desk.notify(companyId, { operationType: 6, shown: stale })).toEqual([
      expect.stringMatching(/^税额已变动/),
    ]);

    expect(await desk.notify(companyId, { operationType: 6 })).toEqual([]);
    const renewed = await desk.letter(companyId);
    expect(renewed.letter).toMatchObject({ taxAmount: now, replacedAmount: told });
    expect(renewed.month.answer, "the earlier answer was to another amount").toBeNull();
    expect(await desk.notify(companyId, { operationType: 6 })).toEqual(["税额没有变动，无需重新通知"]);
    expect(await desk.declare(companyId)).toMatchObject({ taxDeclareStatus: 2, declaredAmount: now });
    expect(bureau.got).toEqual([[{ szid: tax.szId, amount: now }]]);
    const history = (await desk.history(companyId)).map((act) => [act.operationType, act.taxAmount]);
    expect(history.toReversed()).toEqual([
      [1, told],
      [4, told],
      [6, now],
      [10, now],
    ]);
  });

  test("a doubt of the client stands in the list and keeps its tax from being declared, whoever asks, until it is settled", async () => {
    const { companyId } = await desk.open();
    await desk.notify(companyId);
    expect((await desk.answer(companyId, DOUBTFUL, "利润为什么这么高？")).code).toBe("0");
    expect(await desk.row(companyId)).toMatchObject({ doubtState: 2, doubtContent: "利润为什么这么高？" });
    const reason = "客户有疑问「利润为什么这么高？」，处理后再申报";
    expect(await desk.reasonAgainst(companyId)).toBe(reason);
    expect(await desk.reasonAgainst(companyId, { reason: "客户电话确认" })).toBe(reason);
    await desk.change(companyId);
    expect(await desk.row(companyId)).toMatchObject({ doubtState: 2 });
    await desk.notify(companyId, { operationType: 6 });
    expect(await desk.row(companyId)).toMatchObject({ doubtState: 0, doubtContent: null });
    expect(bureau.got).toEqual([]);
    expect(await desk.declare(companyId)).toMatchObject({ taxDeclareStatus: 2 });
  });

  test("another amount than the client was notified of is declared by who may, with a reason that is kept", async () => {
    const { companyId, ybtse: told } = await desk.open();
    await desk.notify(companyId);
    const { ybtse: now } = await desk.change(companyId);
    const { result } = await desk.call("taxDeclare.preview", {
      ...tax.month,
      szId: tax.szId,
      qyIdList: [companyId],
    });
    expect(result).toMatchObject({
      readyList: [],
      differentList: [{ qyId: companyId, toldAmount: told, taxAmount: now, answer: null }],
      leftOutList: [],
      mayDeclareDifferent: true,
    });
    const reason = { reason: "客户已在电话中确认新税额" };
    await keep(companyId);
    expect((await desk.submit(companyId, reason, "sunli")).code).toBe("0403");
    expect(await desk.declare(companyId, reason)).toMatchObject({ taxDeclareStatus: 2, declaredAmount: now });
    expect((await desk.history(companyId))[0]).toMatchObject({
      operationType: 10,
      taxAmount: now,
      content: reason.reason,
    });
    expect((await desk.letter(companyId)).letter.taxAmount).toBe(told);
    expect((await desk.letter(companyId)).closedReason).toBe("税款已申报，如有问题请直接留言");
  });

  test("a declaration is held against the row once more before it is handed in, and keeps the amount that the bureau took", async () => {
    const { companyId, ybtse } = await desk.open();
    await desk.notify(companyId);
    const other = { declareList: [{ qyId: companyId, taxAmount: ybtse + 1 }] };
    expect(await desk.reasonAgainst(companyId, other)).toMatch(/^税额已变动/);
    expect(await desk.reasonAgainst(companyId, { declareList: [] })).toMatch(/^没有带上所见的税额/);
    bureau.takes = 88.88;
    const { taskid, ...declared } = await desk.declare(companyId);
    expect(declared).toMatchObject({
      taxDeclareStatus: 2,
      declaredAmount: 88.88,
      declareError: `税局受理税额 88.88 元，与提交的 ${formatYuan(ybtse)} 元不同，请核对`,
    });
    expect(await desk.call(tax.pay, { ...tax.period, qyIdList: [companyId], status: 1 })).toMatchObject({
      code: "0",
    });
    expect((await desk.history(companyId)).slice(0, 2)).toMatchObject([
      { operationType: 11, taxAmount: 88.88 },
      { operationType: 10, taxAmount: 88.88 },
    ]);
    // The same task again, as after a break, meets a tax that has changed meanwhile.
    const table = tax.szId === 303 ? "annualSettlement" : "incomeTaxFiling";
    await server.db
      .updateTable(table)
      .set({ taxDeclareStatus: 3, noticeTaxType: 1 })
      .where("companyId", "=", companyId)
      .where("kjnd", "=", tax.period.kjnd)
      .execute();
    await desk.change(companyId);
    await server.db
      .updateTable("job")
      .set({ status: 2, resume: null })
      .where("taskid", "=", taskid)
      .execute();
    bureau.got.length = 0;
    expect(await server.request("zhoumy", "job.retry", { taskid })).toMatchObject({ code: "0" });
    expect(await jobEnd(server, "chenjie", taskid)).toMatchObject({
      message: "0 家企业申报成功，1 家申报失败",
    });
    expect(await desk.row(companyId)).toMatchObject({
      taxDeclareStatus: 3,
      declareError: expect.stringMatching(/^税额已变动/),
    });
    expect(bureau.got).toEqual([]);
  });

  test.each(["taken back first", "declared first"])(
    "of a notice that is taken back and a declaration at the same moment one wins (%s)",
    async (order) => {
      const { companyId } = await desk.open();
      await desk.notify(companyId);
      const declareList = await desk.shown(companyId);
      const revoke = async () => await desk.notify(companyId, { operationType: 2, shown: declareList });
      const submit = async () => await desk.submit(companyId, { declareList });
      const [revoked, submitted] =
        order === "declared first"
          ? (await Promise.all([submit(), revoke()])).toReversed()
          : await Promise.all([revoke(), submit()]);
      const { taskid, failList } = (
        submitted as { result: { taskid: string | null; failList: { reason: string }[] } }
      ).result;
      if (taskid !== null) await jobEnd(server, "chenjie", taskid);
      const row = await desk.row(companyId);
      const isRevoked = (revoked as readonly string[]).length === 0;
      expect(isRevoked).toBe(taskid === null);
      expect(bureau.got).toHaveLength(isRevoked ? 0 : 1);
      if (isRevoked) {
        expect(failList).toMatchObject([{ reason: expect.stringContaining("尚未通知客户，不能提交申报") }]);
        expect(row).toMatchObject({ noticeTaxType: 0, taxDeclareStatus: 0, toldAmount: null });
      } else {
        expect(revoked).toEqual([expect.stringMatching(/不可撤销$|不能撤销通知$/)]);
        expect(row).toMatchObject({ noticeTaxType: 2, taxDeclareStatus: 2 });
      }
    },
  );

  test("of two declarations at the same moment one is handed in", async () => {
    const { companyId } = await desk.open();
    await desk.notify(companyId);
    const submit = async () => (await desk.submit(companyId)).result as { taskid: string | null };
    const tasks = (await Promise.all([submit(), submit()])).flatMap(({ taskid }) => taskid ?? []);
    expect(tasks).toHaveLength(1);
    await jobEnd(server, "chenjie", tasks[0] ?? "");
    expect(bureau.got).toHaveLength(1);
  });

  test("nothing that is said while the bureau takes a declaration takes it back", async () => {
    const { companyId, ybtse } = await desk.open();
    await desk.notify(companyId);
    const seen = { shown: [{ qyId: companyId, taxAmount: ybtse }] };
    const said: Promise<readonly string[]>[] = [];
    bureau.meanwhile = () => {
      for (const operationType of [2, 6]) said.push(desk.notify(companyId, { operationType, ...seen }));
    };
    expect(await desk.declare(companyId)).toMatchObject({
      taxDeclareStatus: 2,
      noticeTaxType: 2,
      toldAmount: ybtse,
    });
    expect((await Promise.all(said)).flat()).toEqual([
      "不是已通知状态，不能撤销通知",
      "不是已通知状态，不能重新通知",
    ]);
    expect(await desk.row(companyId)).toMatchObject({
      taxDeclareStatus: 2,
      noticeTaxType: 2,
      toldAmount: ybtse,
    });
  });

  test("a doubt of the firm goes out in its words, and asks for no day of payment", async () => {
    const { companyId } = await desk.open();
    const doubtful = { taxStatus: "doubtful", paymentTimeType: null, paymentTime: null };
    await expect(desk.notify(companyId, doubtful)).rejects.toThrow("请输入疑义内容");
    expect(await desk.notify(companyId, { ...doubtful, content: "三季度工资未提供" })).toEqual([]);
    expect((await desk.letter(companyId)).letter).toMatchObject({
      doubt: "三季度工资未提供",
      remark: null,
      payment: "待定，确定后另行通知",
    });
    expect(await desk.row(companyId)).toMatchObject({ doubtState: 1, noticeTaxType: 1 });
  });
});

test("what comes back at the end of a year is told as such", async () => {
  const [, , tax] = FILED_BY_DESK;
  if (!tax) throw new Error("no settlement");
  const desk = filingDesk(server, tax);
  const { result } = await desk.call(tax.page, {
    ...tax.period,
    pageNum: 1,
    pageSize: 1,
    status: "calculated",
    balance: "refund",
  });
  const [client] = (result as { list: readonly { companyId: number; ybtse: number }[] }).list;
  if (!client) throw new Error("nobody is paid back");
  expect(await desk.notify(client.companyId, { paymentTimeType: null, paymentTime: null })).toEqual([]);
  expect((await desk.letter(client.companyId)).letter).toMatchObject({
    taxAmount: client.ybtse,
    amountInWords: amountInWords(-client.ybtse),
    payment: "申报后申请退税，或抵缴以后的税款",
  });
});
