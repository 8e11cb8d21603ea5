import type { TenantDb } from "../../platform/database/tenant-db.ts";
import { NO_SEAL, hashBatch, selectChanges, selectEntries } from "./seal-hash.ts";

export interface LogCheck {
  /** Sealed rows that were held against their seals. */
  readonly rows: number;
  readonly batches: number;
  /** Of the newest batch; kept elsewhere it proves that no batch was cut off at the end. Null: nothing is sealed. */
  readonly head: string | null;
  /** The fault of the first batch that is not as it was sealed, in words; null: all is as it was. */
  readonly fault: string | null;
}

/** Holds a firm's log against its seals, from the last clearing on. Calls `onBatch` after each batch. */
export async function checkLog(
  db: TenantDb,
  onBatch: (share: number) => Promise<void> = async () => {},
): Promise<LogCheck> {
  const seals = await db.selectFrom("logSeal").selectAll().orderBy("seal").execute();
  let [rows, batches, before, expected] = [0, 0, NO_SEAL, 1];
  const result = (fault: string | null): LogCheck => ({
    rows,
    batches,
    head: seals.at(-1)?.hash ?? null,
    fault,
  });
  for (const { seal, hash, entryCount, changeCount, lastTime, cleared } of seals) {
    if (cleared && batches === 0) {
      [before, expected] = [hash, seal + 1];
      continue;
    }
    const where = `操作日志第 ${seal} 批（截至 ${lastTime}）`;
    if (seal !== expected) return result(`操作日志缺少第 ${expected} 批的封存记录`);
    const entries = await selectEntries(db, seal);
    const changes = await selectChanges(db, seal);
    if (entries.length !== entryCount || changes.length !== changeCount) {
      const [sealed, present] = [entryCount + changeCount, entries.length + changes.length];
      return result(`${where}封存时有 ${sealed} 条，现有 ${present} 条`);
    }
    if (hashBatch(before, entries, changes) !== hash) return result(`${where}的内容与封存时不一致`);
    [before, expected] = [hash, seal + 1];
    rows += entries.length + changes.length;
    batches += 1;
    await onBatch(batches / seals.length);
  }
  return result(null);
}
