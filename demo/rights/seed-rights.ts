import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import { type DemoBatch, demoBatches } from "./demo-batches.ts";
import { PRODUCTS } from "./rights-products.ts";
import { seedGifts } from "./seed-gifts.ts";
import { type OpenedBatch, nextTradeNo, seedTrades } from "./seed-trades.ts";
import { type KeptPart, seedUsages } from "./seed-usages.ts";

/** The rights that the firm has bought and was given, what its clients have of them, and what they have used. */
export async function seedRights(world: DemoWorld): Promise<void> {
  const createTime = world.daysAgo(720);
  const products = PRODUCTS.map(({ each: _each, use: _use, ...fields }) => ({ createTime, fields }));
  await world.insert("rightsProduct", products);
  const batches = demoBatches(world).map((batch) => ({
    ...batch,
    tradeNo: nextTradeNo(world, batch.createTime),
  }));
  const rightsIds = await world.insert("rights", batches.map(rightOf));
  const opened: OpenedBatch[] = batches.map((batch, place) => ({
    ...batch,
    rightsId: rightsIds[place] ?? 0,
  }));
  const parts = await seedAllocations(world, opened);
  await seedUsages(world, parts);
  await seedTrades(world, opened);
  await seedGifts(world, opened);
}

function rightOf(batch: DemoBatch & { readonly tradeNo: string }): DemoRecord {
  const { product, createTime, startDate, endDate, total, parts, tradeNo: orderNo } = batch;
  const { rightsName, rightsKind } = product;
  const allocatedNum = parts.reduce((sum, { num, backNum }) => sum + num - backNum, 0);
  const usedNum = parts.reduce((sum, part) => sum + part.usedNum, 0);
  const numbers = { total, allocatedNum, usedNum, leftNum: total - allocatedNum };
  return { createTime, fields: { rightsName, rightsKind, startDate, endDate, orderNo, ...numbers } };
}

async function seedAllocations(world: DemoWorld, opened: readonly OpenedBatch[]): Promise<KeptPart[]> {
  const parts = opened.flatMap(({ rightsId, product, parts: given }) =>
    given.map((part) => ({ ...part, rightsId, product })),
  );
  const ids = await world.insert(
    "rightsAllocation",
    parts.map(({ companyId, createTime, rightsId, num, usedNum, backNum }, place) => {
      const fields = { rightsId, num, usedNum, backNum, leftNum: num - usedNum - backNum };
      return { companyId, createTime, createUserId: world.staff[place % 2]?.userId ?? 0, fields };
    }),
  );
  return parts.map((part, place) => ({ ...part, allocationId: ids[place] ?? 0 }));
}
