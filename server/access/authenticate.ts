import { createHash, randomBytes } from "node:crypto";
import { type InferResult, type Kysely, sql } from "kysely";
import type { Clock } from "../platform/clock.ts";
import { PREPARED } from "../platform/database/prepared-statements.ts";
import type { Database, TenantTables } from "../tables/tables.ts";
import { type TenantDb, tenantDb } from "../platform/database/tenant-db.ts";
import { REFUSALS, Refusal } from "../platform/errors.ts";
import { combineGrants, grantAll, type Grants } from "./grants.ts";
import type { PermissionTree } from "./permission-tree.ts";
import { keepUse } from "./keep-use.ts";
import { grantsOfGuest } from "./shared-sign-in.ts";
import type { SignedInUser } from "./signed-in-user.ts";

/** The only place that a token of an operation is taken from: a cookie would let other sites act for the user. */
export const TOKEN_HEADER = "access-token";

/** Header with the seconds since the user's last key, press or scroll. */
export const IDLE_HEADER = "idle-seconds";

/** A secret for a token, a ticket or a session; only its hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

export interface Authenticated {
  readonly user: SignedInUser;
  /** The reason why this account may do nothing but read about itself; null when it is in order. */
  readonly suspended: string | null;
}

/**
 * The user who holds the token. Refuses a missing, unknown, outlived, revoked or too long unused one; bars a stopped or
 * deleted user. `idleSeconds`: the time since its holder's last use; absent: the request is no use.
 */
export type Authenticate = (token: string | undefined, idleSeconds?: number) => Promise<Authenticated>;

interface AuthenticationDeps {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly permissions: PermissionTree;
  readonly usualIdleMinutes: number;
}

/**
 * Reads the holder of a token in one query. The grants of roles are remembered by their versions, which change with
 * their permissions in the same transaction: a right that was taken away is gone with the next request.
 */
export function authenticator({
  db,
  clock,
  permissions,
  usualIdleMinutes,
}: AuthenticationDeps): Authenticate {
  const find = tokenFinder(db);
  const remembered = new Map<string, Grants>();
  const grantsOf = async (staff: TokenHolder) => {
    const key = `${staff.shared} ${staff.userKind} ${staff.permission} ${staff.roles}`;
    const known = remembered.get(key);
    if (known) return known;
    const own = await readGrants(tenantDb(db, staff.gsid), staff, permissions);
    const grants = staff.shared ? grantsOfGuest(own) : own;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(key, grants);
    return grants;
  };
  return async (token, idleSeconds) => {
    if (!token) throw new Refusal("signedOut");
    const tokenHash = hashSecret(token);
    const holder = await find(tokenHash);
    if (!holder) throw new Refusal("signedOut");
    const { gsid, userId: id, name, userKind, ssoSession, tokenEnd, shared, guest } = holder;
    const suspended = accountStatus(holder, clock.now());
    if (holder.revoked && suspended !== null) throw new Refusal("suspended", suspended);
    if (holder.revoked || tokenEnd <= clock.now()) throw new Refusal("signedOut");
    const { lastUse, idleMinutes } = holder;
    await keepUse({ tokenHash, lastUse, idleMinutes: idleMinutes ?? usualIdleMinutes }, idleSeconds, {
      db,
      clock,
    });
    const grants = await grantsOf(holder);
    const signIn = { ssoSession, expireTime: tokenEnd, shared, guest };
    return { user: { id, gsid, name, userKind, grants, signIn }, suspended };
  };
}

/** More sets of roles than the staff of many firms have. */
const MOST_REMEMBERED = 1000;

/** The query is compiled once: it comes with every request. */
function tokenFinder(db: Kysely<Database>) {
  const blank = "";
  const compiled = selectToken(db, blank).compile();
  return async (tokenHash: string) => {
    const parameters = compiled.parameters.map((value) => (value === blank ? tokenHash : value));
    const { rows } = await db.executeQuery<FoundToken>({ ...compiled, parameters });
    return rows[0];
  };
}

type TokenHolder = Staff & {
  readonly gsid: number;
  readonly roles: string | null;
  readonly shared: boolean;
};

type FoundToken = InferResult<ReturnType<typeof selectToken>>[number];

function selectToken(db: Kysely<Database>, tokenHash: string) {
  return db
    .selectFrom("token as t")
    .innerJoin("staff as s", (join) => join.onRef("s.gsid", "=", "t.gsid").onRef("s.userId", "=", "t.userId"))
    .select([
      "t.gsid",
      "t.userId",
      "t.revoked",
      "t.expireTime as tokenEnd",
      "t.ssoSession",
      "t.shared",
      "t.guest",
      "t.lastUse",
    ])
    .select([
      "s.name",
      "s.userKind",
      "s.status",
      "s.isRemove",
      "s.expireTime",
      "s.initStatus",
      "s.permission",
    ])
    .select((from) =>
      from
        .selectFrom("staffRole as h")
        .innerJoin("role as r", (join) =>
          join.onRef("r.gsid", "=", "h.gsid").onRef("r.roleId", "=", "h.roleId"),
        )
        .whereRef("h.gsid", "=", "t.gsid")
        .whereRef("h.userId", "=", "t.userId")
        .select(
          sql<string | null>`string_agg(r.role_id || ':' || r.permission_version, ' ' order by r.role_id)`.as(
            "roles",
          ),
        )
        .as("roles"),
    )
    .select((from) =>
      from
        .selectFrom("plainRecord as f")
        .whereRef("f.gsid", "=", "t.gsid")
        .where("f.resource", "=", "firmSetting")
        .select(sql<number | null>`(f.fields ->> 'idleMinutes')::int`.as("idleMinutes"))
        .limit(1)
        .as("idleMinutes"),
    )
    .where("t.tokenHash", "=", tokenHash)
    .modifyEnd(PREPARED);
}

/** A user of the firm as they stand now. */
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
  return {
    user: { id, gsid, name, userKind, grants, signIn: null },
    suspended: accountStatus(staff, clock.now()),
  };
}

type Staff = Pick<
  TenantTables["staff"],
  "status" | "isRemove" | "expireTime" | "initStatus" | "permission" | "userKind"
> & { readonly userId: number };

function accountStatus(staff: Staff, now: string): string | null {
  if (staff.isRemove === 1) return "该账号已删除，请联系管理员";
  if (staff.status === 0) return REFUSALS.suspended.message;
  if (staff.expireTime < now) {
    return `账号已过期，有效期至${staff.expireTime.slice(0, 10)}，请联系客服人员`;
  }
  return staff.initStatus === 2 ? null : "请先开户再登录";
}

async function readGrants(db: TenantDb, staff: Staff, permissions: PermissionTree): Promise<Grants> {
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
