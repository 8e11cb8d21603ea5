import { operation } from "../../../contracts/operation.ts";
import { assertFreeName, takeDepartment } from "./find-department.ts";

export const renameDepartment = operation("department.update", async ({ deptId, deptName }, context) => {
  const { parentId } = await takeDepartment(context, deptId);
  await assertFreeName(context.db, deptName, parentId, deptId);
  await context.db.updateTable("department").set({ deptName }).where("deptId", "=", deptId).execute();
  return null;
});
