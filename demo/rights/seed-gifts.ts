import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import type { OpenedBatch } from "./seed-trades.ts";
import { type DemoProduct, PRODUCTS } from "./rights-products.ts";

const SOURCES = ["activity", "renew", "service"];
const REMARKS: Readonly<Record<string, string>> = {
  activity: "双十一活动赠送",
  renew: "软件续费赠送",
  service: "采集中断补偿",
  code: "兑换码领取",
};
const CODES = ["QYLB-2026-0001", "QYLB-2026-0002", "QYLB-2026-0003", "QYLB-2026-0004"];

/** Rights that the firm may still take, has taken or let pass; and codes to be turned into rights. */
export async function seedGifts(world: DemoWorld, batches: readonly OpenedBatch[]): Promise<void> {
  const taken = batches
    .filter(({ tradeKind }) => tradeKind !== "buy")
    .map((batch, place) => {
      const { product, createTime, rightsId, tradeKind, total } = batch;
      const source = tradeKind === "code" ? "code" : (SOURCES[place % SOURCES.length] ?? "activity");
      const receiveUserId = world.staff[0]?.userId ?? null;
      const given = gift(product, { num: total, source, createTime, deadline: createTime.slice(0, 10) });
      return { ...given, fields: { ...given.fields, receiveTime: createTime, receiveUserId, rightsId } };
    });
  const open = PRODUCTS.map((product, place) => {
    const isOver = place % 3 === 2;
    const createTime = world.daysAgo(isOver ? 120 + place : 3 + place, place * 41);
    const deadline = world.daysAgo(isOver ? 30 + place : -20 - place).slice(0, 10);
    const source = SOURCES[place % SOURCES.length] ?? "activity";
    return gift(product, { num: product.minNum, source, createTime, deadline });
  });
  await world.insert("rightsGift", [...taken, ...open]);
  await world.insert(
    "rightsCode",
    PRODUCTS.slice(0, CODES.length).map((product, place) => codeRecord(world, product, place)),
  );
}

interface Given {
  readonly num: number;
  readonly source: string;
  readonly createTime: string;
  readonly deadline: string;
}

function gift(product: DemoProduct, { num, source, createTime, deadline }: Given): DemoRecord {
  const { rightsName, rightsKind, unit, validMonths } = product;
  const giftDate = createTime.slice(0, 10);
  const what = { rightsName, rightsKind, unit, validMonths, num, source, giftDate, deadline };
  const untaken = { receiveTime: null, receiveUserId: null, rightsId: null, remark: REMARKS[source] };
  return { createTime, fields: { ...what, ...untaken } };
}

/** The last one is too late. */
function codeRecord(world: DemoWorld, product: DemoProduct, place: number): DemoRecord {
  const { rightsName, rightsKind, unit, validMonths, minNum: num } = product;
  const deadline = world.daysAgo(place === CODES.length - 1 ? 10 : -90).slice(0, 10);
  const what = { rightsName, rightsKind, unit, validMonths, num };
  return { createTime: world.daysAgo(30), fields: { ...what, code: CODES[place], deadline, giftId: null } };
}
