import type { FirmHandler } from "../../binding/handler.ts";
import { Refusal } from "../../errors.ts";
import { findDepartment } from "../department/find-department.ts";
import { takeUsers } from "../user-admin/take-users.ts";

interface MoveParams {
  readonly userIds: readonly number[];
  readonly deptId: number;
}

/** Moves all of the users to one department, or none of them. */
export const moveUsers: FirmHandler<MoveParams> = async ({ userIds, deptId }, { db, concerns }) => {
  await takeUsers(db, userIds, concerns);
  if (!(await findDepartment(db, deptId))) {
    const message = "所选部门不存在，请重新选择";
    throw new Refusal("validation", message, [{ path: "deptId", message }]);
  }
  await db.updateTable("staff").set({ deptId }).where("userId", "in", userIds).execute();
  return null;
};
