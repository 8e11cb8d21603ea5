import type { FirmOperation } from "../../../contracts/operation.ts";
import { addDepartment } from "./add-department.ts";
import { branchTree } from "./branch-tree.ts";
import { deleteDepartment } from "./delete-department.ts";
import { departmentTree } from "./department-tree.ts";
import { departmentUsers } from "./department-users.ts";
import { exportDistribution } from "./export-distribution.ts";
import { moveDepartment } from "./move-department.ts";
import { renameDepartment } from "./rename-department.ts";
import { checkSetBranch, setBranch } from "./set-branch.ts";
import { authList, authTree, deleteAuth } from "./departments-in-charge.ts";

export const departmentOperations: readonly FirmOperation[] = [
  departmentTree,
  branchTree,
  addDepartment,
  renameDepartment,
  moveDepartment,
  deleteDepartment,
  exportDistribution,
  checkSetBranch,
  setBranch,
  departmentUsers,
  authTree,
  authList,
  deleteAuth,
];
