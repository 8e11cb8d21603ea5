import { operation } from "../../../contracts/operation.ts";
import { narrowUsers } from "../user-admin/list-users.ts";

/** The users of a department and of those below it. */
export const departmentUsers = operation("department.auth.users", async ({ deptId }, context) => {
  const users = await (await narrowUsers(context, { deptId })).orderBy("staff.account").execute();
  return users.map(({ userId, name, account, deptName, status }) => ({
    userId,
    userName: name,
    account,
    deptName,
    status,
  }));
});
