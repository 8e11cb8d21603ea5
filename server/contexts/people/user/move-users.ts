import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { takeUsers } from "../user-admin/take-users.ts";
import { departmentFault } from "../user-admin/user-input.ts";

/** Moves all of the users to one department, or none of them. */
export const moveUsers = operation("user.move", async ({ userIds, deptId }, context) => {
  const { db } = context;
  await takeUsers(context, userIds);
  const fault = await departmentFault(context, deptId);
  if (fault) throw new Refusal("validation", fault.message, [fault]);
  await db.updateTable("staff").set({ deptId }).where("userId", "in", userIds).execute();
  return null;
});
