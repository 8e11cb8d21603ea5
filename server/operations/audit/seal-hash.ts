import { createHash } from "node:crypto";
import type { TenantDb } from "../../platform/database/tenant-db.ts";

/** The hash before the first batch. */
export const NO_SEAL = "";

/** Rows of a batch, or those of no batch yet, in the order in which they are hashed. */
export async function selectEntries(db: TenantDb, seal: number | null, limit?: number) {
  const rows = db
    .selectFrom("operationLog")
    .select(["id", "userId", "operation", "title", "target", "success", "reason", "createTime"])
    .select(["requestNo", "clientIp", "actor"])
    .where("seal", seal === null ? "is" : "=", seal)
    .orderBy("id");
  return await (limit === undefined ? rows : rows.limit(limit)).execute();
}

export async function selectChanges(db: TenantDb, seal: number | null, limit?: number) {
  const rows = db
    .selectFrom("fieldChange")
    .select(["id", "requestNo", "userId", "title", "companyId", "kind", "recordId", "recordName", "change"])
    .select(["field", "fieldTitle", "beforeText", "afterText", "createTime", "actor"])
    .where("seal", seal === null ? "is" : "=", seal)
    .orderBy("id");
  return await (limit === undefined ? rows : rows.limit(limit)).execute();
}

/** A row of the log; rows sealed before there were actors hash as those without one. */
interface SealedRow {
  readonly actor: string | null;
}

/** Over the hash of the batch before and every value of every row, in hex. */
export function hashBatch(
  before: string,
  entries: readonly SealedRow[],
  changes: readonly SealedRow[],
): string {
  const hash = createHash("sha256").update(before);
  for (const rows of [entries, changes]) {
    hash.update("\n\n");
    for (const { actor, ...row } of rows)
      hash.update(`${JSON.stringify([...Object.values(row), ...(actor === null ? [] : [actor])])}\n`);
  }
  return hash.digest("hex");
}
