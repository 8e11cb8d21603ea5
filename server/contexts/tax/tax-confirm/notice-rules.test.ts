import { readSheet } from "read-excel-file/node";
import { beforeAll, describe, expect, test } from "vitest";
import { inService } from "../../../access/served-months.ts";
import { useTestServer } from "../../../testing/use-test-server.ts";
import { readShownAmounts } from "../../../testing/read-shown-amounts.ts";

const OCTOBER = { kjnd: 2026, kjqj: 10 };
const server = useTestServer();
let companyId: number;
let companyName: string;

beforeAll(async () => {
  const open = await server.db
    .selectFrom("companyPeriod as p")
    .innerJoin("company", "company.companyId", "p.companyId")
    .select(["company.companyId", "company.companyName"])
    .where("p.gsid", "=", 1001)
    .where("p.kjnd", "=", 2026)
    .where("p.kjqj", "=", 10)
    .where("p.noticeTaxType", "=", 0)
    .where("p.predictionStatus", "=", 1)
    .where(inService(server.clock))
    .where("company.isRemove", "=", 0)
    .orderBy("company.companyId")
    .execute();
  const { result } = await server.request("chenjie", "taxConfirm.confirmCheck", {
    ...OCTOBER,
    qyIdList: open.map((row) => row.companyId),
  });
  [companyId = 0] = (result as { successQyIdList: number[] }).successQyIdList;
  companyName = open.find((row) => row.companyId === companyId)?.companyName ?? "";
});

const call = async (operation: string, params: object) =>
  await server.request("chenjie", operation, { ...OCTOBER, qyIdList: [companyId], ...params });
const notify = async (params: object) =>
  await call("taxConfirm.confirmTax", {
    operationType: 1,
    taxStatus: "correct",
    noticeTaxReqList: await readShownAmounts(server, [companyId], OCTOBER),
    ...params,
  });
const month = (kjqj = 10) =>
  server.db
    .selectFrom("companyPeriod")
    .selectAll()
    .where("companyId", "=", companyId)
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", kjqj);
const row = async () => await month().executeTakeFirstOrThrow();
const set = async (fields: object, kjqj = 10) =>
  await server.db
    .updateTable("companyPeriod")
    .set(fields)
    .where("companyId", "=", companyId)
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", kjqj)
    .execute();

describe("a notice", () => {
  test("says whether the tax is right", async () => {
    expect(await notify({ taxStatus: undefined, paymentTimeType: 1 })).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "taxStatus", message: "请选择税款状态" }] },
    });
    expect(await notify({ taxStatus: "perhaps", paymentTimeType: 1 })).toMatchObject({ code: "0400" });
    expect((await row()).noticeTaxType).toBe(0);
  });

  test("of a doubt says what it is, in 500 characters at most", async () => {
    expect((await notify({ taxStatus: "doubtful", content: "  " })).message).toBe("请输入疑义内容");
    expect(await notify({ taxStatus: "doubtful", content: "疑".repeat(501) })).toMatchObject({
      code: "0400",
      result: { fieldErrors: [{ path: "content" }] },
    });
  });

  test("of more than one yuan says when the tax is taken, of less it need not", async () => {
    await set({ zzshfjs: "1.01" });
    expect((await notify({})).message).toBe("请选择扣款时间");
    expect((await row()).noticeTaxType).toBe(0);
    await set({ zzshfjs: "1.00" });
    expect((await notify({})).result).toMatchObject({ failCount: 0 });
    expect(await row()).toMatchObject({ noticeTaxType: 1, paymentTimeType: 3, payTime: null });
  });

  test("moves the day of payment while it stands", async () => {
    const change = async (paymentTime: string) =>
      await call("taxNotice.batchNotice", { operationType: 3, paymentTimeType: 0, paymentTime });
    expect((await change("2026-11-19")).message).toMatch(/^扣款日期应在 2026-11-20 至/);
    expect((await change("2026-11-27")).code).toBe("0");
    expect(await row()).toMatchObject({ noticeTaxType: 1, paymentTimeType: 0, payTime: "2026-11-27" });
  });

  test("is not taken back while the VAT is being declared, which names the company", async () => {
    await set({ taxDeclareStatus: 1 });
    expect((await call("taxNotice.batchNotice", { operationType: 2 })).message).toBe(
      `「${companyName}」的增值税正在申报中，不可撤销`,
    );
    await set({ taxDeclareStatus: 0 });
  });

  test("is not taken back where another of the batch cannot be", async () => {
    const other = await server.db
      .selectFrom("companyPeriod")
      .select("companyId")
      .where("kjnd", "=", 2026)
      .where("kjqj", "=", 10)
      .where("noticeTaxType", "=", 0)
      .where("companyId", "!=", companyId)
      .executeTakeFirstOrThrow();
    const refused = await call("taxNotice.batchNotice", {
      operationType: 2,
      qyIdList: [companyId, other.companyId],
    });
    expect(refused.message).toContain("不是已通知状态，不能撤销通知");
    expect(await row()).toMatchObject({ noticeTaxType: 1, payTime: "2026-11-27" });
  });

  test("is not told anew by the request that takes notices back", async () => {
    for (const operation of ["taxNotice.batchNotice", "taxNotice.asyncBatchNotice"])
      expect(await call(operation, { operationType: 6 })).toMatchObject({
        code: "0409",
        message: "请从通知税款进入，此处只能撤销通知或修改扣款时间",
      });
    expect(await row()).toMatchObject({ noticeTaxType: 1, payTime: "2026-11-27" });
  });

  test("is not taken back once the payment is awaited or made", async () => {
    for (const noticeTaxType of [2, 3, 0]) {
      await set({ noticeTaxType });
      expect((await call("taxNotice.batchNotice", { operationType: 2 })).message).toContain(
        "不是已通知状态，不能撤销通知",
      );
    }
    await set({ noticeTaxType: 1 });
    expect((await call("taxNotice.batchNotice", { operationType: 2 })).code).toBe("0");
    expect((await row()).noticeTaxType).toBe(0);
  });
});

describe("a month that is history", () => {
  const SEPTEMBER = { kjnd: 2026, kjqj: 9 };

  test("is not notified", async () => {
    await set({ noticeTaxType: 0, predictionStatus: 1, zzshfjs: "100.00" }, 9);
    const answer = await notify({ ...SEPTEMBER, paymentTimeType: 1 });
    expect(answer.result).toMatchObject({ failCount: 1 });
    const { failReasonKey } = answer.result as { failReasonKey: string };
    const file = await server.fetch(
      "chenjie",
      `/api/fcp/web/new/tax/confirm/failReason/download?key=${failReasonKey}`,
    );
    expect(await readSheet(file.rawPayload)).toEqual([
      ["企业名称", "失败原因"],
      [companyName, "历史账期不支持通知税款"],
    ]);
    expect((await month(9).executeTakeFirstOrThrow()).noticeTaxType).toBe(0);
  });

  test("keeps its day of payment", async () => {
    await set({ noticeTaxType: 1 }, 9);
    const before = await month(9).executeTakeFirstOrThrow();
    const answer = await call("taxNotice.batchNotice", {
      ...SEPTEMBER,
      operationType: 3,
      paymentTimeType: 0,
      paymentTime: "2026-11-27",
    });
    expect(answer.message).toContain("历史账期不支持修改扣款时间");
    expect((await month(9).executeTakeFirstOrThrow()).payTime).toBe(before.payTime);
  });
});

test("a month without a notice, or without anything, counts as not notified", async () => {
  const paging = { pageNum: 1, pageSize: 500 };
  const rows = async (params: object) =>
    (
      (await server.request("chenjie", "invoice.collection.page", { ...OCTOBER, ...paging, ...params }))
        .result as { list: { companyId: number; noticeTaxType: number | null }[] }
    ).list;
  await server.db
    .deleteFrom("companyPeriod")
    .where("companyId", "=", companyId)
    .where("kjnd", "=", 2026)
    .where("kjqj", "=", 10)
    .execute();
  const all = await rows({});
  const open = all.filter(({ noticeTaxType }) => (noticeTaxType ?? 0) === 0);
  expect(open.find((company) => company.companyId === companyId)?.noticeTaxType).toBeNull();
  expect(new Set((await rows({ noticeTaxType: 0 })).map((company) => company.companyId))).toEqual(
    new Set(open.map((company) => company.companyId)),
  );
});
