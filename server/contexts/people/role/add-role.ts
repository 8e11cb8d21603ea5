import { operation } from "../../../contracts/operation.ts";
import { assertFreeRoleName } from "./find-role.ts";
import { assertGrantable, writeRoleGrants } from "./role-grants.ts";

export const addRole = operation("role.add", async (params, context) => {
  const { roleName, remark = "", permissions = [] } = params;
  const { db, concerns } = context;
  concerns(roleName);
  await assertFreeRoleName(db, roleName);
  assertGrantable(context, permissions);
  const { roleId } = await db
    .insertInto("role")
    .values({ roleName, remark })
    .returning("roleId")
    .executeTakeFirstOrThrow();
  await writeRoleGrants(context, roleId, permissions);
  return { roleId };
});
