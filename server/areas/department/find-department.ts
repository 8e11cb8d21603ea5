import type { FirmContext } from "../../binding/handler.ts";
import type { TenantDb } from "../../database/tenant-db.ts";
import { Refusal } from "../../errors.ts";

export async function findDepartment(db: TenantDb, deptId: number) {
  return await db
    .selectFrom("department")
    .select(["deptId", "deptName", "parentId", "branch"])
    .where("deptId", "=", deptId)
    .executeTakeFirst();
}

/** The department that a write is about; refuses when there is none, and names it in the operation log. */
export async function takeDepartment({ db, concerns }: Pick<FirmContext, "db" | "concerns">, deptId: number) {
  concerns(`部门 ${deptId}`);
  const department = await findDepartment(db, deptId);
  if (!department) throw new Refusal("missing", "部门不存在或已被删除，请刷新后重试");
  concerns(department.deptName);
  return department;
}

/** Refuses a name that another department under the same parent has. */
export async function demandFreeName(
  db: TenantDb,
  deptName: string,
  parentId: number | null,
  except?: number,
): Promise<void> {
  const siblings = await db
    .selectFrom("department")
    .select("deptId")
    .where("deptName", "=", deptName)
    .where("parentId", parentId === null ? "is" : "=", parentId)
    .execute();
  if (siblings.every(({ deptId }) => deptId === except)) return;
  const message = `同一上级部门下已有「${deptName}」`;
  throw new Refusal("validation", message, [{ path: "deptName", message }]);
}
