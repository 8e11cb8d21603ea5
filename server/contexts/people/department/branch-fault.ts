interface Department {
  readonly deptId: number;
  readonly deptName: string;
  readonly parentId: number | null;
  readonly branch: number;
}

/** The reason why these departments cannot be the firm's: branches do not nest, and the firm itself is none. Null when they can. */
export function branchFault(departments: readonly Department[]): string | null {
  const byId = new Map(departments.map((department) => [department.deptId, department]));
  const parentOf = ({ parentId }: Department) => (parentId === null ? undefined : byId.get(parentId));
  for (const department of departments.filter(({ branch }) => branch === 1)) {
    if (department.parentId === null) return "公司本部不能设为分公司";
    for (let above = parentOf(department); above; above = parentOf(above)) {
      if (above.branch === 1) return `分公司「${above.deptName}」下不能再有分公司「${department.deptName}」`;
    }
  }
  return null;
}
