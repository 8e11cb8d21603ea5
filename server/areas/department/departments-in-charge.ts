import type { FirmContext, FirmHandler } from "../../binding/handler.ts";
import { departmentsInCharge } from "./branch-tree.ts";
import { type DepartmentNode, readDepartmentTree } from "./department-tree.ts";
import { setBranch } from "./set-branch.ts";

/** The departments that the user answers for, nested; everything for who has no such limit. */
export const authTree: FirmHandler<object> = async (_params, context) => await treeInCharge(context);

interface ListParams {
  readonly deptName?: string;
  readonly branch?: number;
}

/** The same departments one below the other. */
export const authList: FirmHandler<ListParams> = async ({ deptName = "", branch }, context) =>
  flatten(await treeInCharge(context))
    .filter((row) => row.deptName.includes(deptName) && (branch === undefined || row.branch === branch))
    .map(({ children: _children, ...row }) => row);

/** Makes a branch an ordinary department again. */
export const deleteAuth: FirmHandler<{ readonly deptId: number }> = async ({ deptId }, context) =>
  await setBranch({ deptId, branch: 0 }, context);

async function treeInCharge({ db, user }: FirmContext): Promise<DepartmentNode[]> {
  const tree = await readDepartmentTree(db);
  const own = await departmentsInCharge(db, user);
  if (own === null) return tree;
  const [top] = own;
  return flatten(tree).filter(({ deptId }) => deptId === top);
}

function flatten(nodes: readonly DepartmentNode[]): DepartmentNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)]);
}
