import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { type TableColumns, type TableFilters, narrowTable } from "../../../records/query/narrow-table.ts";
import { STAFF } from "../../../records/query/search-names.ts";
import { type Sorts, applySort } from "../../../records/query/apply-sort.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import type { FirmContext } from "../../../contracts/firm-context.ts";
import { departmentsUnder } from "../department/department-tree.ts";
import { type UserQuery, presentUsers, selectUsers } from "./user-rows.ts";

export type UserNarrowing = Omit<
  ParamsOf<"userAdmin.list">,
  "gsid" | "pageNum" | "currentPage" | "pageSize" | "sortField" | "sortOrder"
>;

type UserFilters = Omit<UserNarrowing, "deptId" | "isRemove">;
type SortField = "account" | "lastLoginTime" | "createTime" | "delegateCount";

/** One page of the firm's users, newest first; without `isRemove` those that are not deleted. */
export const listUsers = operation("userAdmin.list", async (params, context) => {
  const { db, user } = context;
  const { pageNum, currentPage, pageSize, gsid = user.gsid } = params;
  if (gsid !== user.gsid) throw new Refusal("permission", "不能查看其他公司的数据");
  const ordered = applySort(await narrowUsers(context, params), SORTS, params, (query) =>
    query.orderBy("staff.createTime", "desc"),
  ).orderBy("staff.userId", "desc");
  const page = await fetchPage(ordered, { pageNum: pageNum ?? currentPage ?? 1, pageSize });
  return { list: await presentUsers(db, page.list), total: page.total };
});

/** The users that the filters keep, not yet ordered. */
export async function narrowUsers(context: FirmContext, params: UserNarrowing): Promise<UserQuery> {
  const { db } = context;
  const { deptId, isRemove = 0, ...filters } = params;
  const described = await findOperation(context, "userAdmin.list");
  const narrowed = narrowTable(selectUsers(db), described, COLUMNS, filters, FILTERS);
  const query = narrowed.where("staff.isRemove", "=", isRemove);
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

const COLUMNS: TableColumns = {
  name: STAFF,
  account: "staff.account",
  phone: "staff.phone",
  status: "staff.status",
  deptName: "department.deptName",
};

const FILTERS: TableFilters<UserQuery, UserFilters> = {
  roleId: (query, roleId) =>
    query.where("staff.userId", "in", (from) =>
      from.selectFrom("staffRole").select("staffRole.userId").where("staffRole.roleId", "=", roleId),
    ),
  nameList: (query, names) => (names.length === 0 ? query : query.where("staff.name", "in", names)),
  companyId: (query, companyId) =>
    query.where("staff.userId", "in", (from) =>
      from
        .selectFrom("companyGrant")
        .select("companyGrant.userId")
        .where("companyGrant.companyId", "=", companyId),
    ),
};
