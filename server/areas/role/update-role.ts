import type { FirmHandler } from "../../binding/handler.ts";
import { demandFreeRoleName, takeRole } from "./find-role.ts";

interface UpdateParams {
  readonly roleId: number;
  readonly roleName: string;
  readonly remark?: string;
}

/** Changes a role's name and remark. */
export const updateRole: FirmHandler<UpdateParams> = async ({ roleId, roleName, remark }, context) => {
  const stored = await takeRole(context, roleId);
  await demandFreeRoleName(context.db, roleName, roleId);
  await context.db
    .updateTable("role")
    .set({ roleName, remark: remark ?? stored.remark })
    .where("roleId", "=", roleId)
    .execute();
  return null;
};
