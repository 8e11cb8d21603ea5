import { beforeAll, beforeEach, expect, test } from "vitest";
import { demonstration } from "../../../../demo/demonstration.ts";
import { formatYuan } from "../../../../src/domain/money.ts";
import type { TaxAmount } from "../../../gateways/tax-bureau.ts";
import { jobEnd } from "../../../testing/follow-job.ts";
import { readShownAmounts } from "../../../testing/read-shown-amounts.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { taxOffice } from "../company-period/testing/tax-office.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };
/** Marks of the client's answer. */
const CORRECT = 9;
const DOUBTFUL = 1;

/** The declarations that have reached the bureau; what it takes, where that is not what it got. */
const bureau: { readonly got: { taxlayerNo: string; taxes: readonly TaxAmount[] }[]; takes: number | null } =
  {
    got: [],
    takes: null,
  };
const { taxBureau } = demonstration.gateways;
const gateways = {
  ...demonstration.gateways,
  taxBureau: {
    ...taxBureau,
    confirmSelection: async () => await Promise.resolve(),
    declare: async ({ taxlayerNo, taxes }: { taxlayerNo: string; taxes: readonly TaxAmount[] }) => {
      bureau.got.push({ taxlayerNo, taxes });
      const { takes } = bureau;
      return await Promise.resolve(takes === null ? taxes : [{ szid: 1, amount: takes }]);
    },
  },
};
const server = useTestServer({ gateways });

/** Clients with ticks that are not confirmed (统计确认) and would change their tax, which is more than a thousand yuan. */
let ticking: readonly number[];

beforeAll(async () => {
  ticking = (await ready()).filter(confirmsAnother).map(({ qyId }) => qyId);
});

beforeEach(() => {
  bureau.got.length = 0;
  bureau.takes = null;
});

/** The month of such a client as it was before anything was confirmed, notified or declared. */
async function openMonth(place = 0): Promise<{ qyId: number; told: number; now: number; count: number }> {
  const qyId = ticking[place] ?? 0;
  const ofMonth = { gxnd: 2026, gxyf: 10 };
  await server.db
    .updateTable("invoice")
    .set({ rzzt: 0, sjGxzt: 0, dkzt: 0 })
    .where("companyId", "=", qyId)
    .where("gxzt", "=", 1)
    .where("gxnd", "=", ofMonth.gxnd)
    .where("gxyf", "=", ofMonth.gxyf)
    .execute();
  await server.db
    .deleteFrom("plainRecord")
    .where("resource", "=", "taxNotice")
    .where("companyId", "=", qyId)
    .execute();
  const office = taxOffice(server, qyId);
  const states = { noticeTaxType: 0, taxConfirmState: 0, doubtState: 0, taxDeclareStatus: 0, qrzzse: null };
  await office.setRow(OCTOBER, { ...states, confirmationStatus: 0, checkStatus: 1 });
  await office.calculate(OCTOBER);
  const [client] = (await preview([qyId])).companyList;
  if (!client || !confirmsAnother(client)) throw new Error("the ticks of the client change nothing");
  return { qyId, told: client.taxAmount, now: client.confirmedAmount ?? 0, count: client.tickedCount };
}

async function rowOf(companyId: number) {
  return await server.db
    .selectFrom("companyPeriod")
    .selectAll()
    .where("companyId", "=", companyId)
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 10)
    .executeTakeFirstOrThrow();
}

interface CompanyNotice {
  readonly qyId: number;
  readonly tickedCount: number;
  readonly taxAmount: number;
  readonly confirmedAmount: number | null;
}

interface Preview {
  readonly tickedRemark: string | null;
  readonly companyList: readonly CompanyNotice[];
}

async function preview(qyIdList: readonly number[]): Promise<Preview> {
  const { result } = await server.request("chenjie", "taxNotice.preview", { ...OCTOBER, qyIdList });
  return result as Preview;
}

/** Clients whose tax can be notified, and is more than a thousand yuan. */
async function ready(): Promise<readonly CompanyNotice[]> {
  const rows = await server.db
    .selectFrom("companyPeriod")
    .select("companyId")
    .where("gsid", "=", 1001)
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 10)
    .where("noticeTaxType", "=", 0)
    .where("zzshfjs", ">", "1000")
    .orderBy("companyId")
    .execute();
  const check = await server.request("chenjie", "taxConfirm.confirmCheck", {
    ...OCTOBER,
    qyIdList: rows.map(({ companyId }) => companyId),
  });
  const { successQyIdList } = check.result as { readonly successQyIdList: readonly number[] };
  return (await preview(successQyIdList)).companyList;
}

const confirmsAnother = ({ confirmedAmount, taxAmount }: CompanyNotice) =>
  confirmedAmount !== null && confirmedAmount !== taxAmount;

async function notify(companyId: number, params: object = {}) {
  const { result } = await server.request("chenjie", "taxConfirm.confirmTax", {
    ...OCTOBER,
    operationType: 1,
    taxStatus: "correct",
    paymentTimeType: 0,
    paymentTime: "2026-11-24",
    qyIdList: [companyId],
    noticeTaxReqList: await readShownAmounts(server, [companyId], OCTOBER),
    ...params,
  });
  return result as { readonly failCount: number; readonly failList: readonly { readonly reason: string }[] };
}

async function confirmSelection(companyId: number): Promise<void> {
  const { result } = await server.request("chenjie", "taxConfirm.sendCheckConfirmTask", {
    ...OCTOBER,
    companyIdList: [companyId],
    taskType: 71,
  });
  const { taskid } = result as { readonly taskid: string };
  expect(await jobEnd(server, "chenjie", taskid)).toMatchObject({ status: 1 });
}

async function submit(companyId: number, params: object = {}, account = "chenjie") {
  return await server.request(account, "taxDeclare.batchSubmit", {
    ...OCTOBER,
    qyIdList: [companyId],
    declareList: await readShownAmounts(server, [companyId], OCTOBER),
    ...params,
  });
}

/** Submits and waits for the end of the task; gives the row. */
async function declare(companyId: number, params: object = {}) {
  const { result } = await submit(companyId, params);
  const { taskid } = result as { readonly taskid: string };
  await jobEnd(server, "chenjie", taskid);
  return await rowOf(companyId);
}

async function reasonAgainst(companyId: number, params: object = {}): Promise<string> {
  const { result } = await submit(companyId, params);
  return (result as { failList: { reason: string }[] }).failList[0]?.reason ?? "";
}

async function readLetter(companyId: number) {
  const { result } = await server.requestWith(null, "miniProgram.client.letter", {
    link: await linkOf(companyId),
    ...OCTOBER,
  });
  return result as {
    readonly letter: {
      readonly taxAmount: number;
      readonly replacedAmount: number | null;
      readonly changedRemark: string | null;
      readonly taxes: readonly { readonly szid: number; readonly se: number }[];
    };
    readonly month: { readonly taxAmount: number; readonly answer: number | null };
  };
}

async function linkOf(companyId: number): Promise<string> {
  const { result } = await server.request("chenjie", "miniProgram.client.link", { companyId });
  return (result as { address: string }).address.split("#")[1] ?? "";
}

async function answer(companyId: number, tags: number, content?: string) {
  const { month } = await readLetter(companyId);
  return await server.requestWith(null, "miniProgram.client.answer", {
    link: await linkOf(companyId),
    ...OCTOBER,
    tags,
    taxAmount: month.taxAmount,
    ...(content !== undefined && { content }),
  });
}

async function historyOf(companyId: number) {
  const { result } = await server.request("chenjie", "taxNotice.history", {
    qyId: companyId,
    ...OCTOBER,
    szId: 1,
  });
  return result as readonly { readonly operationType: number; readonly taxAmount: number | null }[];
}

const sumOf = (taxes: readonly TaxAmount[]) =>
  Math.round(taxes.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;

test("ticks without 统计确认 are counted beside the notice, and confirming them makes the tax that was foreseen", async () => {
  expect(ticking.length).toBeGreaterThan(1);
  for (const place of ticking.keys()) {
    const { qyId, told, now, count } = await openMonth(place);
    expect(Number((await rowOf(qyId)).zzshfjs)).toBe(told);
    const { tickedRemark } = await preview([qyId]);
    for (const words of [`${count} 张`, formatYuan(told), formatYuan(now)])
      expect(tickedRemark).toContain(words);
    await confirmSelection(qyId);
    expect(Number((await rowOf(qyId)).zzshfjs)).toBe(now);
    expect((await preview([qyId])).tickedRemark).toBeNull();
  }
});

test("a notice carries the amount that was shown: without one, or with another, nothing is sent", async () => {
  const { qyId, told: taxAmount, now: confirmedAmount } = await openMonth();
  const other = await notify(qyId, { noticeTaxReqList: [{ qyId, taxAmount: confirmedAmount }] });
  expect(other.failList[0]?.reason).toBe(
    `税额已变动：所见 ${formatYuan(confirmedAmount)} 元，现为 ${formatYuan(taxAmount)} 元，请核对后重试`,
  );
  expect((await notify(qyId, { noticeTaxReqList: [] })).failList[0]?.reason).toMatch(/^没有带上所见的税额/);
  const confirm = await server.request("chenjie", "taxConfirm.postConfirm", {
    ...OCTOBER,
    companyIdList: [qyId],
    noticeTaxReqList: [{ qyId, taxAmount: confirmedAmount }],
  });
  expect(confirm.result).toMatchObject({ successCount: 0, failCount: 1 });
  expect(await rowOf(qyId)).toMatchObject({ noticeTaxType: 0, taxConfirmState: 0, qrzzse: null });
  expect(await notify(qyId)).toMatchObject({ failCount: 0 });
  expect((await readLetter(qyId)).letter.taxAmount).toBe(taxAmount);
});

test("a tax that changed after its notice is not declared until the client has been notified anew", async () => {
  const { qyId, told, now } = await openMonth();
  await notify(qyId);
  expect((await answer(qyId, CORRECT)).code).toBe("0");
  const sent = await readLetter(qyId);
  await confirmSelection(qyId);
  expect(await rowOf(qyId)).toMatchObject({ noticeTaxType: 1, doubtState: 3 });
  expect((await readLetter(qyId)).letter).toEqual(sent.letter);
  expect(await reasonAgainst(qyId)).toBe(
    `通知后税额有变动（通知 ${formatYuan(told)} 元，现为 ${formatYuan(now)} 元），请重新通知`,
  );
  expect((await notify(qyId)).failList[0]?.reason).toBe("税款已通知");

  expect(await notify(qyId, { operationType: 6 })).toMatchObject({ failCount: 0 });
  const renewed = await readLetter(qyId);
  expect(renewed.letter).toMatchObject({ taxAmount: now, replacedAmount: told });
  expect(renewed.month.answer).toBeNull();
  expect(sumOf(renewed.letter.taxes.map(({ szid, se }) => ({ szid, amount: se })))).toBe(now);
  expect((await notify(qyId, { operationType: 6 })).failList[0]?.reason).toBe("税额没有变动，无需重新通知");
  expect(await declare(qyId)).toMatchObject({ taxDeclareStatus: 2, noticeTaxType: 2 });
  expect(bureau.got.map(({ taxes }) => sumOf(taxes))).toEqual([now]);
  const history = (await historyOf(qyId)).map(({ operationType, taxAmount }) => [operationType, taxAmount]);
  expect(history.toReversed()).toEqual([
    [1, told],
    [4, told],
    [8, now],
    [6, now],
    [10, now],
  ]);
});

test("a doubt of the client keeps its tax from being declared, in its words, and no new estimate takes it away", async () => {
  const { qyId } = await openMonth();
  await notify(qyId);
  expect((await answer(qyId, DOUBTFUL, "10月有一张住宿费专票没有抵扣？")).code).toBe("0");
  const reason = "客户有疑问「10月有一张住宿费专票没有抵扣？」，处理后再申报";
  expect(await reasonAgainst(qyId)).toBe(reason);
  await confirmSelection(qyId);
  expect((await rowOf(qyId)).doubtState).toBe(2);
  expect(await reasonAgainst(qyId, { reason: "客户电话确认" })).toBe(reason);
  expect(bureau.got).toEqual([]);
  await notify(qyId, { operationType: 6 });
  expect((await declare(qyId)).taxDeclareStatus).toBe(2);
});

test("a client who finds the notice right after the tax has changed still has to be notified anew", async () => {
  const { qyId } = await openMonth();
  await notify(qyId);
  await answer(qyId, DOUBTFUL, "为什么比上月多？");
  await confirmSelection(qyId);
  expect((await answer(qyId, CORRECT)).code).toBe("0");
  expect((await rowOf(qyId)).doubtState).toBe(3);
  expect(await reasonAgainst(qyId)).toMatch(/请重新通知$/);
});

test("another amount than the client was notified of is declared by who may, with a reason that is kept", async () => {
  const { qyId, told, now } = await openMonth();
  await notify(qyId);
  await confirmSelection(qyId);
  const reason = { reason: "客户已在电话中确认新税额" };
  expect((await submit(qyId, reason, "sunli")).code).toBe("0403");
  expect((await declare(qyId, reason)).taxDeclareStatus).toBe(2);
  expect(bureau.got.map(({ taxes }) => sumOf(taxes))).toEqual([now]);
  expect((await historyOf(qyId))[0]).toMatchObject({
    operationType: 10,
    taxAmount: now,
    content: reason.reason,
  });
  expect((await readLetter(qyId)).letter.taxAmount).toBe(told);
});

test("a declaration carries the amount that was shown, and is held against the row once more before it is handed in", async () => {
  const { qyId, told: taxAmount } = await openMonth();
  await notify(qyId);
  expect(await reasonAgainst(qyId, { declareList: [{ qyId, taxAmount: taxAmount + 1 }] })).toMatch(
    /^税额已变动/,
  );
  expect(await reasonAgainst(qyId, { declareList: [] })).toMatch(/^没有带上所见的税额/);
  const failed = { message: "0 家企业申报成功，1 家申报失败" };
  const { result } = await submit(qyId);
  const { taskid } = result as { readonly taskid: string };
  await jobEnd(server, "chenjie", taskid);
  // The same task again, as after a break, meets a month whose tax has changed meanwhile.
  await server.db
    .updateTable("companyPeriod")
    .set({ taxDeclareStatus: 3, noticeTaxType: 1 })
    .where("companyId", "=", qyId)
    .where("kjqj", "=", 10)
    .execute();
  await confirmSelection(qyId);
  await server.db.updateTable("job").set({ status: 2, resume: null }).where("taskid", "=", taskid).execute();
  bureau.got.length = 0;
  expect(await server.request("zhoumy", "job.retry", { taskid })).toMatchObject({ code: "0" });
  expect(await jobEnd(server, "chenjie", taskid)).toMatchObject(failed);
  expect(await rowOf(qyId)).toMatchObject({
    taxDeclareStatus: 3,
    declareError: expect.stringMatching(/^税额已变动/),
    zzshfjsExtRemark: null,
  });
  expect(bureau.got).toEqual([]);
  await notify(qyId, { operationType: 6 });
  expect(await declare(qyId)).toMatchObject({ taxDeclareStatus: 2, declareError: null });
});

test("what the bureau took is what was declared, and differs in words where it is another amount", async () => {
  const { qyId, told: taxAmount } = await openMonth();
  await notify(qyId);
  bureau.takes = 88.88;
  expect(await declare(qyId)).toMatchObject({
    taxDeclareStatus: 2,
    declareError: `税局受理税额 88.88 元，与提交的 ${formatYuan(taxAmount)} 元不同，请核对`,
  });
  const paid = await server.request("chenjie", "taxNotice.paymentStatus.batchSave", {
    ...OCTOBER,
    qyIdList: [qyId],
    status: 1,
  });
  expect(paid.code).toBe("0");
  const [payment, declaration] = await historyOf(qyId);
  expect(payment).toMatchObject({ operationType: 11, taxAmount: 88.88 });
  expect(declaration).toMatchObject({ operationType: 10, taxAmount: 88.88 });
});

test("before a declaration each client stands with its amounts and its answer, or with the reason against it", async () => {
  const { qyId: changed } = await openMonth();
  const [doubted, answered, open] = (await ready()).map(({ qyId }) => qyId).filter((id) => id !== changed);
  for (const qyId of [changed, doubted!, answered!]) await notify(qyId);
  await confirmSelection(changed);
  await answer(doubted!, DOUBTFUL, "请核对");
  await answer(answered!, CORRECT);
  const { result } = await server.request("chenjie", "taxDeclare.preview", {
    ...OCTOBER,
    qyIdList: [changed, doubted, answered, open],
  });
  expect(result).toMatchObject({
    deadline: "2026-11-16",
    lateRemark: expect.stringContaining("已逾期"),
    readyList: [{ qyId: answered, answer: CORRECT, difference: 0, reason: null, payTime: "2026-11-24" }],
    differentList: [{ qyId: changed, answer: null, reason: expect.stringContaining("请重新通知") }],
    leftOutList: [
      { qyId: doubted, answer: DOUBTFUL, reason: "客户有疑问「请核对」，处理后再申报" },
      { qyId: open, reason: "税款尚未通知客户，不能提交申报" },
    ],
  });
});
