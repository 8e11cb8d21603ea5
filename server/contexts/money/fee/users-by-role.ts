import { operation } from "../../../contracts/operation.ts";
import { RecordStore } from "../../../records/record-store.ts";
import { findOperation } from "../../../records/query/find-operation.ts";
import { narrowRows } from "../../../records/query/page-rows.ts";

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
  const staff = await query.orderBy("staff.userId").execute();
  const clients = await (await RecordStore.open("feeClient", context)).groupBy(["kjUserId"]);
  const counts = new Map(clients.map(({ key, count }) => [key.kjUserId, count]));
  const rows = staff.map((user) => ({ ...user, clientNum: counts.get(user.userId) ?? 0 }));
  return narrowRows(await findOperation(context, "fee.queryUserByRole"), rows, { keyword });
});
