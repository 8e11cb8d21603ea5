import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { endSignIns } from "../../../access/end-sign-ins.ts";
import { takeUsers } from "./take-users.ts";

/** Deletes one user and signs them out. The row stays for the records that name them. */
export const deleteUser = operation(
  ["user.delete", "userAdmin.delete"],
  async ({ userId }, context) => await remove([userId], context),
);

/** Deletes all of the users, or none when one of them cannot be deleted. */
export const batchDeleteUsers = operation(
  ["user.batchDelete", "userAdmin.batchDelete"],
  async ({ userIds }, context) => await remove(userIds, context),
);

async function remove(userIds: readonly number[], context: FirmContext): Promise<null> {
  const { db, user } = context;
  const targets = await takeUsers(context, userIds);
  if (userIds.includes(user.id)) throw new Refusal("rule", "不能删除自己");
  const superAdmin = targets.find((target) => target.userKind === "superAdmin");
  if (superAdmin) throw new Refusal("rule", `不能删除超级管理员「${superAdmin.name}」`);
  await endSignIns(db, userIds);
  await db.updateTable("staff").set({ isRemove: 1 }).where("userId", "in", userIds).execute();
  return null;
}
