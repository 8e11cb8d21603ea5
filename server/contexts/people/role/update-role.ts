import { operation } from "../../../contracts/operation.ts";
import { assertFreeRoleName, takeRole } from "./find-role.ts";

/** Changes a role's name and remark. */
export const updateRole = operation("role.update", async ({ roleId, roleName, remark }, context) => {
  const stored = await takeRole(context, roleId);
  await assertFreeRoleName(context.db, roleName, roleId);
  await context.db
    .updateTable("role")
    .set({ roleName, remark: remark ?? stored.remark })
    .where("roleId", "=", roleId)
    .execute();
  return null;
});
