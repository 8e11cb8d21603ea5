import type { ServedOperation } from "../../contracts/operation.ts";
import { sessionPublicOperations } from "./session/operations.ts";
import { userMenu } from "./permission/user-menu.ts";
import { userRole } from "./permission/user-role.ts";
import { sessionOperations } from "./session/operations.ts";
import { departmentOperations } from "./department/operations.ts";
import { firmSettingOperations } from "./firm-setting/firm-setting.ts";
import { operatorLogOperations } from "./operator-log/operations.ts";
import { roleOperations } from "./role/operations.ts";
import { signOnIdentityOperations } from "./sign-on-identity/operations.ts";
import { userOperations } from "./user/operations.ts";
import { userAdminOperations } from "./user-admin/operations.ts";
import { userSettingOperations } from "./user-setting/operations.ts";

export const peopleOperations: readonly ServedOperation[] = [
  ...sessionPublicOperations,
  userMenu,
  userRole,
  ...sessionOperations,
  ...departmentOperations,
  ...firmSettingOperations,
  ...operatorLogOperations,
  ...roleOperations,
  ...signOnIdentityOperations,
  ...userOperations,
  ...userAdminOperations,
  ...userSettingOperations,
];
