import { fenToYuan, yuanToFen } from "../../src/domain/money.ts";
import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import type { DemoBatch } from "./demo-batches.ts";
import { type DemoProduct, PRODUCTS } from "./rights-products.ts";

const METHODS = ["publicAccount", "transfer", "alipay"];
const REASONS = ["数量选错，重新下单", "改用其他权益", "本期预算不足"];

/** A right that a trade has opened. */
export interface OpenedBatch extends DemoBatch {
  readonly rightsId: number;
  readonly tradeNo: string;
}

/** The trades that opened the firm's rights, and orders that wait for payment or were cancelled. */
export async function seedTrades(world: DemoWorld, batches: readonly OpenedBatch[]): Promise<void> {
  const paid = batches.map((batch, place): DemoRecord => {
    const { product, tradeKind, tradeNo, rightsId, createTime, total } = batch;
    const isBought = tradeKind === "buy";
    const order = orderOf(isBought ? product : { ...product, price: 0 }, total);
    const payment = {
      payMethod: METHODS[place % METHODS.length],
      payNo: `6228${createTime.slice(0, 10).replaceAll("-", "")}${String(place).padStart(4, "0")}`,
      payTime: createTime.slice(0, 10),
    };
    const fields = { ...order, tradeNo, tradeKind, rightsId, status: 1, paidAmount: order.amount };
    return record(world, place, createTime, { ...fields, ...(isBought ? payment : {}) });
  });
  const others = PRODUCTS.flatMap((product, place): DemoRecord[] => {
    const waits = place % 2 === 0;
    const createTime = world.daysAgo(waits ? 1 + place : 40 + place * 9, place * 29);
    const order = {
      ...orderOf(product, product.minNum * (1 + (place % 4))),
      tradeKind: "buy",
      rightsId: null,
    };
    const tradeNo = nextTradeNo(world, createTime);
    const cancelled = { status: 2, cancelReason: REASONS[place % REASONS.length], cancelTime: createTime };
    const state = waits ? { status: 0 } : cancelled;
    return [record(world, place, createTime, { ...order, tradeNo, paidAmount: 0, ...state })];
  });
  await world.insert("rightsTrade", [...paid, ...others]);
}

export function nextTradeNo(world: DemoWorld, createTime: string): string {
  const day = `QY${createTime.slice(0, 10).replaceAll("-", "")}`;
  return `${day}${String(world.serial(day)).padStart(3, "0")}`;
}

function orderOf({ rightsName, rightsKind, unit, price, validMonths }: DemoProduct, num: number) {
  return { rightsName, rightsKind, unit, price, validMonths, num, amount: fenToYuan(yuanToFen(price) * num) };
}

const UNPAID = { payMethod: null, payNo: null, payTime: null };
const KEPT = { cancelReason: null, cancelTime: null, remark: null };

function record(world: DemoWorld, place: number, createTime: string, fields: object): DemoRecord {
  const createUserId = world.staff[place % 2]?.userId ?? 0;
  return { createTime, createUserId, fields: { ...UNPAID, ...KEPT, ...fields } };
}
