import type { FirmHandler } from "../../binding/handler.ts";
import { demandFreeRoleName } from "./find-role.ts";
import { type Grant, demandGrantable, writeRoleGrants } from "./role-grants.ts";

interface AddParams {
  readonly roleName: string;
  readonly remark?: string;
  readonly permissions?: readonly Grant[];
}

export const addRole: FirmHandler<AddParams> = async (params, context) => {
  const { roleName, remark = "", permissions = [] } = params;
  const { db, concerns } = context;
  concerns(roleName);
  await demandFreeRoleName(db, roleName);
  demandGrantable(context, permissions);
  const { roleId } = await db
    .insertInto("role")
    .values({ roleName, remark })
    .returning("roleId")
    .executeTakeFirstOrThrow();
  await writeRoleGrants(context, roleId, permissions);
  return { roleId };
};
