import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";
import { rolesBeyondUser } from "./role-grants.ts";

interface UsedRole {
  readonly roleId: number;
  readonly roleName: string;
  /** The number of users, without deleted ones, who have it. */
  readonly userCount: number;
}

/** The reasons against changes of a role, as users read them; null: it can be done. */
export interface RoleObstacles {
  readonly permissions: string | null;
  readonly delete: string | null;
}

/** The reasons against changes of roles: the list shows them beforehand, and a write is refused for the same ones. */
export async function roleObstacles<Role extends UsedRole>(
  context: Pick<FirmContext, "db" | "user" | "permissions">,
  roles: readonly Role[],
): Promise<ReadonlyMap<Role, RoleObstacles>> {
  const beyond = await rolesBeyondUser(
    context,
    roles.map(({ roleId }) => roleId),
  );
  return new Map(
    roles.map((role) => {
      const permissions = beyond.has(role.roleId)
        ? `角色「${role.roleName}」的权限超出您的权限，请联系管理员修改`
        : null;
      return [role, { permissions, delete: permissions ?? useObstacle(role) }];
    }),
  );
}

function useObstacle({ roleName, userCount }: UsedRole): string | null {
  return userCount > 0 ? `「${roleName}」还有 ${userCount} 个用户在使用，请先为他们更换角色` : null;
}

/** Refuses a change that has an obstacle. */
export async function assertNoObstacle(
  context: Pick<FirmContext, "db" | "user" | "permissions">,
  role: UsedRole,
  change: keyof RoleObstacles,
): Promise<void> {
  const reason = (await roleObstacles(context, [role])).get(role)?.[change] ?? null;
  if (reason !== null) throw new Refusal("rule", reason);
}
