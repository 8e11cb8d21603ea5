import { expect, test } from "vitest";
import { useTestServer } from "../../../testing/use-test-server.ts";

const server = useTestServer();

interface Allocation {
  readonly rightsId: number;
  readonly companyId: number;
  readonly rightsKind: string;
  readonly rightsName: string;
}

const PAGE = { pageNum: 1, pageSize: 100 };
const request = async (operation: string, params: object) =>
  await server.request("chenjie", operation, params);
const page = async (params: object = {}) =>
  (await request("rights.allocation.page", { ...PAGE, ...params })).result as {
    list: readonly Allocation[];
    total: number;
  };

test("no more of a right is given away than was bought", async () => {
  const [given] = (await page({ rightsKind: "proCard" })).list;
  const rightsId = given?.rightsId ?? 0;
  const companyIdList = [1_001_001, 1_001_002];
  expect(await request("rights.allocation.save", { rightsId, companyIdList, num: 9999 })).toMatchObject({
    code: "0400",
    message: expect.stringContaining(given?.rightsName ?? "?"),
  });
  const before = (await page({ rightsId })).total;
  const saved = await request("rights.allocation.save", { rightsId, companyIdList, num: 2 });
  expect(saved).toMatchObject({ code: "0", result: { companyNum: 2 } });
  expect((await page({ rightsId })).total).toBe(before + 2);
  const { leftNum } = saved.result as { leftNum: number };
  const rest = await request("rights.allocation.save", { rightsId, companyIdList, num: leftNum });
  expect(rest).toMatchObject({ code: "0400" });
});

test("a company without the right may not use the AI manager, and is told why", async () => {
  expect((await request("aiManager.checkEquity", {})).result).toMatchObject({ result: true, reason: null });
  const [allotment] = (await page({ rightsKind: "invoice" })).list;
  const { result } = await request("aiManager.checkEquity", { companyId: allotment?.companyId });
  expect(result).toMatchObject({ result: false, leftNum: 0, reason: expect.stringContaining("还没有分配") });
});

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const result = async (operation: string, params: object) => {
  const answer = await request(operation, params);
  expect(answer, operation).toMatchObject({ code: "0" });
  return answer.result as Record<string, unknown>;
};
const rightOf = async (keyword: string) =>
  ((await result("rights.page", { ...PAGE, keyword })).list as Record<string, number>[])[0] ?? {};

test("an order is paid once, opens its right, and can then be neither paid nor cancelled", async () => {
  const [product] = (await request("rights.product.list", { rightsKind: "jinsi" })).result as {
    productId: number;
    price: number;
  }[];
  const productId = product?.productId ?? 0;
  expect(await request("rights.trade.add", { productId, num: 1 })).toMatchObject({ code: "0400" });
  const order = await result("rights.trade.add", { productId, num: 12 });
  expect(order.amount).toBe(12 * (product?.price ?? 0));
  expect(await rightOf(String(order.tradeNo)), "nothing before it is paid").toEqual({});
  const id = order.id;
  const payTime = server.clock.now().slice(0, 10);
  const payment = { id, payMethod: "transfer", payNo: "6228001", payTime };
  const early = await request("rights.trade.pay", { ...payment, payTime: "2020-01-01" });
  expect(early).toMatchObject({ code: "0400", message: "付款日期不能早于下单日期" });
  expect((await result("rights.trade.pay", payment)).endDate).toMatch(DAY);
  expect(await rightOf(String(order.tradeNo))).toMatchObject({ total: 12, leftNum: 12, usedNum: 0 });
  for (const [operation, params] of [
    ["rights.trade.pay", payment],
    ["rights.trade.cancel", { id, cancelReason: "选错" }],
  ] as const)
    expect(await request(operation, params)).toMatchObject({ message: expect.stringContaining("已付款") });
});

test("what is used, revoked and taken back stands on the account of the right", async () => {
  const gifts = (await result("rights.gift.page", { ...PAGE, state: "waiting", rightsKind: "collect" }))
    .list as { id: number }[];
  const idList = [gifts[0]?.id ?? 0];
  await result("rights.gift.receive", { idList });
  expect(await request("rights.gift.receive", { idList })).toMatchObject({
    message: expect.stringContaining("已领取"),
  });
  const trades = (await result("rights.trade.page", { ...PAGE, tradeKind: "gift" })).list as {
    tradeNo: string;
  }[];
  const orderNo = trades[0]?.tradeNo ?? "";
  const { rightsId = 0, total = 0 } = await rightOf(orderNo);
  await result("rights.allocation.save", { rightsId, companyIdList: [1_001_001], num: 3 });
  const [part] = (await page({ rightsId })).list as unknown as { id: number }[];
  const allocationId = part?.id ?? 0;
  const used = await result("rights.usage.add", { allocationId, num: 2, content: "体检" });
  expect(used.leftNum).toBe(1);
  const tooMuch = await request("rights.usage.add", { allocationId, num: 2, content: "体检" });
  expect(tooMuch).toMatchObject({ code: "0400", message: expect.stringContaining("只剩 1") });
  expect(await rightOf(orderNo)).toMatchObject({ allocatedNum: 3, usedNum: 2, leftNum: total - 3 });
  await result("rights.usage.revoke", { id: used.id, cancelReason: "登记错了" });
  expect(await rightOf(orderNo)).toMatchObject({ usedNum: 0 });
  const again = await request("rights.usage.revoke", { id: used.id, cancelReason: "登记错了" });
  expect(again.message).toContain("已撤销");
  await result("rights.usage.add", { allocationId, num: 1, content: "体检" });
  expect(await result("rights.allocation.revoke", { idList: [allocationId] })).toEqual({
    companyNum: 1,
    backNum: 2,
  });
  expect(await rightOf(orderNo)).toMatchObject({ allocatedNum: 1, usedNum: 1, leftNum: total - 1 });
  const nothing = await request("rights.allocation.revoke", { idList: [allocationId] });
  expect(nothing.message).toContain("没有可收回的数量");
});

test("a code is redeemed once, and not after its last day", async () => {
  const code = "QYLB-2026-0001";
  expect(await result("rights.gift.redeem", { code })).toMatchObject({ rightsName: "AI 管家年度服务" });
  const answers = [code, "QYLB-2026-0004", "ABCD-ABCD-ABCD"].map(
    async (each) => (await request("rights.gift.redeem", { code: each })).message,
  );
  expect(await Promise.all(answers)).toEqual([
    "兑换码已使用，不能重复兑换",
    expect.stringMatching(/^兑换码已于 .* 过期$/),
    "兑换码不存在，请核对后重新填写",
  ]);
});
