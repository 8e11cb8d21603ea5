import { createHash } from "node:crypto";
import type { TenantDb } from "../../platform/database/tenant-db.ts";

/** The hash before the first batch. */
export const NO_SEAL = "";

/** Rows of a batch, or those of no batch yet, in the order in which they are hashed. */
export async function selectEntries(db: TenantDb, seal: number | null, limit?: number) {
  const rows = db
    .selectFrom("operationLog")
    .select(["id", "userId", "operation", "title", "target", "success", "reason", "createTime"])
    .select(["requestNo", "clientIp"])
    .where("seal", seal === null ? "is" : "=", seal)
    .orderBy("id");
  return await (limit === undefined ? rows : rows.limit(limit)).execute();
}

export async function selectChanges(db: TenantDb, seal: number | null, limit?: number) {
  const rows = db
    .selectFrom("fieldChange")
    .select(["id", "requestNo", "userId", "title", "companyId", "kind", "recordId", "recordName", "change"])
    .select(["field", "fieldTitle", "beforeText", "afterText", "createTime"])
    .where("seal", seal === null ? "is" : "=", seal)
    .orderBy("id");
  return await (limit === undefined ? rows : rows.limit(limit)).execute();
}

/** Over the hash of the batch before and every value of every row, in hex. */
export function hashBatch(before: string, entries: readonly object[], changes: readonly object[]): string {
  const hash = createHash("sha256").update(before);
  for (const rows of [entries, changes]) {
    hash.update("\n\n");
    for (const row of rows) hash.update(`${JSON.stringify(Object.values(row))}\n`);
  }
  return hash.digest("hex");
}
