import type { DemoRecord, DemoWorld } from "../demo-world.ts";
import type { DemoPart } from "./demo-batches.ts";
import type { DemoProduct } from "./rights-products.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const REVOKED = { status: 2, cancelReason: "登记错了企业" };

/** An allocation as it was kept. */
export interface KeptPart extends DemoPart {
  readonly allocationId: number;
  readonly rightsId: number;
  readonly product: DemoProduct;
}

/** The uses of what clients were given: in up to three times, and now and then one that was noted by mistake. */
export async function seedUsages(world: DemoWorld, parts: readonly KeptPart[]): Promise<void> {
  const usages = parts.flatMap((part, place): DemoRecord[] => {
    const times = split(part.usedNum).map((num, turn) => usageOf(world, part, { num, turn, place }));
    const mistake = usageOf(world, part, { num: 1, turn: 1, place });
    const { useTime: cancelTime, userId: cancelUserId } = mistake.fields;
    const revoked = { ...mistake, fields: { ...mistake.fields, ...REVOKED, cancelTime, cancelUserId } };
    return place % 19 === 5 ? [...times, revoked] : times;
  });
  await world.insert("rightsUsage", usages);
}

function split(num: number): number[] {
  if (num < 3) return num === 0 ? [] : [num];
  const third = Math.floor(num / 3);
  return [third, third, num - 2 * third];
}

interface Use {
  readonly num: number;
  readonly turn: number;
  readonly place: number;
}

function usageOf(world: DemoWorld, part: KeptPart, { num, turn, place }: Use): DemoRecord {
  const { companyId, allocationId, rightsId, product } = part;
  const since = Math.floor((Date.parse(world.daysAgo(0)) - Date.parse(part.createTime)) / DAY_MS);
  const useTime = world.daysAgo(Math.max(1, since - 1 - turn * 20 - (place % 15)), place * 17 + turn * 61);
  const userId = world.keepersOf(companyId)[0] ?? world.staff[0]?.userId;
  const fields = { allocationId, rightsId, num, useTime, userId, content: product.use };
  return {
    companyId,
    createTime: useTime,
    fields: { ...fields, status: 1, cancelReason: null, cancelTime: null },
  };
}
