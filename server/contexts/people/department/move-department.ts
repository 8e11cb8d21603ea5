import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { branchFault } from "./branch-fault.ts";
import { DEEPEST, departmentPath, levelsBelow } from "./department-path.ts";
import { readDepartments } from "./department-tree.ts";
import { assertInCharge } from "./assert-in-charge.ts";
import { assertFreeName, takeDepartment } from "./find-department.ts";
import { lastPosition } from "./last-position.ts";

/** Moves a department with all below it to the end of another parent's departments. */
export const moveDepartment = operation("department.move", async ({ deptId, parentId }, context) => {
  const { db } = context;
  const department = await takeDepartment(context, deptId);
  if (department.parentId === null) throw new Refusal("rule", "最上级部门不能移动");
  const path = await departmentPath(db, parentId);
  const parent = path.at(-1);
  if (!parent) refuseAtParent("目标部门不存在，请重新选择");
  await assertInCharge(context, [{ name: parent.deptName, deptId: parentId }]);
  if (path.some((step) => step.deptId === deptId)) refuseAtParent("不能移动到自己或自己的下级部门");
  if (department.parentId === parentId) return null;
  const rows = await readDepartments(db);
  if (path.length + levelsBelow(rows, deptId) > DEEPEST) {
    refuseAtParent(`移动后部门超过 ${DEEPEST} 级，请选择更上级的部门`);
  }
  const moved = rows.map((row) => (row.deptId === deptId ? { ...row, parentId } : row));
  const fault = branchFault(moved);
  if (fault !== null) refuseAtParent(fault);
  await assertFreeName(db, department.deptName, parentId);
  await db
    .updateTable("department")
    .set({ parentId, position: await lastPosition(db, parentId) })
    .where("deptId", "=", deptId)
    .execute();
  return null;
});

function refuseAtParent(message: string): never {
  throw new Refusal("validation", message, [{ path: "parentId", message }]);
}
