import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database, TenantTables } from "../database/tables.ts";
import { type TenantDb, tenantDb } from "../database/tenant-db.ts";
import { REFUSALS, Refusal } from "../errors.ts";
import { combineGrants, grantAll, type Grants } from "../permission/grants.ts";
import type { PermissionTree } from "../permission/permission-tree.ts";
import type { SignedInUser } from "./handler.ts";

/** The only place that a token is taken from: a cookie would let other sites act for the user. */
export const TOKEN_HEADER = "access-token";

/** A secret for a token, a ticket or a session; only its hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

export interface Authenticated {
  readonly user: SignedInUser;
  /** Why this account may do nothing but read about itself; null when it is in order. */
  readonly barred: string | null;
}

/** Who holds the token. Refuses a missing, unknown, outlived or revoked one; bars a stopped or deleted user. */
export async function authenticate(
  token: string | undefined,
  db: Kysely<Database>,
  clock: Clock,
  permissions: PermissionTree,
): Promise<Authenticated> {
  if (!token) throw new Refusal("signedOut");
  const found = await db
    .selectFrom("token")
    .select(["gsid", "userId", "revoked", "expireTime", "ssoSession", "shared"])
    .where("tokenHash", "=", hashSecret(token))
    .where("kind", "=", "access")
    .executeTakeFirst();
  if (!found) throw new Refusal("signedOut");
  const { user, barred } = await findUser(tenantDb(db, found.gsid), found, clock, permissions);
  if (found.revoked && barred !== null) throw new Refusal("barred", barred);
  if (found.revoked || found.expireTime <= clock.now()) throw new Refusal("signedOut");
  const { ssoSession, expireTime, shared } = found;
  return { user: { ...user, signIn: { ssoSession, expireTime, shared } }, barred };
}

/** A user of the firm as he stands now. */
export async function findUser(
  firm: TenantDb,
  { gsid, userId }: { readonly gsid: number; readonly userId: number },
  clock: Clock,
  permissions: PermissionTree,
): Promise<Authenticated> {
  const staff = await firm
    .selectFrom("staff")
    .selectAll()
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  const grants = await readGrants(firm, staff, permissions);
  const { userId: id, name, userKind } = staff;
  return { user: { id, gsid, name, userKind, grants, signIn: null }, barred: standing(staff, clock.now()) };
}

type Staff = Pick<
  TenantTables["staff"],
  "status" | "isRemove" | "expireTime" | "initStatus" | "permission" | "userKind"
>;

function standing(staff: Staff, now: string): string | null {
  if (staff.isRemove === 1) return "该账号已删除，请联系管理员";
  if (staff.status === 0) return REFUSALS.barred.message;
  if (staff.expireTime < now) {
    return `账号已过期，有效期至${staff.expireTime.slice(0, 10)}，请联系客服人员`;
  }
  return staff.initStatus === 2 ? null : "请先开户再登录";
}

async function readGrants(
  db: TenantDb,
  staff: Staff & { readonly userId: number },
  permissions: PermissionTree,
): Promise<Grants> {
  if (staff.permission !== true) return new Map();
  if (staff.userKind === "superAdmin") return grantAll(permissions);
  const granted = await db
    .selectFrom("staffRole")
    .innerJoin("rolePermission", "rolePermission.roleId", "staffRole.roleId")
    .select(["rolePermission.code", "rolePermission.operationFlag"])
    .where("staffRole.userId", "=", staff.userId)
    .execute();
  return combineGrants(permissions, granted);
}
