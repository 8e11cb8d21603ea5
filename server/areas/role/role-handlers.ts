import type { Handlers } from "../../binding/handler.ts";
import { addRole } from "./add-role.ts";
import { copyRole } from "./copy-role.ts";
import { deleteRole } from "./delete-role.ts";
import { rolePermissionTree } from "./permission-tree.ts";
import { roleDetail } from "./role-detail.ts";
import { rolePage } from "./role-page.ts";
import { savePermissions } from "./save-permissions.ts";
import { updateRole } from "./update-role.ts";

export const roleHandlers: Handlers["firm"] = {
  "role.page": rolePage,
  "role.detail": roleDetail,
  "role.add": addRole,
  "role.update": updateRole,
  "role.delete": deleteRole,
  "role.copy": copyRole,
  "role.permissionTree": rolePermissionTree,
  "role.savePermissions": savePermissions,
};
