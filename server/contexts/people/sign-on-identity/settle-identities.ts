import { endSignIns } from "../../../access/end-sign-ins.ts";
import { ASKS, BOUND } from "../../../access/sign-on/identity-states.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { takeUsers } from "../user-admin/take-users.ts";
import { exceedsOwnGrants } from "../user-admin/user-input.ts";

/** Gives persons the accounts that they have asked for: from now on these are theirs alone. */
export const agreeToIdentities = operation("userAdmin.identity.agree", async ({ idList }, context) => {
  const { db, user, clock } = context;
  const identities = await takeIdentities(idList, ASKS, context);
  const userIds = identities.map(({ userId }) => userId);
  const twice = identities.find(({ userId }, index) => userIds.indexOf(userId) !== index);
  if (twice) throw new Refusal("rule", `「${twice.name}」有多个申请，一个账号只能同意一个`);
  const bound = await db
    .selectFrom("signOnIdentity")
    .select("userId")
    .where("userId", "in", userIds)
    .where("state", "=", BOUND)
    .execute();
  const taken = identities.find(({ userId }) => bound.some((other) => other.userId === userId));
  if (taken) throw new Refusal("rule", `「${taken.name}」已绑定其他登录身份，请先解除绑定`);
  await db
    .updateTable("signOnIdentity")
    .set({ state: BOUND, agreeUserId: user.id, agreeTime: clock.now() })
    .where("id", "in", idList)
    .execute();
  return null;
});

/** Turns down requests for accounts; the next sign-on of the person is a new request. */
export const refuseIdentities = operation("userAdmin.identity.refuse", async ({ idList }, context) => {
  await takeIdentities(idList, ASKS, context);
  await context.db.deleteFrom("signOnIdentity").where("id", "in", idList).execute();
  return null;
});

/** Takes accounts away from persons, and signs the users out everywhere. */
export const unbindIdentities = operation("userAdmin.identity.unbind", async ({ idList }, context) => {
  const identities = await takeIdentities(idList, BOUND, context);
  await context.db.deleteFrom("signOnIdentity").where("id", "in", idList).execute();
  await endSignIns(
    context.db,
    identities.map(({ userId }) => userId),
  );
  return null;
});

/**
 * The persons in that state, with their users locked. Who lets a person in to an account gives away what it may do:
 * refused is one's own, one that may do more, and a super administrator's for everybody else.
 */
async function takeIdentities(idList: readonly number[], state: number, context: FirmContext) {
  const { db, user } = context;
  const identities = await db
    .selectFrom("signOnIdentity")
    .innerJoin("staff", "staff.userId", "signOnIdentity.userId")
    .select(["signOnIdentity.userId", "staff.name"])
    .where("signOnIdentity.id", "in", idList)
    .where("signOnIdentity.state", "=", state)
    .forUpdate("signOnIdentity")
    .execute();
  if (identities.length !== idList.length)
    throw new Refusal("missing", "登录身份不存在或已处理，请刷新后重试");
  const userIds = [...new Set(identities.map(({ userId }) => userId))];
  const users = await takeUsers(context, userIds);
  if (userIds.includes(user.id)) throw new Refusal("rule", "不能处理自己的登录身份，请由其他管理员处理");
  if (users.some(({ userKind }) => userKind === "superAdmin") && user.userKind !== "superAdmin")
    throw new Refusal("rule", "超级管理员的登录身份只能由超级管理员处理");
  const roles = await db
    .selectFrom("staffRole")
    .select("roleId")
    .distinct()
    .where("userId", "in", userIds)
    .execute();
  if (
    await exceedsOwnGrants(
      context,
      roles.map(({ roleId }) => roleId),
    )
  )
    throw new Refusal("rule", "所选用户中有权限超出您的人，请联系管理员处理");
  return identities;
}
