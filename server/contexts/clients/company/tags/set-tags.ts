import type { TenantDb } from "../../../../platform/database/tenant-db.ts";
import { Refusal } from "../../../../platform/errors.ts";

export type TagMode = "add" | "remove" | "replace";

/** Gives the tags to the companies, takes them away, or leaves them no others. Refuses a tag that is none of the firm's. */
export async function setTags(
  db: TenantDb,
  companyIds: readonly number[],
  tagIds: readonly number[],
  mode: TagMode,
): Promise<void> {
  if (tagIds.length > 0) {
    const known = await db.selectFrom("tag").select("id").where("id", "in", tagIds).execute();
    if (known.length !== tagIds.length) {
      const message = "所选标签不存在或已被删除，请重新选择";
      throw new Refusal("validation", message, [{ path: "tagIdList", message }]);
    }
  }
  if (mode === "replace") await db.deleteFrom("companyTag").where("companyId", "in", companyIds).execute();
  if (tagIds.length === 0) return;
  if (mode === "remove") {
    await db
      .deleteFrom("companyTag")
      .where("companyId", "in", companyIds)
      .where("tagId", "in", tagIds)
      .execute();
    return;
  }
  await db
    .insertInto("companyTag")
    .values(companyIds.flatMap((companyId) => tagIds.map((tagId) => ({ companyId, tagId }))))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
