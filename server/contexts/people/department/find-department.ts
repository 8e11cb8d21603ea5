import type { FirmContext } from "../../../contracts/firm-context.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { Refusal } from "../../../platform/errors.ts";
import { assertInCharge } from "./assert-in-charge.ts";

export async function findDepartment(db: TenantDb, deptId: number) {
  return await db
    .selectFrom("department")
    .select(["deptId", "deptName", "parentId", "branch"])
    .where("deptId", "=", deptId)
    .executeTakeFirst();
}

/**
 * The department that a write is about; refuses when there is none or it is not the user's to change, and names it in
 * the operation log. Writes to the firm's departments wait for each other from here on.
 */
export async function takeDepartment(context: FirmContext, deptId: number) {
  const { db, concerns } = context;
  concerns(`部门 ${deptId}`);
  await lockDepartments(db);
  const department = await findDepartment(db, deptId);
  if (!department) throw new Refusal("missing", "部门不存在或已被删除，请刷新后重试");
  const { deptName } = department;
  concerns(deptName);
  await assertInCharge(context, [{ name: deptName, deptId }]);
  return department;
}

/** Lets one write at a time shape the tree: two moves, each sound by itself, could make a ring. */
export async function lockDepartments(db: TenantDb): Promise<void> {
  await db.selectFrom("firm").select("gsmc").forNoKeyUpdate().execute();
}

/** Refuses a name that another department under the same parent has. */
export async function assertFreeName(
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
