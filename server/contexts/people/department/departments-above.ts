/** A department and all that it is part of. */
export function departmentsAbove(
  departments: readonly { readonly deptId: number; readonly parentId: number | null }[],
  deptId: number,
): number[] {
  const path = [deptId];
  for (const id of path) {
    const parentId = departments.find((department) => department.deptId === id)?.parentId ?? null;
    if (parentId !== null) path.push(parentId);
  }
  return path;
}
