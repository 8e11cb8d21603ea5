import { maskPhone } from "../../../../src/domain/mask.ts";
import { containing } from "../../../../server/records/query/containing.ts";
import { searchPattern } from "../../../../src/domain/name-search.ts";
import type { HandDatabase } from "./database.ts";
import { pageOf } from "./page-of.ts";
import type { User } from "./sign-in.ts";

interface ListBody {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly nameOrAccount?: string;
}

/** The firm's users, newest first. */
export async function userList({ query }: HandDatabase, { gsid }: User, body: ListBody) {
  const { pageNum, pageSize, nameOrAccount } = body;
  const [like, pattern] = containing(nameOrAccount ?? "");
  const reading = searchPattern(nameOrAccount ?? "") ?? "^$";
  const values: unknown[] = [gsid, ...(nameOrAccount === undefined ? [] : [pattern, reading])];
  const from = `from staff s join department d on d.gsid = s.gsid and d.dept_id = s.dept_id
    left join (select g.user_id, count(*) as companies from company_grant g
      join company c on c.gsid = g.gsid and c.company_id = g.company_id
      where g.gsid = $1 and c.is_remove = 0 group by g.user_id) n on n.user_id = s.user_id
    where s.gsid = $1 and s.is_remove = 0 ${nameOrAccount === undefined ? "" : `and (s.name ${like} $2 or s.account ${like} $2 or s.reading ~ $3)`}`;
  const { rows, total } = await pageOf(query, {
    columns: `s.user_id as id, s.name, s.account, s.phone, s.dept_id as "deptId", d.dept_name as "deptName",
       s.user_kind as "userKind", s.status, s.last_login_time as "lastLoginTime", s.create_time as "createTime",
       coalesce(n.companies, 0) as "delegateCount", s.row_version::text as "rowVersion"`,
    from,
    order: "s.create_time desc, s.user_id desc",
    values,
    pageNum,
    pageSize,
  });
  const roles = await query<{ userId: number; roleId: number; roleName: string }>(
    `select sr.user_id as "userId", r.role_id as "roleId", r.role_name as "roleName" from staff_role sr
     join role r on r.gsid = sr.gsid and r.role_id = sr.role_id
     where sr.gsid = $1 and sr.user_id = any($2) order by r.role_id`,
    [gsid, rows.map(({ id }) => id)],
  );
  const list = rows.map((user) => {
    const userRoles = roles.filter(({ userId }) => userId === user["id"]);
    return {
      ...user,
      phone: maskPhone(String(user["phone"])),
      roleIds: userRoles.map(({ roleId }) => roleId),
      roleNames: userRoles.map(({ roleName }) => roleName).join("、"),
    };
  });
  return { list, total };
}
