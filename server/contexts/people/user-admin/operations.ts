import type { FirmOperation } from "../../../contracts/operation.ts";
import { addUser } from "./add-user.ts";
import { checkPassword } from "./check-password.ts";
import { batchDeleteUsers, deleteUser } from "./delete-users.ts";
import { listUsers } from "./list-users.ts";
import { modifyStatus } from "./modify-status.ts";
import { modifyUser } from "./modify-user.ts";
import { batchResetPassword, resetPassword } from "./reset-password.ts";
import { userDetail } from "./user-detail.ts";

export const userAdminOperations: readonly FirmOperation[] = [
  checkPassword,
  resetPassword,
  batchResetPassword,
  listUsers,
  userDetail,
  addUser,
  modifyUser,
  modifyStatus,
  deleteUser,
  batchDeleteUsers,
];
