import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { type TableColumns, narrowTable } from "../../../records/query/narrow-table.ts";
import { STAFF } from "../../../records/query/search-names.ts";

/** Those at work who can be a client's accountant, with how many clients they have. */
export const usersByRole = operation("fee.queryUserByRole", async ({ roleId, keyword }, context) => {
  const { db } = context;
  let query = db
    .selectFrom("staff")
    .innerJoin("department", "department.deptId", "staff.deptId")
    .select(["staff.userId", "staff.name as userName", "staff.account", "department.deptName"])
    .where("staff.status", "=", 1)
    .where("staff.isRemove", "=", 0);
  if (roleId !== undefined) {
    query = query.where("staff.userId", "in", (from) =>
      from.selectFrom("staffRole").select("staffRole.userId").where("staffRole.roleId", "=", roleId),
    );
  }
  const described = await findOperation(context, "fee.queryUserByRole");
  const narrowed = narrowTable(query, described, COLUMNS, { keyword });
  const staff = await narrowed.orderBy("staff.userId").execute();
  const clients = await (await RecordStore.open("feeClient", context)).groupBy(["kjUserId"]);
  const counts = new Map(clients.map(({ key, count }) => [key.kjUserId, count]));
  return staff.map((user) => ({ ...user, clientNum: counts.get(user.userId) ?? 0 }));
});

const COLUMNS: TableColumns = { userName: STAFF, account: "staff.account" };
