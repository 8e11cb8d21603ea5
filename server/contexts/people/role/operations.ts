import type { FirmOperation } from "../../../contracts/operation.ts";
import { addRole } from "./add-role.ts";
import { copyRole } from "./copy-role.ts";
import { deleteRole } from "./delete-role.ts";
import { permissionHolders } from "./permission-holders.ts";
import { permissionUsers } from "./permission-users.ts";
import { rolePermissionTree } from "./permission-tree.ts";
import { roleDetail } from "./role-detail.ts";
import { rolePage } from "./role-page.ts";
import { savePermissions } from "./save-permissions.ts";
import { updateRole } from "./update-role.ts";

export const roleOperations: readonly FirmOperation[] = [
  rolePage,
  roleDetail,
  addRole,
  updateRole,
  deleteRole,
  copyRole,
  rolePermissionTree,
  savePermissions,
  permissionHolders,
  permissionUsers,
];
