import { operation } from "../../../contracts/operation.ts";
import { assertFreeRoleName, takeRole } from "./find-role.ts";
import { assertGrantable, readRoleGrants, writeRoleGrants } from "./role-grants.ts";

/** A new role with the remark and the codes of another. */
export const copyRole = operation("role.copy", async ({ roleId, roleName }, context) => {
  const { db } = context;
  const source = await takeRole(context, roleId);
  await assertFreeRoleName(db, roleName);
  const grants = await readRoleGrants(context, roleId);
  assertGrantable(context, grants);
  const copy = await db
    .insertInto("role")
    .values({ roleName, remark: source.remark })
    .returning("roleId")
    .executeTakeFirstOrThrow();
  await writeRoleGrants(context, copy.roleId, grants);
  return copy;
});
