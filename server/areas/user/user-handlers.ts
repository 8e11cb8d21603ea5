import type { Handlers } from "../../binding/handler.ts";
import { authoriseUser, batchAuthorise } from "./authorise-users.ts";
import { delegateCounts } from "./delegate-counts.ts";
import { exportUsers } from "./export-users.ts";
import { fuzzyMatch } from "./fuzzy-match.ts";
import { moveUsers } from "./move-users.ts";
import { roleAllUsers, roleToUserList } from "./role-users.ts";
import { userPage } from "./user-page.ts";
import { addUser } from "../user-admin/add-user.ts";
import { batchDeleteUsers, deleteUser } from "../user-admin/delete-users.ts";
import { modifyStatus } from "../user-admin/modify-status.ts";
import { modifyUser } from "../user-admin/modify-user.ts";
import { batchResetPassword } from "../user-admin/reset-password.ts";
import { saveUser } from "./save-user.ts";

export const userHandlers: Handlers["firm"] = {
  "user.page": userPage,
  "user.authorise": authoriseUser,
  "user.batchAuthorise": batchAuthorise,
  "user.move": moveUsers,
  "user.exportByType": exportUsers,
  "user.delegateCounts": delegateCounts,
  "user.fuzzyMatch": fuzzyMatch,
  "user.roleToUserList": roleToUserList,
  "user.roleAllUsers": roleAllUsers,
  "user.add": addUser,
  "user.update": modifyUser,
  "user.save": saveUser,
  "user.delete": deleteUser,
  "user.batchDelete": batchDeleteUsers,
  "user.updateStatus": modifyStatus,
  "user.batchResetPassword": batchResetPassword,
};
