import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { SignedInUser } from "../../../access/signed-in-user.ts";
import { Refusal } from "../../../platform/errors.ts";
import { type Grants, type OperationFlag, combineGrants } from "../../../access/grants.ts";

/** One code of a role. */
export interface Grant {
  readonly code: string;
  readonly operationFlag: OperationFlag;
}

/** The codes of the role; those that this version no longer has are left out. */
export async function readRoleGrants(
  { db, permissions }: Pick<FirmContext, "db" | "permissions">,
  roleId: number,
): Promise<Grant[]> {
  const grants = await db
    .selectFrom("rolePermission")
    .select(["code", "operationFlag"])
    .where("roleId", "=", roleId)
    .orderBy("code")
    .execute();
  return grants.filter(({ code }) => permissions.has(code));
}

/** Puts these codes, and the ancestors they imply, in place of the role's own. */
export async function writeRoleGrants(
  { db, permissions }: Pick<FirmContext, "db" | "permissions">,
  roleId: number,
  grants: readonly Grant[],
): Promise<void> {
  await db.deleteFrom("rolePermission").where("roleId", "=", roleId).execute();
  const rows = [...combineGrants(permissions, grants)].map(([code, operationFlag]) => ({
    roleId,
    code,
    operationFlag,
  }));
  if (rows.length > 0) await db.insertInto("rolePermission").values(rows).execute();
}

/** Refuses codes that do not exist, are named twice, or go beyond what the user may do himself. */
export function assertGrantable(
  { user, permissions }: Pick<FirmContext, "user" | "permissions">,
  grants: readonly Grant[],
): void {
  const unknown = grants.find(({ code }) => !permissions.has(code));
  if (unknown) refuseGrants(`权限“${unknown.code}”不存在，请刷新后重试`);
  if (new Set(grants.map(({ code }) => code)).size !== grants.length) refuseGrants("同一权限只能设置一次");
  const beyond = beyondOwn(user, grants);
  if (beyond) {
    refuseGrants(`您没有「${permissions.get(beyond.code)?.title ?? beyond.code}」权限，不能授予他人`);
  }
}

/** Those of the roles that may do more than the user. */
export async function rolesBeyondUser(
  { db, user, permissions }: Pick<FirmContext, "db" | "user" | "permissions">,
  roleIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (roleIds.length === 0) return new Set();
  const grants = await db
    .selectFrom("rolePermission")
    .select(["roleId", "code", "operationFlag"])
    .where("roleId", "in", roleIds)
    .execute();
  const known = grants.filter(({ code }) => permissions.has(code));
  return new Set(known.filter((grant) => beyondOwn(user, [grant])).map(({ roleId }) => roleId));
}

/** The first code that goes beyond what the user may do. */
function beyondOwn({ grants: ownGrants }: SignedInUser, grants: readonly Grant[]): Grant | undefined {
  return grants.find(({ code, operationFlag }) => (ownGrants.get(code) ?? Infinity) > operationFlag);
}

/** The user's grants if one of his roles had these codes; undefined when he does not have the role. */
export async function grantsWithRole(
  { db, user, permissions }: Pick<FirmContext, "db" | "user" | "permissions">,
  roleId: number,
  grants: readonly Grant[],
): Promise<Grants | undefined> {
  const roles = await db.selectFrom("staffRole").select("roleId").where("userId", "=", user.id).execute();
  if (roles.every((role) => role.roleId !== roleId)) return undefined;
  const others = await Promise.all(
    roles
      .filter((role) => role.roleId !== roleId)
      .map((role) => readRoleGrants({ db, permissions }, role.roleId)),
  );
  return combineGrants(permissions, [...others.flat(), ...grants]);
}

function refuseGrants(message: string): never {
  throw new Refusal("validation", message, [{ path: "permissions", message }]);
}
