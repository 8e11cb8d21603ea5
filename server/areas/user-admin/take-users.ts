import type { TenantTables } from "../../database/tables.ts";
import type { TenantDb } from "../../database/tenant-db.ts";
import { Refusal } from "../../errors.ts";

type Taken = Pick<TenantTables["staff"], "name" | "account" | "phone" | "userKind" | "status"> & {
  readonly userId: number;
};

/**
 * The named users, at least one. Refuses the whole batch when one of them
 * is deleted or is none of the firm's, and says to the operation log whom the write is about.
 */
export async function takeUsers(
  db: TenantDb,
  userIds: readonly number[],
  concerns: (target: string) => void,
): Promise<[Taken, ...Taken[]]> {
  concerns(userIds.map((userId) => `用户 ${userId}`).join("、"));
  const users = await db
    .selectFrom("staff")
    .select(["userId", "name", "account", "phone", "userKind", "status"])
    .where("userId", "in", userIds)
    .where("isRemove", "=", 0)
    .orderBy("userId")
    .execute();
  const [first, ...others] = users;
  if (!first || users.length !== userIds.length)
    throw new Refusal("missing", "用户不存在或已被删除，请刷新后重试");
  concerns(users.map((user) => `${user.name}（${user.account}）`).join("、"));
  return [first, ...others];
}

/** Signs the users out everywhere. */
export async function revokeTokens(db: TenantDb, userIds: readonly number[]): Promise<void> {
  await db.updateTable("token").set({ revoked: true }).where("userId", "in", userIds).execute();
}
