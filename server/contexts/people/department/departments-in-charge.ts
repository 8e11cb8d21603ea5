import type { FirmContext } from "../../../contracts/firm-context.ts";
import { operation } from "../../../contracts/operation.ts";
import { departmentsInCharge } from "./branch-tree.ts";
import { type DepartmentNode, readDepartmentTree } from "./department-tree.ts";
import { setBranch } from "./set-branch.ts";

/** The departments that the user answers for, nested; everything for who has no such limit. */
export const authTree = operation(
  "department.auth.tree",
  async (_params, context) => await treeInCharge(context),
);

/** The same departments one below the other. */
export const authList = operation("department.auth.list", async ({ deptName = "", branch }, context) =>
  flatten(await treeInCharge(context))
    .filter((row) => row.deptName.includes(deptName) && (branch === undefined || row.branch === branch))
    .map(({ children: _children, ...row }) => row),
);

/** Makes a branch an ordinary department again. */
export const deleteAuth = operation(
  "department.auth.delete",
  async ({ deptId }, context) => await setBranch.handle({ deptId, branch: 0 }, context),
);

async function treeInCharge({ db, user }: FirmContext): Promise<DepartmentNode[]> {
  const tree = await readDepartmentTree(db);
  const inCharge = await departmentsInCharge(db, user);
  if (inCharge === null) return tree;
  const [top] = inCharge;
  return flatten(tree).filter(({ deptId }) => deptId === top);
}

function flatten(nodes: readonly DepartmentNode[]): DepartmentNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)]);
}
