import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import type { RecordRow } from "../../../records/record-row.ts";
import { RecordStore } from "../../../records/record-store.ts";

export type Right = RecordRow<"rights">;
export type Allocation = RecordRow<"rightsAllocation">;

/** A right; other writes about it wait until this one ends. A write that locks allocations too locks them before. */
export async function takeRight(rightsId: number, context: FirmContext): Promise<Right> {
  const rights = await RecordStore.open("rights", context);
  const [right] = await rights.take([rightsId]);
  if (!right) throw new Refusal("missing", "权益不存在或已被删除，请刷新后重试");
  return right;
}

/** Puts what was given away or used, or has come back, on the account of the right. */
export async function moveRight(
  right: Right,
  moved: { readonly allocatedNum?: number; readonly usedNum?: number },
  context: FirmContext,
): Promise<void> {
  const rights = await RecordStore.open("rights", context);
  await rights.change(right, {
    allocatedNum: right.allocatedNum + (moved.allocatedNum ?? 0),
    usedNum: right.usedNum + (moved.usedNum ?? 0),
  });
}

export function assertNotEnded(
  { rightsName, endDate }: { readonly rightsName: string; readonly endDate: string },
  context: FirmContext,
  consequence: string,
): void {
  if (endDate < context.clock.now().slice(0, 10))
    throw new Refusal("rule", `「${rightsName}」已于 ${endDate} 到期，${consequence}`);
}
