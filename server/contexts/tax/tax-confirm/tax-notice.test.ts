import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { readShownAmounts } from "../../../testing/read-shown-amounts.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };

const server = useTestServer();

/** Companies of the month in hand whose row has these values. */
async function companies(where: Readonly<Record<string, number>>): Promise<number[]> {
  let query = server.db
    .selectFrom("companyPeriod")
    .select("companyId")
    .where("gsid", "=", 1001)
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 10);
  for (const [name, value] of Object.entries(where)) query = query.where(name as "cjzt", "=", value);
  return (await query.orderBy("companyId").execute()).map(({ companyId }) => companyId);
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

async function notify(qyIdList: readonly number[], params: object = {}) {
  return await server.request("chenjie", "taxConfirm.confirmTax", {
    ...OCTOBER,
    operationType: 1,
    taxStatus: "correct",
    qyIdList,
    noticeTaxReqList: await readShownAmounts(server, qyIdList, OCTOBER),
    paymentTimeType: 0,
    paymentTime: "2026-11-24",
    ...params,
  });
}

async function ready(): Promise<number[]> {
  const open = await companies({ noticeTaxType: 0, predictionStatus: 1 });
  const { result } = await server.request("chenjie", "taxConfirm.confirmCheck", {
    ...OCTOBER,
    qyIdList: open,
  });
  return (result as { successQyIdList: number[] }).successQyIdList;
}

test("a check names those that can be notified and gives the reasons of the others as a file", async () => {
  const all = await companies({ noticeTaxType: 0 });
  const { result } = await server.request("chenjie", "taxConfirm.confirmCheck", {
    ...OCTOBER,
    qyIdList: all,
  });
  const { successCount, failCount, failReasonKey, successQyIdList } = result as {
    successCount: number;
    failCount: number;
    failReasonKey: string;
    successQyIdList: number[];
  };
  expect(successCount).toBeGreaterThan(0);
  expect(failCount).toBeGreaterThan(0);
  expect(successQyIdList.length).toBe(successCount);
  const file = await server.fetch(
    "chenjie",
    `/api/fcp/web/new/tax/confirm/failReason/download?key=${failReasonKey}`,
  );
  expect(file.headers["content-disposition"]).toContain(".xlsx");
  const { code } = await server
    .request("zhoumy", "taxConfirm.failReason.download", { key: failReasonKey })
    .catch(() => ({ code: "0404" }));
  expect(code).toBe("0404");
});

test("a notified company knows its amount and day, and its history says so", async () => {
  const [companyId] = await ready();
  expect((await notify([companyId!])).result).toMatchObject({ failCount: 0 });
  const row = await rowOf(companyId!);
  expect(row).toMatchObject({ noticeTaxType: 1, taxConfirmState: 1, qrzzse: row.zzshfjs });
  const { result } = await server.request("chenjie", "taxNotice.history", { qyId: companyId, ...OCTOBER });
  expect((result as object[])[0]).toMatchObject({ companyId, qyId: companyId, doubtState: 0 });
});

test("a doubtful tax needs its content, a correct one its day", async () => {
  const [companyId] = await ready();
  expect((await notify([companyId!], { taxStatus: "doubtful" })).message).toBe("请输入疑义内容");
  const due = Number((await rowOf(companyId!)).zzshfjs) > 1;
  if (due) {
    expect((await notify([companyId!], { paymentTime: null })).message).toBe("请选择扣款日期");
    expect((await notify([companyId!], { paymentTime: "2027-03-01" })).message).toMatch(/^扣款日期应在/);
  }
  expect((await rowOf(companyId!)).noticeTaxType).toBe(0);
});

test("a month that is history is neither notified nor changed", async () => {
  const [companyId] = await companies({ predictionStatus: 1 });
  const { result } = await server.request("chenjie", "taxConfirm.confirmCheck", {
    kjnd: 2026,
    kjqj: 8,
    qyIdList: [companyId],
  });
  expect(result).toMatchObject({ successCount: 0, failCount: 1 });
  const revoke = { operationType: 2, kjnd: 2026, kjqj: 8, qyIdList: [companyId] };
  expect((await server.request("chenjie", "taxNotice.batchNotice", revoke)).message).toContain(
    "历史账期不支持撤销通知",
  );
});

test("a notice is taken back, but not while the VAT is being declared", async () => {
  const [companyId] = await companies({ noticeTaxType: 1 });
  const revoke = { operationType: 2, ...OCTOBER, qyIdList: [companyId] };
  const declaring = (taxDeclareStatus: number) =>
    server.db
      .updateTable("companyPeriod")
      .set({ taxDeclareStatus })
      .where("companyId", "=", companyId!)
      .where("kjqj", "=", 10)
      .where("kjnd", "=", 2026)
      .execute();
  await declaring(1);
  expect((await server.request("chenjie", "taxNotice.batchNotice", revoke)).message).toContain(
    "正在申报中，不可撤销",
  );
  await declaring(0);
  expect((await server.request("chenjie", "taxNotice.batchNotice", revoke)).code).toBe("0");
  expect(await rowOf(companyId!)).toMatchObject({ noticeTaxType: 0, payTime: null, content: null });
});

test("special cases that are not complete keep the tax from being notified", async () => {
  const [companyId] = await ready();
  const saved = await server.request("chenjie", "specialCase.confirmTempSave", {
    ...OCTOBER,
    qyId: companyId,
    specialConditions: [{ specialType: 4, amount: 100 }],
  });
  expect((saved.result as { incompleteList: string[] }).incompleteList).toEqual(["外地预缴：附件"]);
  const { result } = await server.request("chenjie", "taxConfirm.checkZzsNotice", {
    ...OCTOBER,
    qyIdList: [companyId],
  });
  expect(result).toMatchObject({ successCount: 0, failCount: 1 });
  const twice = {
    ...OCTOBER,
    qyId: companyId,
    specialConditions: [
      { specialType: 2, amount: 1 },
      { specialType: 2, amount: 2 },
    ],
  };
  expect((await server.request("chenjie", "specialCase.confirmTempSave", twice)).code).toBe("0400");
});

test("what is declared awaits its payment, and then is done", async () => {
  const notified = await companies({ noticeTaxType: 1, doubtState: 0 });
  expect(notified.length).toBeGreaterThan(0);
  const { result } = await server.request("chenjie", "taxDeclare.batchSubmit", {
    ...OCTOBER,
    qyIdList: notified,
    declareList: await readShownAmounts(server, notified, OCTOBER),
  });
  expect((result as { successCount: number }).successCount).toBe(notified.length);
  await expect
    .poll(async () => (await companies({ taxDeclareStatus: 1 })).length, { timeout: 20_000 })
    .toBe(0);
  const waiting = await companies({ noticeTaxType: 2 });
  const note = async (status: number) =>
    await server.request("chenjie", "taxNotice.paymentStatus.batchSave", {
      ...OCTOBER,
      qyIdList: [waiting[0]],
      status,
    });
  const acts = async () => {
    const history = await server.request("chenjie", "taxNotice.history", {
      qyId: waiting[0],
      ...OCTOBER,
      szId: 1,
    });
    return (history.result as readonly { readonly operationType: number }[]).map(
      ({ operationType }) => operationType,
    );
  };
  for (const [status, noticeTaxType] of [
    [1, 3],
    [0, 2],
    [1, 3],
  ] as const) {
    expect((await note(status)).code).toBe("0");
    expect((await rowOf(waiting[0]!)).noticeTaxType).toBe(noticeTaxType);
    const kept = await acts();
    expect(await note(status)).toMatchObject({
      code: "0409",
      message: expect.stringContaining("扣款状态没有变动，无需修改"),
    });
    expect(await acts()).toEqual(kept);
  }
});

test("a client that cannot be confirmed keeps no other from it, and is named with its reason", async () => {
  const [open] = await generalOf(await companies({ confirmationStatus: 0, checkStatus: 1 }));
  const [done] = await companies({ confirmationStatus: 2 });
  const send = async (companyIdList: readonly (number | undefined)[]) =>
    await server.request("chenjie", "taxConfirm.sendCheckConfirmTask", {
      ...OCTOBER,
      companyIdList,
      taskType: 71,
    });
  const reason = { companyId: done, reason: "本期已统计确认" };
  expect(await send([done, open])).toMatchObject({
    code: "0",
    result: { successCount: 1, failCount: 1, failList: [reason], taskid: expect.any(String) },
  });
  await expect
    .poll(async () => (await rowOf(open!)).confirmationStatus, { timeout: 20_000 })
    .toBeGreaterThan(1);
  expect(await send([done])).toMatchObject({
    code: "0",
    result: { successCount: 0, failCount: 1, failList: [reason], taskid: null },
  });
});

/** Those that select what they deduct. */
async function generalOf(companyIds: readonly number[]): Promise<number[]> {
  const general = await server.db
    .selectFrom("company")
    .select("companyId")
    .where("companyId", "in", companyIds)
    .where("taxlayerType", "=", "001")
    .orderBy("companyId")
    .execute();
  return general.map(({ companyId }) => companyId);
}

test("a confirmed selection is taken back by a job, which ends one way or the other", async () => {
  const confirmed = await companies({ confirmationStatus: 2, noticeTaxType: 0 });
  const task = { companyIdList: confirmed, ...OCTOBER, taskType: 2 };
  expect((await server.request("chenjie", "taxConfirm.sendCheckConfirmTask", task)).code).toBe("0");
  const results = async () =>
    (
      await server.request("chenjie", "taxConfirm.getCancelConfirmResult", {
        companyIdList: confirmed,
        ...OCTOBER,
      })
    ).result as { cancelStatus: number; companyId: number; cancelErrorMessage: string | null }[];
  await expect
    .poll(async () => (await results()).some(({ cancelStatus }) => cancelStatus === 1), { timeout: 20_000 })
    .toBe(false);
  for (const { cancelStatus, companyId, cancelErrorMessage } of await results()) {
    expect((await rowOf(companyId)).confirmationStatus).toBe(cancelStatus === 2 ? 0 : 2);
    expect(cancelErrorMessage === null).toBe(cancelStatus === 2);
  }
});
