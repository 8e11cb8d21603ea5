import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { mayCall } from "../../../access/grants.ts";
import { takeRole } from "./find-role.ts";
import { assertGrantable, grantsWithRole, writeRoleGrants } from "./role-grants.ts";
import { assertNoObstacle } from "./role-obstacles.ts";

const NEEDED = "basicSetting.rolePermission.edit";

/** Sets what a role may do. A user cannot grant codes that they do not have, nor lose the right to grant. */
export const savePermissions = operation("role.savePermissions", async ({ roleId, permissions }, context) => {
  const role = await takeRole(context, roleId);
  assertGrantable(context, permissions);
  await assertNoObstacle(context, { ...role, userCount: 0 }, "permissions");
  const left = await grantsWithRole(context, roleId, permissions);
  // A super administrator has everything without any role.
  const isCutOff = left && context.user.userKind !== "superAdmin" && !mayCall(left, [NEEDED], "write");
  if (isCutOff) throw new Refusal("rule", "保存后您自己将不能再编辑角色，请保留“编辑角色”权限");
  await writeRoleGrants(context, roleId, permissions);
  return null;
});
