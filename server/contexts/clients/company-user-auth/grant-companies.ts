import type { FirmContext } from "../../../contracts/firm-context.ts";
import { Refusal } from "../../../platform/errors.ts";

type Granting = Pick<FirmContext, "db" | "user" | "clock">;

interface GrantedCompany {
  readonly companyId: number;
  readonly companyName: string;
}

interface Grant {
  readonly companyId: number;
  readonly userId: number;
}

/**
 * Lets each of the users look after each of the companies; `replace` takes them from all other users.
 * Refuses users who do not work here, at the field that names them. Every change has its record. Returns how many were made.
 */
export async function grantCompanies(
  context: Granting,
  companies: readonly GrantedCompany[],
  userIds: readonly number[],
  mode: "add" | "replace" = "add",
  field = "userIdList",
): Promise<{ added: number; removed: number }> {
  const { db } = context;
  await assertStaff(context, userIds, field);
  const companyIds = companies.map(({ companyId }) => companyId);
  const held = await db
    .selectFrom("companyGrant")
    .select(["companyId", "userId"])
    .where("companyId", "in", companyIds)
    .execute();
  const isHeld = (grant: Grant) =>
    held.some((candidate) => candidate.companyId === grant.companyId && candidate.userId === grant.userId);
  const added = companyIds
    .flatMap((companyId) => userIds.map((userId) => ({ companyId, userId })))
    .filter((grant) => !isHeld(grant));
  const removed = mode === "replace" ? held.filter(({ userId }) => !userIds.includes(userId)) : [];
  await addGrants(context, companies, added);
  await removeGrants(context, companies, removed);
  return { added: added.length, removed: removed.length };
}

async function addGrants(
  context: Granting,
  companies: readonly GrantedCompany[],
  grants: readonly Grant[],
): Promise<void> {
  if (grants.length === 0) return;
  const createTime = context.clock.now();
  await context.db
    .insertInto("companyGrant")
    .values(grants.map((grant) => ({ ...grant, createTime })))
    .execute();
  await record(context, companies, grants, true);
}

export async function removeGrants(
  context: Granting,
  companies: readonly GrantedCompany[],
  grants: readonly Grant[],
): Promise<void> {
  for (const { companyId, userId } of grants) {
    await context.db
      .deleteFrom("companyGrant")
      .where("companyId", "=", companyId)
      .where("userId", "=", userId)
      .execute();
  }
  if (grants.length > 0) await record(context, companies, grants, false);
}

async function record(
  { db, user, clock }: Granting,
  companies: readonly GrantedCompany[],
  grants: readonly Grant[],
  granted: boolean,
): Promise<void> {
  const names = new Map(companies.map(({ companyId, companyName }) => [companyId, companyName]));
  await db
    .insertInto("companyGrantRecord")
    .values(
      grants.map(({ companyId, userId }) => ({
        companyId,
        userId,
        companyName: names.get(companyId) ?? "",
        operatorId: user.id,
        granted,
        createTime: clock.now(),
      })),
    )
    .execute();
}

async function assertStaff({ db }: Granting, userIds: readonly number[], path: string): Promise<void> {
  const working = await db
    .selectFrom("staff")
    .select("userId")
    .where("userId", "in", userIds)
    .where("isRemove", "=", 0)
    .where("status", "=", 1)
    .execute();
  if (working.length === new Set(userIds).size) return;
  const message = "所选负责人不存在或已停用，请重新选择";
  throw new Refusal("validation", message, [{ path, message }]);
}
