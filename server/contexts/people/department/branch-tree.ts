import type { SignedInUser } from "../../../access/signed-in-user.ts";
import { operation } from "../../../contracts/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { departmentPath } from "./department-path.ts";
import { type DepartmentNode, departmentsUnder, readDepartmentTree } from "./department-tree.ts";

/** The firm with its branches alone; a branch administrator gets their own branch. */
export const branchTree = operation("department.branchTree", async (_params, { db, user }) => {
  const tree = await readDepartmentTree(db);
  if (user.userKind !== "branchAdmin") return tree.map((top) => ({ ...top, children: branchesIn(top) }));
  const inCharge = new Set((await departmentsInCharge(db, user)) ?? []);
  return tree.flatMap(branchesIn).filter(({ deptId }) => inCharge.has(deptId));
});

/** The departments that a branch administrator or a department manager answers for; null: no such limit. */
export async function departmentsInCharge(db: TenantDb, user: SignedInUser): Promise<number[] | null> {
  if (user.userKind !== "branchAdmin" && user.userKind !== "deptManager") return null;
  const { deptId } = await db
    .selectFrom("staff")
    .select("deptId")
    .where("userId", "=", user.id)
    .executeTakeFirstOrThrow();
  if (user.userKind === "deptManager") return await departmentsUnder(db, deptId);
  const branch = (await departmentPath(db, deptId)).find((step) => step.branch === 1);
  return await departmentsUnder(db, branch?.deptId ?? deptId);
}

function branchesIn(node: DepartmentNode): DepartmentNode[] {
  return node.children.flatMap((child) =>
    child.branch === 1 ? [{ ...child, children: [] }] : branchesIn(child),
  );
}
