import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { Refusal } from "../../../platform/errors.ts";

export async function findRole(db: TenantDb, roleId: number) {
  const role = await db
    .selectFrom("role")
    .select(["roleId", "roleName", "remark", "rowVersion"])
    .where("roleId", "=", roleId)
    .executeTakeFirst();
  if (!role) throw new Refusal("missing", "角色不存在或已被删除，请刷新后重试");
  return role;
}

/** The role that a write is about; names it in the operation log. Other writes about it, and giving it to users, wait. */
export async function takeRole({ db, concerns }: Pick<FirmContext, "db" | "concerns">, roleId: number) {
  concerns(`角色 ${roleId}`);
  await db.selectFrom("role").select("roleId").where("roleId", "=", roleId).forUpdate().execute();
  const role = await findRole(db, roleId);
  concerns(role.roleName);
  return role;
}

/** Refuses a name that another role of the firm has. */
export async function assertFreeRoleName(db: TenantDb, roleName: string, except?: number): Promise<void> {
  const role = await db
    .selectFrom("role")
    .select("roleId")
    .where("roleName", "=", roleName)
    .executeTakeFirst();
  if (!role || role.roleId === except) return;
  const message = `已有名为「${roleName}」的角色`;
  throw new Refusal("validation", message, [{ path: "roleName", message }]);
}
