import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { takeDepartment } from "./find-department.ts";

/** Deletes a department without users and departments below it. */
export const deleteDepartment = operation("department.delete", async ({ deptId }, context) => {
  const { db } = context;
  const { deptName, parentId } = await takeDepartment(context, deptId);
  if (parentId === null) throw new Refusal("rule", "最上级部门不能删除");
  const child = await db
    .selectFrom("department")
    .select("deptId")
    .where("parentId", "=", deptId)
    .executeTakeFirst();
  if (child) throw new Refusal("rule", `「${deptName}」还有下级部门，请先删除或移走`);
  const staff = await db.selectFrom("staff").select("isRemove").where("deptId", "=", deptId).execute();
  if (staff.some(({ isRemove }) => isRemove === 0)) {
    throw new Refusal("rule", `「${deptName}」还有员工，请先移到其他部门`);
  }
  // Deleted users keep a department, because their records show it: the one above takes them.
  if (staff.length > 0) {
    await db.updateTable("staff").set({ deptId: parentId }).where("deptId", "=", deptId).execute();
  }
  await db.deleteFrom("department").where("deptId", "=", deptId).execute();
  return null;
});
