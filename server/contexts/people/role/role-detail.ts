import { operation } from "../../../contracts/operation.ts";
import { combineGrants } from "../../../access/grants.ts";
import { countRoleUsers } from "./count-role-users.ts";
import { findRole } from "./find-role.ts";
import { readRoleGrants } from "./role-grants.ts";

/** One role with its codes, those that others imply too, in the order of the permission tree. */
export const roleDetail = operation("role.detail", async ({ roleId }, { db, permissions }) => {
  // First: its version must not be newer than the codes.
  const role = await findRole(db, roleId);
  const grants = combineGrants(permissions, await readRoleGrants({ db, permissions }, roleId));
  return {
    ...role,
    userCount: await countRoleUsers(db, roleId),
    permissions: [...permissions.keys()].flatMap((code) => {
      const operationFlag = grants.get(code);
      return operationFlag === undefined ? [] : [{ code, operationFlag }];
    }),
  };
});
