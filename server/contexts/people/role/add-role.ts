import { operation } from "../../../contracts/operation.ts";
import { demandFreeRoleName } from "./find-role.ts";
import { demandGrantable, writeRoleGrants } from "./role-grants.ts";

export const addRole = operation("role.add", async (params, context) => {
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
});
