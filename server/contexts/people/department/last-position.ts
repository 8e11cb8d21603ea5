import type { TenantDb } from "../../../platform/database/tenant-db.ts";

/** The place after the last department under the parent. */
export async function lastPosition(db: TenantDb, parentId: number): Promise<number> {
  const { last } = await db
    .selectFrom("department")
    .select((from) => from.fn.max("position").as("last"))
    .where("parentId", "=", parentId)
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last + 1;
}
