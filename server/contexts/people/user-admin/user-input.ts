import type { ParamsOf } from "../../../contracts/operation.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { SignedInUser } from "../../../access/signed-in-user.ts";
import type { UserKind } from "../../../tables/tables.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { type FieldError, Refusal } from "../../../platform/errors.ts";
import { departmentsInCharge } from "../department/branch-tree.ts";
import { findDepartment } from "../department/find-department.ts";

/** The values of the user form. */
export type UserInput = Pick<ParamsOf<"user.save">, "name" | "deptId" | "userKind" | "roleIds">;

export const GRANTING_KINDS: ReadonlySet<UserKind> = new Set(["superAdmin", "admin"]);
export const ADMIN_KINDS: ReadonlySet<UserKind> = new Set(["superAdmin", "admin", "branchAdmin"]);

/** The present values of a user; a new one has none. */
export interface UserBefore {
  readonly userKind: UserKind | null;
  readonly roleIds: readonly number[];
}

type Acting = Pick<FirmContext, "db" | "user" | "permissions">;

/** Refuses, with every fault at its field, what the form may not send. */
export async function checkUserInput(
  context: Acting,
  input: UserInput,
  before: UserBefore,
  knownFaults: readonly FieldError[] = [],
): Promise<void> {
  const { db, user: actor } = context;
  const department = await departmentFault(context, input.deptId);
  const faults = [...knownFaults, ...(department ? [department] : []), ...(await unknownRoles(db, input))];
  if (input.userKind !== before.userKind) {
    const fault = kindFault(actor, input.userKind, before.userKind);
    if (fault !== null) faults.push({ path: "userKind", message: fault });
  }
  const added = input.roleIds.filter((roleId) => !before.roleIds.includes(roleId));
  if (await exceedsOwnGrants(context, added)) {
    faults.push({ path: "roleIds", message: "不能分配超出自己权限的角色" });
  }
  const [first] = faults;
  if (first) throw new Refusal("validation", first.message, faults);
}

/** The reason why the actor cannot put users into the department; null when there is none. */
export async function departmentFault(
  { db, user }: Pick<FirmContext, "db" | "user">,
  deptId: number,
): Promise<FieldError | null> {
  const fault = (message: string) => ({ path: "deptId", message });
  if (!(await findDepartment(db, deptId))) return fault("所选部门不存在，请重新选择");
  const inCharge = await departmentsInCharge(db, user);
  return inCharge === null || inCharge.includes(deptId) ? null : fault("只能选择您管理的部门");
}

async function unknownRoles(db: TenantDb, { roleIds }: UserInput): Promise<FieldError[]> {
  const roles = await db.selectFrom("role").select("roleId").where("roleId", "in", roleIds).execute();
  const known = roles.length === roleIds.length;
  return known ? [] : [{ path: "roleIds", message: "所选角色不存在，请重新选择" }];
}

/** True when the roles hold a permission that the acting user lacks; administrators may hand out all. */
export async function exceedsOwnGrants(
  { db, user: actor, permissions }: Acting,
  roleIds: readonly number[],
): Promise<boolean> {
  if (roleIds.length === 0 || GRANTING_KINDS.has(actor.userKind)) return false;
  const granted = await db
    .selectFrom("rolePermission")
    .select(["code", "operationFlag"])
    .where("roleId", "in", roleIds)
    .execute();
  const known = granted.filter(({ code }) => permissions.has(code));
  return known.some(({ code, operationFlag }) => (actor.grants.get(code) ?? Infinity) > operationFlag);
}

function kindFault(actor: SignedInUser, kind: UserKind, before: UserKind | null): string | null {
  if (kind === "superAdmin") return "不能设为超级管理员";
  if (before === "superAdmin") return "不能修改超级管理员的用户类型";
  const touchesAdmins = ADMIN_KINDS.has(kind) || (before !== null && ADMIN_KINDS.has(before));
  return touchesAdmins && !GRANTING_KINDS.has(actor.userKind) ? "只有管理员可以授予或取消管理员身份" : null;
}
