import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { Refusal } from "../../../platform/errors.ts";
import { branchFault } from "./branch-fault.ts";
import { departmentsUnder, readDepartments } from "./department-tree.ts";
import { findDepartment, takeDepartment } from "./find-department.ts";

/** Makes a department a branch of the firm, or an ordinary one again. */
export const setBranch = operation("department.auth.save", async ({ deptId, branch }, context) => {
  const department = await takeDepartment(context, deptId);
  if (department.branch === branch) return null;
  const fault = await findFault(context.db, deptId);
  if (fault !== null) throw new Refusal("rule", fault);
  await context.db.updateTable("department").set({ branch }).where("deptId", "=", deptId).execute();
  return null;
});

/** The verdict on making the department a branch, or ending one, with the reason against it. */
export const checkSetBranch = operation("department.auth.checkSetBranch", async ({ deptId }, { db }) => {
  if (!(await findDepartment(db, deptId))) throw new Refusal("missing", "部门不存在或已被删除，请刷新后重试");
  const reason = await findFault(db, deptId);
  return { allowed: reason === null, reason };
});

async function findFault(db: FirmContext["db"], deptId: number): Promise<string | null> {
  const rows = await readDepartments(db);
  if (rows.find((row) => row.deptId === deptId)?.branch === 0) {
    return branchFault(rows.map((row) => (row.deptId === deptId ? { ...row, branch: 1 } : row)));
  }
  const administrator = await db
    .selectFrom("staff")
    .select("name")
    .where("userKind", "=", "branchAdmin")
    .where("isRemove", "=", 0)
    .where("deptId", "in", await departmentsUnder(db, deptId))
    .executeTakeFirst();
  return administrator ? `「${administrator.name}」还是该分公司的管理员，请先修改其用户类型` : null;
}
