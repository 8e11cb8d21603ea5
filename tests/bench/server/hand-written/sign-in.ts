import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Query } from "./database.ts";

/** The user and the firm of a request. */
export interface User {
  readonly gsid: number;
  readonly userId: number;
  /** Users whose clients they see; null: all. */
  readonly scope: readonly number[] | null;
}

interface Found {
  readonly gsid: number;
  readonly userId: number;
  readonly userKind: string;
  readonly deptId: number;
  readonly allowed: boolean;
  readonly seesAll: boolean;
}

/** One query for token, user and permission, as it would be written for one application. */
export async function signedIn(request: FastifyRequest, query: Query, code: string): Promise<User | null> {
  const token = String(request.headers["access-token"]);
  const [user] = await query<Found>(
    `select s.gsid, s.user_id as "userId", s.user_kind as "userKind", s.dept_id as "deptId",
       exists (select 1 from staff_role r join role_permission p on p.gsid = r.gsid and p.role_id = r.role_id
         where r.gsid = s.gsid and r.user_id = s.user_id and (p.code = $2 or p.code like $2 || '.%')) as allowed,
       exists (select 1 from staff_role r join role_permission p on p.gsid = r.gsid and p.role_id = r.role_id
         where r.gsid = s.gsid and r.user_id = s.user_id and p.code = 'customerCentre.customerInfo.authorisation') as "seesAll"
     from token t join staff s on s.gsid = t.gsid and s.user_id = t.user_id
     where t.token_hash = $1 and t.kind = 'access' and not t.revoked and t.expire_time > now()
       and s.status = 1 and s.is_remove = 0 and s.init_status = 2 and s.permission`,
    [createHash("sha256").update(token).digest("hex"), code],
  );
  if (!user?.allowed) return null;
  const { gsid, userId, userKind, deptId, seesAll } = user;
  if (seesAll || userKind === "admin" || userKind === "superAdmin") return { gsid, userId, scope: null };
  if (userKind === "ordinary") return { gsid, userId, scope: [userId] };
  const staff = await query<{ userId: number }>(
    `with recursive below as (
       select dept_id from department where gsid = $1 and dept_id = $2
       union all select d.dept_id from department d join below b on d.gsid = $1 and d.parent_id = b.dept_id)
     select s.user_id as "userId" from staff s where s.gsid = $1 and s.dept_id in (select dept_id from below)`,
    [gsid, deptId],
  );
  return { gsid, userId, scope: staff.map((member) => member.userId) };
}
