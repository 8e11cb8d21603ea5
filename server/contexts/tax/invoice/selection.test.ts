import { beforeAll, expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

interface Invoice {
  readonly id: number;
  readonly fphm: string;
  readonly gxzt: number;
  readonly yxse: number;
  readonly disabledReason: string | null;
}
interface Page {
  readonly list: Invoice[];
  readonly total: number;
  readonly selectedAmount: number;
}

const server = useTestServer();
let qyid: number;
const MONTH = { gxnd: 2026, gxyf: 10 };

beforeAll(async () => {
  const open = await server.db
    .selectFrom("companyPeriod as p")
    .innerJoin("company as c", "c.companyId", "p.companyId")
    .select("p.companyId")
    .where("p.gsid", "=", 1001)
    .where("c.taxlayerType", "=", "001")
    .where("p.kjnd", "=", 2026)
    .where("p.kjqj", "=", 10)
    .where("p.confirmationStatus", "=", 0)
    .where("p.noticeTaxType", "=", 0)
    .where("p.checkStatus", "=", 1)
    .orderBy("p.companyId")
    .executeTakeFirstOrThrow();
  qyid = open.companyId;
});

async function page(params: object = {}): Promise<Page> {
  const { result, message } = await server.request("chenjie", "invoice.check.page", {
    qyid,
    ...MONTH,
    pageNum: 1,
    pageSize: 500,
    ...params,
  });
  if (result === null) throw new Error(String(message));
  return result as Page;
}

async function change(ids: readonly number[], gxzt: number, account = "chenjie") {
  return await server.request(account, "invoice.changeTaxGxzt", { invoiceIdList: ids, gxzt, qyid, ...MONTH });
}

test("a purchase is selected for the month, and its tax counts", async () => {
  const before = await page();
  const open = before.list.find(({ gxzt, disabledReason }) => gxzt === 0 && disabledReason === null);
  expect((await change([open!.id], 1)).code).toBe("0");
  const after = await page();
  expect(after.selectedAmount).toBeCloseTo(before.selectedAmount + (open?.yxse ?? 0), 2);
  expect((await change([open!.id], 0)).code).toBe("0");
  expect((await page()).selectedAmount).toBeCloseTo(before.selectedAmount, 2);
});

test("a changed selection has the tax of its month calculated anew", async () => {
  const estimates = async () =>
    (
      await server.db
        .selectFrom("job")
        .select("id")
        .where("kind", "=", "tax.estimate")
        .where("title", "=", "计算2026年10期税款")
        .execute()
    ).length;
  const before = await estimates();
  const { list } = await page();
  const open = list.find(({ gxzt, disabledReason }) => gxzt === 0 && disabledReason === null);
  expect((await change([open!.id], 1)).code).toBe("0");
  expect(await estimates()).toBe(before + 1);
  expect((await change([open!.id], 0)).code).toBe("0");
  expect(await estimates()).toBe(before + 2);
});

test("what cannot be selected is refused with its reason, and nothing of the request happens", async () => {
  const { list } = await page();
  const locked = list.find(({ gxzt, disabledReason }) => gxzt === 0 && disabledReason !== null);
  const open = list.find(({ gxzt, disabledReason }) => gxzt === 0 && disabledReason === null);
  const { code, message } = await change([open!.id, locked!.id], 1);
  expect(code).toBe("0409");
  expect(message).toContain(locked?.disabledReason);
  expect((await page({ invoiceIdList: [open!.id] })).list[0]?.gxzt).toBe(0);
});

test("a batch changes what it can and names the rest", async () => {
  const { list } = await page();
  const locked = list.find(({ gxzt, disabledReason }) => gxzt === 0 && disabledReason !== null);
  const open = list.find(({ gxzt, disabledReason }) => gxzt === 0 && disabledReason === null);
  const entry = (id: number) => ({ id, qyid, ...MONTH, gxzt: 1 });
  const { result } = await server.request("chenjie", "invoice.batchChangeTaxGxzt", {
    invoiceList: [entry(open!.id), entry(locked!.id)],
  });
  expect(result).toMatchObject({
    successCount: 1,
    failCount: 1,
    failList: [{ invoiceNumber: locked?.fphm }],
  });
});

test("who may only look selects nothing", async () => {
  const { list } = await page();
  expect((await change([list[0]!.id], 1, "heqing")).code).not.toBe("0");
});

test("help with the selection comes near the expected tax and never below it", async () => {
  const { result } = await server.request("chenjie", "prediction.calculate", { qyid, kjnd: 2026, kjqj: 10 });
  const { bhjyxxse, sqldAmount, bqzcAmount, ygxAmount } = result as Record<string, number>;
  const due = bhjyxxse! - sqldAmount! + bqzcAmount! - ygxAmount!;
  const { list } = await page({ recommend: 1, recommendAmount: Math.max(0, Math.round(due - 2000)) });
  const tax = list.reduce((sum, { yxse }) => sum + yxse, 0);
  expect(list.length).toBeGreaterThan(0);
  expect(tax).toBeLessThanOrEqual(2001);
});

test("a selected purchase cannot be set never to be selected, an open one can", async () => {
  const { list } = await page();
  const restrict = async (id: number) =>
    await server.request("chenjie", "invoice.updateCanCheckStatus", {
      qyid,
      canCheckStatus: 0,
      invoiceIdList: [id],
    });
  const selected = list.find(({ gxzt }) => gxzt === 1);
  const open = list.find(({ gxzt, disabledReason }) => gxzt === 0 && disabledReason === null);
  expect((await restrict(selected!.id)).code).toBe("0409");
  expect((await restrict(open!.id)).code).toBe("0");
  expect((await page({ invoiceIdList: [open!.id] })).list[0]?.disabledReason).toBe("已设置为永不勾选");
});

test("many numbers are searched at once", async () => {
  const { list } = await page();
  const known = list[0]!.fphm;
  const { result } = await server.request("chenjie", "invoice.batchSearch", {
    jxxlx: 0,
    kjnd: 2026,
    kjqj: 10,
    matchType: 1,
    qyid,
    searchList: [known, "00000000000000000000"],
  });
  expect(result).toEqual({
    resultMap: [{ name: known, idList: [list[0]!.id] }],
    unmatchedList: ["00000000000000000000"],
  });
});

test("another firm's invoice is not there", async () => {
  const foreign = await server.db
    .selectFrom("invoice")
    .select("id")
    .where("gsid", "=", 1002)
    .executeTakeFirstOrThrow();
  const { code } = await server.request("chenjie", "invoice.check.detail", { invoiceId: foreign.id, qyid });
  expect(code).toBe("0404");
});
