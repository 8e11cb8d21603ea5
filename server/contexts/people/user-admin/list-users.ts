import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { type Filters, applyFilters } from "../../../records/query/apply-filters.ts";
import { containing } from "../../../records/query/containing.ts";
import { STAFF, searchFor } from "../../../records/query/search-names.ts";
import { type Sorts, applySort } from "../../../records/query/apply-sort.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { departmentsUnder } from "../department/department-tree.ts";
import { type UserQuery, presentUsers, selectUsers } from "./user-rows.ts";

interface UserFilters {
  readonly nameOrAccount?: string;
  readonly phone?: string;
  readonly roleId?: number;
  readonly status?: number;
  readonly content?: string;
  readonly deptName?: string;
  readonly nameList?: readonly string[];
  readonly companyId?: number;
}

export interface UserNarrowing extends UserFilters {
  readonly deptId?: number;
  readonly isRemove?: number;
}

type SortField = "account" | "lastLoginTime" | "createTime" | "delegateCount";

/** One page of the firm's users, newest first; without `isRemove` those that are not deleted. */
export const listUsers = operation("userAdmin.list", async (params, { db, user }) => {
  const { pageNum, currentPage, pageSize, gsid = user.gsid } = params;
  if (gsid !== user.gsid) throw new Refusal("permission", "不能查看其他公司的数据");
  const ordered = applySort(await narrowUsers(db, params), SORTS, params, (query) =>
    query.orderBy("staff.createTime", "desc"),
  ).orderBy("staff.userId", "desc");
  const page = await fetchPage(ordered, { pageNum: pageNum ?? currentPage ?? 1, pageSize });
  return { list: await presentUsers(db, page.list), total: page.total };
});

/** The users that the filters keep, not yet ordered. */
export async function narrowUsers(db: TenantDb, params: UserNarrowing): Promise<UserQuery> {
  const { deptId, isRemove = 0 } = params;
  const query = applyFilters(selectUsers(db), FILTERS, params).where("staff.isRemove", "=", isRemove);
  if (deptId === undefined) return query;
  const departments = await departmentsUnder(db, deptId);
  if (departments.length === 0) throw new Refusal("missing", "部门不存在，请刷新后重试");
  return query.where("staff.deptId", "in", departments);
}

const SORTS: Sorts<UserQuery, SortField> = {
  account: (query, order) => query.orderBy("staff.account", order),
  // A user who has never signed in stands last in either order.
  lastLoginTime: (query, order) =>
    query.orderBy("staff.lastLoginTime", (by) => (order === "asc" ? by.asc() : by.desc()).nullsLast()),
  createTime: (query, order) => query.orderBy("staff.createTime", order),
  delegateCount: (query, order) => query.orderBy("delegateCount", order),
};

const FILTERS: Filters<UserQuery, UserFilters> = {
  nameOrAccount: (query, text) => query.where(searchFor(text, STAFF)),
  // Only what the mask shows can be searched in part: otherwise the filter would spell out the hidden digits.
  phone: (query, digits) =>
    query.where((where) =>
      where.or([
        where("staff.phone", "=", digits),
        ...(digits.length <= 3 ? [where("staff.phone", "like", `${digits}%`)] : []),
        ...(digits.length <= 4 ? [where("staff.phone", "like", `%${digits}`)] : []),
      ]),
    ),
  roleId: (query, roleId) =>
    query.where("staff.userId", "in", (from) =>
      from.selectFrom("staffRole").select("staffRole.userId").where("staffRole.roleId", "=", roleId),
    ),
  status: (query, status) => query.where("staff.status", "=", status),
  content: (query, text) =>
    query.where(searchFor(text, { ...STAFF, texts: [...STAFF.texts, "department.deptName"] })),
  deptName: (query, text) => query.where("department.deptName", ...containing(text)),
  nameList: (query, names) => (names.length === 0 ? query : query.where("staff.name", "in", names)),
  companyId: (query, companyId) =>
    query.where("staff.userId", "in", (from) =>
      from
        .selectFrom("companyGrant")
        .select("companyGrant.userId")
        .where("companyGrant.companyId", "=", companyId),
    ),
};
