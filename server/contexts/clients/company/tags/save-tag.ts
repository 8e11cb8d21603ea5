import { operation } from "../../../../contracts/operation.ts";
import { Refusal } from "../../../../platform/errors.ts";

/** Adds or changes a tag; its name is unique in the firm. */
export const saveTag = operation("company.tag.save", async ({ id, name, color }, { db, clock, concerns }) => {
  concerns(`标签「${name}」`);
  const namesake = await db.selectFrom("tag").select("id").where("name", "=", name).executeTakeFirst();
  if (namesake && namesake.id !== id) {
    const message = "标签名称已存在";
    throw new Refusal("validation", message, [{ path: "name", message }]);
  }
  if (id === undefined) {
    return await db
      .insertInto("tag")
      .values({ name, color, createTime: clock.now() })
      .returning("id")
      .executeTakeFirstOrThrow();
  }
  const changed = await db
    .updateTable("tag")
    .set({ name, color })
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  if (!changed) throw new Refusal("missing", "标签不存在或已被删除，请刷新后重试");
  return changed;
});
