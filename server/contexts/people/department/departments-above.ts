/** A department and all that it is part of. */
export function departmentsAbove(
  departments: readonly { readonly deptId: number; readonly parentId: number | null }[],
  deptId: number,
): number[] {
  const found = [deptId];
  for (const id of found) {
    const parentId = departments.find((one) => one.deptId === id)?.parentId ?? null;
    if (parentId !== null) found.push(parentId);
  }
  return found;
}
