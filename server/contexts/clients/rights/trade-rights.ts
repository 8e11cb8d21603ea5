import { fenToYuan, yuanToFen } from "../../../../src/domain/money.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { RecordRow } from "../../../records/record-row.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { nextTradeNo, openRight } from "./open-right.ts";

const [WAITING, DONE, CANCELLED] = [0, 1, 2];

/** Orders a right at the price of the day; it opens once it is paid for. */
export const addTrade = operation("rights.trade.add", async ({ productId, num, remark }, context) => {
  const product = await (await RecordStore.open("rightsProduct", context)).find(productId);
  const { rightsName, rightsKind, price, unit, minNum, validMonths } = product;
  if (num < minNum) refuse("num", `「${rightsName}」${minNum} ${unit}起订`);
  const trades = await RecordStore.open("rightsTrade", context);
  const { id, tradeNo, amount } = await trades.create({
    rightsName,
    rightsKind,
    price,
    unit,
    validMonths,
    num,
    remark: remark ?? null,
    tradeNo: await nextTradeNo(context),
    tradeKind: "buy",
    status: WAITING,
    amount: fenToYuan(yuanToFen(price) * num),
  });
  return { id, tradeNo, amount };
});

/** Notes the payment of an order, and opens the right. */
export const payTrade = operation("rights.trade.pay", async (params, context) => {
  const trade = await takeWaiting(params.id, "登记付款", context);
  const { payMethod, payNo, payTime } = params;
  if (payTime > context.clock.now().slice(0, 10)) refuse("payTime", "付款日期不能晚于今天");
  if (payTime < trade.createTime.slice(0, 10)) refuse("payTime", "付款日期不能早于下单日期");
  const { rightsId, endDate } = await openRight(trade, trade.tradeNo, context);
  const trades = await RecordStore.open("rightsTrade", context);
  await trades.change(trade, {
    payMethod,
    payNo,
    payTime,
    rightsId,
    status: DONE,
    paidAmount: trade.amount,
  });
  return { rightsId, endDate };
});

export const cancelTrade = operation("rights.trade.cancel", async ({ id, cancelReason }, context) => {
  const trade = await takeWaiting(id, "取消", context);
  const trades = await RecordStore.open("rightsTrade", context);
  await trades.change(trade, { status: CANCELLED, cancelReason, cancelTime: context.clock.now() });
  return null;
});

/** An order that was not paid or cancelled in the meantime. */
async function takeWaiting(
  id: number,
  verb: string,
  context: FirmContext,
): Promise<RecordRow<"rightsTrade">> {
  const [trade] = await (await RecordStore.open("rightsTrade", context)).take([id]);
  if (!trade) throw new Refusal("missing", "交易不存在或已被删除，请刷新后重试");
  if (trade.status === WAITING) return trade;
  const now = trade.status === DONE ? "已付款" : "已取消";
  throw new Refusal("rule", `交易 ${trade.tradeNo} ${now}，不能${verb}`);
}

function refuse(path: string, message: string): never {
  throw new Refusal("validation", message, [{ path, message }]);
}
