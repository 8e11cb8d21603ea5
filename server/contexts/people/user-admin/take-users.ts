import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { TenantTables } from "../../../tables/tables.ts";
import { Refusal } from "../../../platform/errors.ts";
import { assertInCharge } from "../department/assert-in-charge.ts";
import { ADMIN_KINDS, GRANTING_KINDS } from "./user-input.ts";

type Taken = Pick<TenantTables["staff"], "name" | "account" | "phone" | "deptId" | "userKind"> & {
  readonly userId: number;
};

/**
 * The named users, at least one. Refuses the whole batch when one of them is deleted, is none of the firm's or is not
 * the caller's to change, and says to the operation log whom the write is about. Other writes about them wait.
 */
export async function takeUsers(
  context: FirmContext,
  userIds: readonly number[],
): Promise<[Taken, ...Taken[]]> {
  const { db, user, concerns } = context;
  concerns(userIds.map((userId) => `用户 ${userId}`).join("、"));
  const users = await db
    .selectFrom("staff")
    .select(["userId", "name", "account", "phone", "deptId", "userKind"])
    .where("userId", "in", userIds)
    .where("isRemove", "=", 0)
    .orderBy("userId")
    .forNoKeyUpdate()
    .execute();
  const [first, ...rest] = users;
  if (!first || users.length !== userIds.length)
    throw new Refusal("missing", "用户不存在或已被删除，请刷新后重试");
  concerns(users.map(({ name, account }) => `${name}（${account}）`).join("、"));
  const others = users.filter(({ userId }) => userId !== user.id);
  const administrator = others.find(({ userKind }) => ADMIN_KINDS.has(userKind));
  if (administrator && !GRANTING_KINDS.has(user.userKind)) {
    throw new Refusal("rule", `「${administrator.name}」是管理员，只有管理员可以操作`);
  }
  await assertInCharge(context, others);
  return [first, ...rest];
}
