import type { FirmHandler } from "../../binding/handler.ts";
import { demandFreeName, takeDepartment } from "./find-department.ts";

interface RenameParams {
  readonly deptId: number;
  readonly deptName: string;
}

export const renameDepartment: FirmHandler<RenameParams> = async ({ deptId, deptName }, context) => {
  const { parentId } = await takeDepartment(context, deptId);
  await demandFreeName(context.db, deptName, parentId, deptId);
  await context.db.updateTable("department").set({ deptName }).where("deptId", "=", deptId).execute();
  return null;
};
