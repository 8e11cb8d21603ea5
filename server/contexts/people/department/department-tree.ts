import { operation } from "../../../contracts/operation.ts";
import type { TenantDb } from "../../../platform/database/tenant-db.ts";

export interface DepartmentNode {
  readonly deptId: number;
  readonly deptName: string;
  readonly parentId: number | null;
  /** 1: a branch of the firm. */
  readonly branch: number;
  readonly rowVersion: string;
  /** Users who are not deleted, those of the departments below too. */
  readonly userCount: number;
  readonly children: DepartmentNode[];
}

/** The firm's departments, nested, in their order. */
export const departmentTree = operation(
  "department.tree",
  async (_params, { db }) => await readDepartmentTree(db),
);

export async function readDepartmentTree(db: TenantDb): Promise<DepartmentNode[]> {
  const rows = await readDepartments(db);
  const staff = await db
    .selectFrom("staff")
    .select(["deptId", (from) => from.fn.countAll<number>().as("users")])
    .where("isRemove", "=", 0)
    .groupBy("deptId")
    .execute();
  const usersOf = new Map(staff.map(({ deptId, users }) => [deptId, users]));
  const nest = (parentId: number | null): DepartmentNode[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .map((row) => {
        const children = nest(row.deptId);
        const below = children.reduce((sum, child) => sum + child.userCount, 0);
        return { ...row, userCount: (usersOf.get(row.deptId) ?? 0) + below, children };
      });
  return nest(null);
}

/** The department itself and everything under it, parents before children. */
export async function departmentsUnder(db: TenantDb, deptId: number): Promise<number[]> {
  const rows = await readDepartments(db);
  const below = rows.some((row) => row.deptId === deptId) ? [deptId] : [];
  for (const id of below) {
    below.push(...rows.filter((row) => row.parentId === id).map((row) => row.deptId));
  }
  return below;
}

export async function readDepartments(db: TenantDb) {
  return await db
    .selectFrom("department")
    .select(["deptId", "deptName", "parentId", "branch", "rowVersion"])
    .orderBy("position")
    .orderBy("deptId")
    .execute();
}
