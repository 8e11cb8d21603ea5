import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { presentUsers, selectUsers } from "./user-rows.ts";

/** One user, deleted ones too, because records name them. */
export const userDetail = operation("userAdmin.detail", async ({ userId }, { db }) => {
  const rows = await selectUsers(db).where("staff.userId", "=", userId).execute();
  const [user] = await presentUsers(db, rows);
  if (!user) throw new Refusal("missing", "用户不存在，请刷新后重试");
  return user;
});
