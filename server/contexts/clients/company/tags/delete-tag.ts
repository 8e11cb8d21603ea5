import { operation } from "../../../../contracts/operation.ts";
import { Refusal } from "../../../../platform/errors.ts";

/** Deletes a tag, off the companies of the recycle bin too; one that others have only with `confirmUse`. */
export const deleteTag = operation(
  "company.tag.delete",
  async ({ id, confirmUse = false }, { db, concerns }) => {
    concerns(`标签 ${id}`);
    const tag = await db.selectFrom("tag").select("name").where("id", "=", id).forUpdate().executeTakeFirst();
    if (!tag) throw new Refusal("missing", "标签不存在或已被删除，请刷新后重试");
    concerns(`标签「${tag.name}」`);
    const { used } = await db
      .selectFrom("companyTag")
      .innerJoin("company", "company.companyId", "companyTag.companyId")
      .select(({ fn }) => fn.countAll<number>().as("used"))
      .where("companyTag.tagId", "=", id)
      .where("company.isRemove", "=", 0)
      .executeTakeFirstOrThrow();
    if (used > 0 && !confirmUse) {
      throw new Refusal("rule", `标签「${tag.name}」正被 ${used} 个客户使用，请确认后再删除`);
    }
    await db.deleteFrom("companyTag").where("tagId", "=", id).execute();
    await db.deleteFrom("tag").where("id", "=", id).execute();
    return null;
  },
);
