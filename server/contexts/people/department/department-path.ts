import type { TenantDb } from "../../../platform/database/tenant-db.ts";
import { readDepartments } from "./department-tree.ts";

/** Levels of departments, the firm itself being the first. */
export const DEEPEST = 6;

type Department = Awaited<ReturnType<typeof readDepartments>>[number];

/** From the top department down to the named one; empty when there is none. */
export async function departmentPath(db: TenantDb, deptId: number): Promise<Department[]> {
  const rows = new Map((await readDepartments(db)).map((row) => [row.deptId, row]));
  const path: Department[] = [];
  for (let row = rows.get(deptId); row; row = row.parentId === null ? undefined : rows.get(row.parentId)) {
    path.unshift(row);
  }
  return path;
}

/** The number of levels that the department and those below it take. */
export function levelsBelow(rows: readonly Department[], deptId: number): number {
  const children = rows.filter(({ parentId }) => parentId === deptId);
  return 1 + Math.max(0, ...children.map((child) => levelsBelow(rows, child.deptId)));
}
