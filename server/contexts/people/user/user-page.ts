import { type ParamsOf, operation } from "../../../contracts/operation.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { type TableColumns, type TableFilters, narrowTable } from "../../../records/query/narrow-table.ts";
import { STAFF, clientsOf, searchFor } from "../../../records/query/search-names.ts";
import { type Sorts, applySort } from "../../../records/query/apply-sort.ts";
import { fetchPage } from "../../../records/query/fetch-page.ts";
import { narrowUsers } from "../user-admin/list-users.ts";
import { type UserQuery, presentUsers } from "../user-admin/user-rows.ts";

/** One page of the users who look after certain client companies, newest first. */
export const userPage = operation("user.page", async (params, context) => {
  const { db } = context;
  const { pageNum, currentPage, pageSize, deptId, ...filters } = params;
  const described = await findOperation(context, "user.page");
  const users = await narrowUsers(context, deptId === undefined ? {} : { deptId });
  const narrowed = narrowTable(users, described, COLUMNS, filters, FILTERS);
  const ordered = applySort(narrowed, SORTS, params, (query) =>
    query.orderBy("staff.createTime", "desc"),
  ).orderBy("staff.userId", "desc");
  const page = await fetchPage(ordered, { pageNum: pageNum ?? currentPage ?? 1, pageSize });
  const list = (await presentUsers(db, page.list)).map((user) => ({
    userId: user.id,
    userName: user.name,
    account: user.account,
    deptName: user.deptName,
    phone: user.phone,
    status: user.status,
    delegateCount: user.delegateCount,
    createTime: user.createTime,
  }));
  return { list, total: page.total };
});

const COLUMNS: TableColumns = { userName: STAFF, phone: "staff.phone", status: "staff.status" };

const FILTERS: TableFilters<UserQuery, ParamsOf<"user.page">> = {
  userNameList: (query, names) => (names.length === 0 ? query : query.where("staff.name", "in", names)),
  companyName: (query, text) => lookingAfter(query, "companyName", text),
  companyNo: (query, text) => lookingAfter(query, "khbm", text),
  companyType: (query, type) => lookingAfter(query, "companyType", type),
};

function lookingAfter(query: UserQuery, column: "companyName" | "khbm" | "companyType", text: string) {
  return query.where("staff.userId", "in", (from) => {
    const granted = from
      .selectFrom("companyGrant")
      .innerJoin("company", "company.companyId", "companyGrant.companyId")
      .select("companyGrant.userId")
      .where("company.isRemove", "=", 0);
    return column === "companyName"
      ? granted.where(searchFor(text, clientsOf("company")))
      : granted.where(`company.${column}`, "=", text);
  });
}

const SORTS: Sorts<UserQuery, "createTime" | "delegateCount"> = {
  createTime: (query, order) => query.orderBy("staff.createTime", order),
  delegateCount: (query, order) => query.orderBy("delegateCount", order),
};
