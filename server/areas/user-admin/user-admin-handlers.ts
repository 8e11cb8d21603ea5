import type { Handlers } from "../../binding/handler.ts";
import { addUser } from "./add-user.ts";
import { checkPassword } from "./check-password.ts";
import { batchDeleteUsers, deleteUser } from "./delete-users.ts";
import { listUsers } from "./list-users.ts";
import { modifyStatus } from "./modify-status.ts";
import { modifyUser } from "./modify-user.ts";
import { batchResetPassword, resetPassword } from "./reset-password.ts";
import { userDetail } from "./user-detail.ts";

export const userAdminHandlers: Handlers["firm"] = {
  "userAdmin.checkPassword": checkPassword,
  "userAdmin.resetPwd": resetPassword,
  "userAdmin.batchResetPwd": batchResetPassword,
  "userAdmin.list": listUsers,
  "userAdmin.detail": userDetail,
  "userAdmin.add": addUser,
  "userAdmin.modify": modifyUser,
  "userAdmin.modifyStatus": modifyStatus,
  "userAdmin.delete": deleteUser,
  "userAdmin.batchDelete": batchDeleteUsers,
};
