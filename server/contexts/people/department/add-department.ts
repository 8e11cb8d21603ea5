import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { DEEPEST, departmentPath } from "./department-path.ts";
import { assertInCharge } from "./assert-in-charge.ts";
import { assertFreeName, lockDepartments } from "./find-department.ts";
import { lastPosition } from "./last-position.ts";

/** A new department, last under its parent. */
export const addDepartment = operation("department.add", async ({ parentId, deptName }, context) => {
  const { db, concerns } = context;
  concerns(deptName);
  await lockDepartments(db);
  const path = await departmentPath(db, parentId);
  const parent = path.at(-1);
  if (!parent) {
    const message = "上级部门不存在，请重新选择";
    throw new Refusal("validation", message, [{ path: "parentId", message }]);
  }
  await assertInCharge(context, [{ name: parent.deptName, deptId: parentId }]);
  if (path.length >= DEEPEST) throw new Refusal("rule", `部门最多 ${DEEPEST} 级，不能再建下级部门`);
  await assertFreeName(db, deptName, parentId);
  const position = await lastPosition(db, parentId);
  return await db
    .insertInto("department")
    .values({ deptName, parentId, position })
    .returning("deptId")
    .executeTakeFirstOrThrow();
});
