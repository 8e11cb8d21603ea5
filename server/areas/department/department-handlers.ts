import type { Handlers } from "../../binding/handler.ts";
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

export const departmentHandlers: Handlers["firm"] = {
  "department.tree": departmentTree,
  "department.branchTree": branchTree,
  "department.add": addDepartment,
  "department.update": renameDepartment,
  "department.move": moveDepartment,
  "department.delete": deleteDepartment,
  "department.exportDistribution": exportDistribution,
  "department.auth.checkSetBranch": checkSetBranch,
  "department.auth.save": setBranch,
  "department.auth.users": departmentUsers,
  "department.auth.tree": authTree,
  "department.auth.list": authList,
  "department.auth.delete": deleteAuth,
};
