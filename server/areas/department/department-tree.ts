import type { FirmHandler } from "../../binding/handler.ts";
import type { TenantDb } from "../../database/tenant-db.ts";

interface DepartmentNode {
  readonly deptId: number;
  readonly deptName: string;
  readonly children: DepartmentNode[];
}

/** The firm's departments, nested, in their order. */
export const departmentTree: FirmHandler<object> = async (_params, { db }) => {
  const rows = await readDepartments(db);
  const nest = (parentId: number | null): DepartmentNode[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .map(({ deptId, deptName }) => ({ deptId, deptName, children: nest(deptId) }));
  return nest(null);
};

/** The department itself and everything under it. */
export async function departmentsUnder(db: TenantDb, deptId: number): Promise<number[]> {
  const rows = await readDepartments(db);
  const found = rows.some((row) => row.deptId === deptId) ? [deptId] : [];
  for (const id of found) {
    found.push(...rows.filter((row) => row.parentId === id).map((row) => row.deptId));
  }
  return found;
}

async function readDepartments(db: TenantDb) {
  return await db
    .selectFrom("department")
    .select(["deptId", "deptName", "parentId"])
    .orderBy("position")
    .orderBy("deptId")
    .execute();
}
