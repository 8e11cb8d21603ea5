import type { FirmHandler } from "../../binding/handler.ts";
import { Refusal } from "../../errors.ts";
import { mayCall } from "../../permission/grants.ts";
import { takeRole } from "./find-role.ts";
import {
  type Grant,
  demandGrantable,
  demandWithinOwn,
  grantsWithRole,
  writeRoleGrants,
} from "./role-grants.ts";

interface SaveParams {
  readonly roleId: number;
  /** All the codes that the role has afterwards; their ancestors are implied. */
  readonly permissions: readonly Grant[];
}

const NEEDED = "basicSetting.rolePermission.edit";

/** Sets what a role may do. Nobody grants what he does not have, or cuts himself off from granting. */
export const savePermissions: FirmHandler<SaveParams> = async ({ roleId, permissions }, context) => {
  const role = await takeRole(context, roleId);
  demandGrantable(context, permissions);
  await demandWithinOwn(context, role);
  const left = await grantsWithRole(context, roleId, permissions);
  // A super administrator has everything without any role.
  const isCutOff = left && context.user.userKind !== "superAdmin" && !mayCall(left, [NEEDED], "write");
  if (isCutOff) throw new Refusal("rule", "保存后您自己将不能再编辑角色，请保留“编辑角色”权限");
  await writeRoleGrants(context, roleId, permissions);
  return null;
};
