import type { FirmContext } from "../../../contracts/firm-context.ts";
import { BLOCKED, type Block } from "../../../gateways/account-bureau.ts";

/** The bureau's blocks that only unlocking the phone ends; any other passes by itself, or is none of the phone's. */
const LASTING: ReadonlySet<Block> = new Set([BLOCKED.byCount, BLOCKED.byReception]);

/** Notes that the bureau sends no codes to the phone, whichever accounts it belongs to. */
export async function noteBlock(
  phone: string,
  block: Block | null,
  { db, clock }: Pick<FirmContext, "db" | "clock">,
): Promise<void> {
  if (block === null || !LASTING.has(block)) return;
  const noted = { bureauBlock: block, updateTime: clock.now() };
  const changed = await db
    .updateTable("smsLock")
    .set(noted)
    .where("phone", "=", phone)
    .returning("phone")
    .execute();
  if (changed.length > 0) return;
  await db
    .insertInto("smsLock")
    .values({ phone, wrongCount: 0, locked: 0, ...noted })
    .execute();
}

/** The bureau sends codes again; wrong ones that were typed before still count. */
export async function forgetBlock(phone: string, { db }: Pick<FirmContext, "db">): Promise<void> {
  await db
    .updateTable("smsLock")
    .set({ bureauBlock: null })
    .where("phone", "=", phone)
    .where("bureauBlock", "is not", null)
    .execute();
}

/** Lets codes be sent to the phone and typed for it again. */
export async function forgetLock(phone: string, { db }: Pick<FirmContext, "db">): Promise<void> {
  await db.deleteFrom("smsLock").where("phone", "=", phone).execute();
}
